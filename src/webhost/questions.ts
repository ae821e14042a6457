import { toTerminalLine } from '../backend/base/terminal-text.ts'
import type { Confirmation, ConfirmChange } from '../backend/network/confirmation.ts'
import type { CallContext } from '../core/base/call.ts'
import type { ProxyChoice } from '../core/product/network/proxy.ts'

const YES = new Set(['y', 'yes'])
const NO = new Set(['', 'n', 'no'])
/** Within this time nobody has read a question: a yes was meant for the one before. */
export const MIN_READING_MS = 1000

const routeOf = (proxy: ProxyChoice): string => {
  if (proxy.mode === 'fixed') return `through the proxy ${proxy.url}`
  return proxy.mode === 'none' ? 'through no proxy' : 'through the proxy of the system, if it has one'
}

interface Question {
  readonly lines: readonly string[]
  /** Printed after either answer. */
  readonly outcomes: { readonly confirmed: string; readonly declined: string }
}

/** Asks questions in the terminal in which the web host was started, where no page can answer. */
export class Questions {
  readonly #say: (line: string) => void
  readonly #now: () => number
  #open:
    | (Question & { readonly askedAt: number; readonly settle: (isConfirmed: boolean) => void })
    | undefined
  #isClosed = false

  /** @param now in milliseconds */
  constructor(say: (line: string) => void, now: () => number) {
    this.#say = say
    this.#now = now
  }

  /** @returns whether the line was a plain answer; any other line also declines, but returns false */
  enter(line: string): boolean {
    const question = this.#open
    if (question === undefined) return false
    const answer = line.trim().toLowerCase()
    const isConfirmed = YES.has(answer)
    if (isConfirmed && this.#now() - question.askedAt < MIN_READING_MS) {
      this.#say('That was too fast for an answer. Read the question above, then answer it.')
      return true
    }
    question.settle(isConfirmed)
    this.#say(question.outcomes[isConfirmed ? 'confirmed' : 'declined'])
    return isConfirmed || NO.has(answer)
  }

  /** Declines the open question and all later ones. */
  close(): void {
    this.#isClosed = true
    this.#open?.settle(false)
  }

  readonly confirm: ConfirmChange = ({ proxy, streamDomains, endsUpdates }, context) =>
    this.#ask(
      {
        lines: [
          'A page of Parley asks for a change of what protects you:',
          ...(proxy === undefined ? [] : [`  requests go ${routeOf(proxy)}`]),
          ...streamDomains.map((domain) => `  sound may also be sent to ${domain}`),
          ...(endsUpdates ? ['  Parley no longer looks for new versions, not even for security fixes'] : []),
          'Have you just made this change? Type y and Enter to allow it, Enter alone to refuse it.',
        ],
        outcomes: { confirmed: 'Allowed.', declined: 'Not allowed: nothing was changed.' },
      },
      context,
    )

  /** @param folders whose data is deleted */
  readonly confirmDeletion = (folders: readonly string[], context: CallContext): Promise<Confirmation> =>
    this.#ask(
      {
        lines: [
          'A page of Parley asks to delete everything that Parley stored on this computer: accounts, settings, presets,',
          'and all sessions with their audio, texts and documents. This cannot be undone.',
          ...folders.map((folder) => `  ${toTerminalLine(folder)}`),
          'Do you want that? Type y and Enter to delete it, Enter alone to keep it.',
        ],
        outcomes: { confirmed: 'Deleting.', declined: 'Nothing was deleted.' },
      },
      context,
    )

  /** One question at a time: another one is declined. */
  async #ask(question: Question, { signal }: CallContext): Promise<Confirmation> {
    if (this.#isClosed) return 'unasked'
    if (signal.aborted || this.#open !== undefined) return 'declined'
    const askedAt = this.#now()
    for (const line of question.lines) this.#say(line)
    const isConfirmed = await new Promise<boolean>((settle) => {
      this.#open = { ...question, askedAt, settle }
      signal.addEventListener('abort', () => settle(false), { once: true })
    })
    this.#open = undefined
    return isConfirmed ? 'confirmed' : 'declined'
  }
}
