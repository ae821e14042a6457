import type { EventStream } from '../../core/audience/feed/feed-client.ts'

/** Length of one event, in UTF-16 code units: with the longest text in any script. */
const MAX_EVENT = 1 << 18

/** Server-sent events as a browser's `EventSource` reads them, which Node lacks; it does not connect again by itself. */
export class FetchedEvents extends EventTarget implements EventStream {
  readonly #abort = new AbortController()
  #isOpen = true

  constructor(address: URL) {
    super()
    void this.#read(address)
  }

  get readyState(): number {
    return this.#isOpen ? 1 : 2
  }

  close(): void {
    this.#isOpen = false
    this.#abort.abort()
  }

  async #read(address: URL): Promise<void> {
    try {
      const { ok, body } = await fetch(address, {
        headers: { Accept: 'text/event-stream' },
        redirect: 'error',
        signal: this.#abort.signal,
      })
      if (ok && body !== null) await this.#pass(body)
    } catch {
      // The connection is lost, or was closed.
    }
    this.close()
    this.dispatchEvent(new Event('error'))
  }

  async #pass(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    let rest = ''
    for await (const text of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n')
      rest = blocks.pop() ?? ''
      if (rest.length > MAX_EVENT) return
      for (const block of blocks) {
        const { event = 'message', data, id = '' } = fieldsOf(block)
        if (data !== undefined) this.dispatchEvent(new MessageEvent(event, { data, lastEventId: id }))
      }
    }
  }
}

const fieldsOf = (block: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    block.split('\n').map((line) => {
      const [, name = '', value = ''] = /^([^:]*): ?(.*)$/.exec(line) ?? []
      return [name, value]
    }),
  )
