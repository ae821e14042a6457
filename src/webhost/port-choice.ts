import type { jsonFile } from '../backend/settings/settings-folder.ts'
import type { PortHolder } from './port-holder.ts'

/** The default port. It never changes, so that browsers remember the microphone permission of the page. */
export const DEFAULT_PORT = 41_725

interface PortChoiceOptions {
  /** The port chosen by the user for this run; it is not remembered. */
  readonly named: number | undefined
  /** Remembers the port between runs. */
  readonly file: Pick<ReturnType<typeof jsonFile>, 'load' | 'save'>
  readonly pid: number
  /** Whether a process of this user is running. */
  readonly isRunning: (pid: number) => boolean
  readonly holderOf: (port: number) => PortHolder
  readonly say: (line: string) => void
}

/**
 * Chooses the port of the web host. A browser identifies the page by it, microphone permission included; so a
 * port that another user has taken is abandoned for good.
 */
export class PortChoice {
  readonly #options: PortChoiceOptions
  readonly #before: { readonly port: number; readonly pid: number } | undefined
  /** The previous port is kept for the next run: it is in use by another program of this user. */
  #isKept = false

  constructor(options: PortChoiceOptions) {
    this.#options = options
    this.#before = readChoice(options.file)
  }

  get wanted(): number {
    return this.#options.named ?? this.#before?.port ?? DEFAULT_PORT
  }

  /** Called when the wanted port is taken: reports by whom, and the consequences. */
  taken(port: number): void {
    const { named, isRunning, holderOf, say } = this.#options
    const holder = holderOf(port)
    const isParley = this.#before?.port === port && isRunning(this.#before.pid)
    this.#isKept = isParley || holder.type === 'own-user'
    if (this.#isKept)
      return say(
        `Port ${port} is taken by ${isParley ? 'another Parley' : 'another program'} of yours. This one is at another port, where the browser asks for the microphone again.`,
      )
    const whose = holder.type === 'other-user' ? `a program of the user ${holder.name}` : 'another program'
    if (named !== undefined) return say(`Port ${port} is taken by ${whose}. This run is at another one.`)
    say(
      `Port ${port} is taken by ${whose}, and Parley chooses another one for good. If your browser has let Parley use the microphone at http://127.0.0.1:${port}, take that back in its settings, and open that address no more: whoever answers there could listen.`,
    )
  }

  /** Called when the web host is listening. */
  listening(port: number): void {
    if (this.#isKept || this.#options.named !== undefined) return
    const { file, pid, say } = this.#options
    try {
      file.save({ port, pid })
    } catch (thrown) {
      say(`The port could not be remembered for the next time: ${String(thrown)}`)
    }
  }
}

function readChoice(file: PortChoiceOptions['file']): { port: number; pid: number } | undefined {
  try {
    const { port, pid } = (file.load() ?? {}) as { port?: unknown; pid?: unknown }
    return isPort(port) && typeof pid === 'number' ? { port, pid } : undefined
  } catch {
    // An unreadable file is overwritten.
    return undefined
  }
}

const isPort = (port: unknown): port is number =>
  Number.isInteger(port) && Number(port) >= 1024 && Number(port) <= 65_535
