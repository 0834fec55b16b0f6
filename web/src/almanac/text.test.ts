import { expect, it } from 'vitest'
import { blocks } from './text'

const plain = (text: string) => ({ kind: 'plain', text })

it('parts paragraphs at blank lines', () => {
  expect(blocks('One.\n\nTwo.')).toEqual([
    { kind: 'paragraph', spans: [plain('One.')] },
    { kind: 'paragraph', spans: [plain('Two.')] },
  ])
})

it('gathers the items of a list, also right after its introduction', () => {
  expect(blocks('Costs:\n- Road: one brick.\n- City: three ore.')).toEqual([
    { kind: 'paragraph', spans: [plain('Costs:')] },
    { kind: 'list', items: [[plain('Road: one brick.')], [plain('City: three ore.')]] },
  ])
})

it('marks what stands between backticks', () => {
  expect(blocks('Option `first_player=oldest` decides.')).toEqual([
    { kind: 'paragraph', spans: [plain('Option '), { kind: 'code', text: 'first_player=oldest' }, plain(' decides.')] },
  ])
})

it('bears an empty text', () => {
  expect(blocks('')).toEqual([])
})
