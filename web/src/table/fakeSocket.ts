// A socket for tests: it keeps what the page sends, and lets the page hear what a server would say.
import type { ClientMessage } from '../wire'
import type { Socket } from './connection.svelte'

export class FakeSocket implements Socket {
  readyState = 1
  sent: ClientMessage[] = []
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  address: string

  constructor(address = '') {
    this.address = address
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close() {
    this.readyState = 3
  }
  hear(message: object) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  drop(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code } as CloseEvent)
  }
  get last() {
    return this.sent.at(-1)!
  }
}
