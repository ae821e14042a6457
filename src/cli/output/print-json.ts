import { stdout } from '../../backend/base/terminal-output.ts'
import { toTerminalJson } from '../../backend/base/terminal-text.ts'

/** JSON has no representation of bytes; they are written in base64. */
const forJson = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

/** Prints a value on standard output, as JSON that people can read. */
export const printJson = (value: unknown): void =>
  stdout.print(toTerminalJson(JSON.stringify(value, forJson, 2)))
