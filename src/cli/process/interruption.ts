import { constants } from 'node:os'
import type { Clock } from '../../core/base/clock.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
type EndSignal = (typeof SIGNALS)[number]
/** npm passes on a Ctrl+C that the terminal has already sent to both. */
const REPEATED_MS = 500

/** The early end of this process's command: by a signal, or because an output takes nothing more. */
export class Interruption {
  readonly #clock: Clock
  readonly #controller = new AbortController()
  #by: EndSignal | undefined
  #at = Number.POSITIVE_INFINITY

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Aborted when the command is to end. What it has begun is still finished and written. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** The signal that has ended the command. */
  get by(): EndSignal | undefined {
    return this.#by
  }

  /** Takes signals from now on, instead of ending at once. @returns stops taking them */
  watch(): () => void {
    const take = (name: EndSignal) => {
      const now = this.#clock.now()
      // A second one does not wait for what is pending.
      if (now - this.#at > REPEATED_MS) {
        stop()
        endBy(name)
      }
      this.#at = Math.min(this.#at, now)
      this.#by ??= name
      this.abort()
    }
    const stop = () => {
      for (const name of SIGNALS) process.off(name, take)
    }
    for (const name of SIGNALS) process.on(name, take)
    return stop
  }

  abort(): void {
    this.#controller.abort()
  }
}

/** Ends this process as the signal would have: only then does a shell also end the loop that it runs it in. */
export function endBy(name: EndSignal): void {
  process.exitCode = 128 + constants.signals[name]
  // Windows has no signals, and would end it with another code.
  if (process.platform === 'win32') process.exit()
  process.kill(process.pid, name)
}
