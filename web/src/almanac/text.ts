// An article's text as blocks: paragraphs parted by blank lines, lists whose items begin with "- ",
// and names of options and values between backticks.

export type Span = { kind: 'plain' | 'code'; text: string }
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] }

const ITEM = '- '

export function blocks(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap(paragraph)
}

/** A paragraph, and the list that may follow it line by line. */
function paragraph(text: string): Block[] {
  const found: Block[] = []
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const last = found.at(-1)
    if (!line.startsWith(ITEM)) found.push({ kind: 'paragraph', spans: spans(line) })
    else if (last?.kind === 'list') last.items.push(spans(line.slice(ITEM.length)))
    else found.push({ kind: 'list', items: [spans(line.slice(ITEM.length))] })
  }
  return found
}

function spans(line: string): Span[] {
  return line
    .split('`')
    .map((text, i): Span => ({ kind: i % 2 ? 'code' : 'plain', text }))
    .filter((each) => each.text)
}
