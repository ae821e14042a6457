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

/** Bytes that are decoded at once, until the wrong one is among them. */
const CHUNK = 4096

/** Decodes the beginning, and then what has the wrong byte one by one. */
function wrongByteIn(bytes: Uint8Array, encoding: TextEncodingName): WrongByte {
  let text = ''
  let at = 0
  for (const size of [CHUNK, 1]) {
    const decoder = new TextDecoder(encoding, { fatal: true })
    text = decoder.decode(bytes.subarray(0, at), { stream: true })
    try {
      for (; at < bytes.length; at += size)
        text += decoder.decode(bytes.subarray(at, at + size), { stream: true })
    } catch {
      // It is in this chunk.
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
