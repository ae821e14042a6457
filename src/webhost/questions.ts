import type { Confirm } from '../backend/network/confirmation.ts'

const YES = new Set(['y', 'yes'])
const NO = new Set(['', 'n', 'no'])

interface Question {
  readonly settle: (isConfirmed: boolean) => void
}

/** Asks questions in the terminal in which the web host was started, where no page can answer. */
export class Questions {
  readonly #say: (line: string) => void
  #question: Question | undefined
  #isClosed = false

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** @returns whether the line was a plain answer; any other line also declines, but returns false */
  enter(line: string): boolean {
    const question = this.#question
    if (question === undefined) return false
    const answer = line.trim().toLowerCase()
    const isConfirmed = YES.has(answer)
    question.settle(isConfirmed)
    this.#say(isConfirmed ? 'Allowed.' : 'Not allowed: nothing was changed.')
    return isConfirmed || NO.has(answer)
  }

  /** Declines the open question and all later ones. */
  close(): void {
    this.#isClosed = true
    this.#question?.settle(false)
  }

  readonly confirm: Confirm = async ({ proxy, authorities }, { signal }) => {
    if (this.#isClosed) return 'unasked'
    if (signal.aborted) return 'declined'
    this.#say('A page of Parley asks for a change that decides through whom everything is sent:')
    if (proxy !== undefined) this.#say(`  requests go through the proxy ${proxy}`)
    for (const { id, name, validFrom, validUntil } of authorities)
      this.#say(
        `  certificates of "${name.replace(/\p{C}/gu, '?')}" are trusted, from ${validFrom ?? 'unknown'} to ${validUntil}, SHA-256 ${id}`,
      )
    this.#say('Have you just made this change? Type y and Enter to allow it, Enter alone to refuse it.')
    const isConfirmed = await new Promise<boolean>((resolve) => {
      this.#question = { settle: resolve }
      signal.addEventListener('abort', () => resolve(false), { once: true })
    })
    this.#question = undefined
    return isConfirmed ? 'confirmed' : 'declined'
  }
}
