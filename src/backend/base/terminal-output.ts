import { cutToColumns } from '../../core/base/words/columns.ts'
import { toTerminalText } from './terminal-text.ts'

/** Moves to the beginning of the line and erases it. */
const CLEAR_LINE = '\r\u001B[K'

/** An output of the process. Whatever is printed comes from elsewhere at times, and must not command a terminal. */
export class TerminalOutput {
  readonly #stream: () => NodeJS.WriteStream

  /** @param stream resolved with every use: a process without a terminal may have none */
  constructor(stream: () => NodeJS.WriteStream) {
    this.#stream = stream
  }

  /** Prints lines for people. */
  print(lines: string): void {
    this.#stream().write(`${toTerminalText(lines)}\n`)
  }

  /** Writes content for a file or another program as it is; if a terminal shows it, without what would command it. */
  write(content: string | Uint8Array): void {
    const stream = this.#stream()
    stream.write(stream.isTTY ? toTerminalText(Buffer.from(content).toString()) : content)
  }

  /** Shows a line that the next output overwrites; on a terminal only. */
  show(line: string): void {
    this.clearLine()
    const stream = this.#stream()
    if (stream.isTTY) stream.write(cutToColumns(toTerminalText(line), (stream.columns ?? 80) - 1))
  }

  /** Erases the line that was shown. */
  clearLine(): void {
    const stream = this.#stream()
    if (stream.isTTY) stream.write(CLEAR_LINE)
  }
}

export const stdout = new TerminalOutput(() => process.stdout)
export const stderr = new TerminalOutput(() => process.stderr)
