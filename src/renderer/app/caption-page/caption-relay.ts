import type { Result } from '../../../core/base/result.ts'

const RETRY_MS = 1000

/** The thread that passes captions on. */
export interface RelayThread {
  readonly close: () => void
}

interface CaptionRelayPorts {
  /** Asks the host for a ticket. */
  readonly ticket: () => Promise<Result<{ readonly ticket: string }>>
  /** @param closed called when the thread has lost its connection */
  readonly open: (ticket: string, closed: () => void) => RelayThread
  readonly after: (ms: number, run: () => void) => void
}

/** Passes captions on to the host while the caption page has viewers. */
export class CaptionRelay {
  readonly #ports: CaptionRelayPorts
  #isWanted = false
  #isOpening = false
  #thread: RelayThread | undefined

  constructor(ports: CaptionRelayPorts) {
    this.#ports = ports
  }

  set viewers(viewers: number) {
    this.#isWanted = viewers > 0
    if (this.#isWanted) void this.#open()
    else this.#close()
  }

  async #open(): Promise<void> {
    if (this.#thread !== undefined || this.#isOpening) return
    this.#isOpening = true
    const issued = await this.#ports.ticket()
    this.#isOpening = false
    if (!this.#isWanted) return
    if (issued.ok) this.#thread = this.#ports.open(issued.value.ticket, () => this.#lost())
    else this.#retry()
  }

  #lost(): void {
    this.#close()
    this.#retry()
  }

  #retry(): void {
    this.#ports.after(RETRY_MS, () => {
      if (this.#isWanted) void this.#open()
    })
  }

  #close(): void {
    this.#thread?.close()
    this.#thread = undefined
  }
}
