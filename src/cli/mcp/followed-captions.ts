import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { follow } from '../follow/follow.ts'

/** Length of the text, in UTF-16 code units: about an hour of one language. The library has what is older. */
const MAX_TEXT = 60_000

interface Reading {
  readonly end: AbortController
  text: string
}

/** The newest captions of an app on this computer, as `parley follow` prints them. */
export class FollowedCaptions {
  readonly #clock: Clock
  readonly #changed: () => void
  readonly #end = new AbortController()
  #reading: Reading | undefined

  /** @param changed called when the text has grown */
  constructor(clock: Clock, changed: () => void) {
    this.#clock = clock
    this.#changed = changed
  }

  /** Undefined as long as none are followed. */
  get text(): string | undefined {
    return this.#reading?.text
  }

  /**
   * Follows an address instead of the last one.
   *
   * @returns why it cannot, if so
   */
  async follow(address: string): Promise<AppError | undefined> {
    const reading: Reading = { end: new AbortController(), text: '' }
    const { promise: noted, resolve } = Promise.withResolvers<undefined>()
    const write = (more: string): void => {
      if (more === '') return
      reading.text = (reading.text + more).slice(-MAX_TEXT)
      if (reading === this.#reading) this.#changed()
    }
    const ended = follow({
      address,
      isJson: false,
      out: { print: (line) => write(`${line}\n`), write: (content) => write(String(content)) },
      note: (line) => {
        write(`${line}\n`)
        resolve(undefined)
      },
      clock: this.#clock,
      signal: AbortSignal.any([reading.end.signal, this.#end.signal]),
    })
    const error = await Promise.race([ended, noted])
    if (error !== undefined) return error
    this.#reading?.end.abort()
    this.#reading = reading
    return undefined
  }

  end(): void {
    this.#end.abort()
  }
}
