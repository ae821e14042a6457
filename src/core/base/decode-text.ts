import { err, ok, type Result } from './result.ts'

/** Encodings that a text file may have: UTF-8, or UTF-16 with the byte order mark that spreadsheets write. */
export type TextEncodingName = 'utf-8' | 'utf-16le' | 'utf-16be'

const startsWith = (bytes: Uint8Array, ...mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte)

export function textEncodingOf(bytes: Uint8Array): TextEncodingName {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

/**
 * Decodes a text file. Other encodings are not guessed: a wrong guess would silently corrupt every accent.
 *
 * @returns the encoding that it would have had to have, if it has another one
 */
export function decodeText(bytes: Uint8Array): Result<string, TextEncodingName> {
  const encoding = textEncodingOf(bytes)
  try {
    return ok(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return err(encoding)
  }
}

/** The text of a JSON file, which any program may have written: by its byte order mark in UTF-16, and otherwise in UTF-8. */
export const jsonTextOf = (bytes: Uint8Array): string => new TextDecoder(textEncodingOf(bytes)).decode(bytes)
