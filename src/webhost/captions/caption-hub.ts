import { encode } from '@msgpack/msgpack'
import type { CaptionPageSettings } from '../../core/caption-page/caption-page-calls.ts'
import type { ViewerFeed } from '../../core/caption-page/viewer-messages.ts'
import type { CaptionPublication } from '../../core/captions/publication.ts'
import type { NewestOnly } from './newest-only.ts'

/** Two sides in a few pages; more than that are no sessions. */
const MAX_RUNS = 16
const SETTINGS = 'settings'

export const packFeed = (message: ViewerFeed): Uint8Array => encode(message, { ignoreUndefined: true })

interface RunState {
  readonly publisher: object
  readonly sequence: number
  readonly packed: Uint8Array
}

/** Passes the newest state of each run on to all viewers. A state is packed once, however many they are. */
export class CaptionHub {
  readonly #viewers = new Set<NewestOnly>()
  readonly #runs = new Map<string, RunState>()
  #settings: Uint8Array | undefined

  get viewers(): number {
    return this.#viewers.size
  }

  add(viewer: NewestOnly): void {
    this.#viewers.add(viewer)
    if (this.#settings !== undefined) viewer.put(SETTINGS, this.#settings)
    for (const [run, { packed }] of this.#runs) viewer.put(run, packed)
  }

  /** @returns whether it was one of the viewers */
  remove(viewer: NewestOnly): boolean {
    return this.#viewers.delete(viewer)
  }

  removeAll(): void {
    this.#viewers.clear()
  }

  apply(settings: CaptionPageSettings): void {
    this.#settings = packFeed({ settings })
    this.#send(SETTINGS, this.#settings)
  }

  /** Two pages of one browser hear the same sessions: of a state that both publish, the second is ignored. */
  publish(publisher: object, captions: CaptionPublication): void {
    const { run, sequence } = captions
    const known = this.#runs.get(run)
    if (known === undefined ? this.#runs.size === MAX_RUNS : sequence <= known.sequence) return
    const packed = packFeed({ captions })
    this.#runs.set(run, { publisher, sequence, packed })
    this.#send(run, packed)
  }

  /** Ends a run whose engine is gone. */
  endRun(run: string): void {
    if (this.#runs.delete(run)) this.#send(run, packFeed({ over: run }))
  }

  /** Ends the runs that nobody publishes after a publisher has left. */
  leave(publisher: object): void {
    for (const [run, state] of this.#runs) if (state.publisher === publisher) this.endRun(run)
  }

  #send(kind: string, message: Uint8Array): void {
    for (const viewer of this.#viewers) viewer.put(kind, message)
  }
}
