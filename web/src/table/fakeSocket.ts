// A socket for tests: it keeps what the page sends, and lets the page hear what a server would say.
import type { ClientMessage } from '../wire'
import type { Socket } from './connection.svelte'

export class FakeSocket implements Socket {
  readyState = 1
  sent: ClientMessage[] = []
  onmessage: ((event: MessageEvent) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage)
  }
  close() {}
  hear(message: object) {
    this.onmessage?.(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
}
