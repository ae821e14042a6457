import { toTerminalJson } from '../core/base/terminal-text.ts'

/** Bytes have no form of their own in JSON. */
const forJson = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

/** Prints a value on standard output, as JSON that people can read. */
export const printJson = (value: unknown): void =>
  console.log(toTerminalJson(JSON.stringify(value, forJson, 2)))
