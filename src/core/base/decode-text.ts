import { err, ok, type Result } from './result.ts'
import { codePoints } from './unicode.ts'

/** Encodings that a text file may have: UTF-8, or UTF-16 with the byte order mark that spreadsheets write. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be'

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

export function textEncodingOf(bytes: Uint8Array): TextEncodingName {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

/** Where a file stops being text: its first wrong byte, counted from 1 in lines and characters. */
export interface WrongByte {
  readonly line: number
  readonly column: number
}

/** Decodes a text file. Other encodings are not guessed: a wrong guess would silently corrupt every accent. */
export function decodeText(bytes: Uint8Array): Result<string, WrongByte> {
  const encoding = textEncodingOf(bytes)
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return err(wrongByteIn(bytes, encoding))
  }
}

/** Finds the longest beginning that can be decoded; one that ends within a character can. */
function wrongByteIn(bytes: Uint8Array, encoding: TextEncodingName): WrongByte {
  let text = ''
  for (let [good, bad] = [0, bytes.length + 1]; bad - good > 1; ) {
    const middle = (good + bad) >>> 1
    try {
      const decoder = new TextDecoder(encoding, { fatal: true })
      text = decoder.decode(bytes.subarray(0, middle), { stream: true })
      good = middle
    } catch {
      bad = middle
    }
  }
  const lines = text.split(/\r\n|\r|\n/)
  return { line: lines.length, column: codePoints(lines.at(-1) ?? '') + 1 }
}

/**
 * The text of a JSON file of Parley's own, in UTF-16 with a byte order mark and otherwise in UTF-8. A wrong byte costs the
 * value that it is in, and not the file.
 */
export const jsonTextOf = (bytes: Uint8Array): string => new TextDecoder(textEncodingOf(bytes)).decode(bytes)
