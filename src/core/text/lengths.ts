const encoder = new TextEncoder()

/** Size of a text on the wire. */
export const utf8Bytes = (text: string): number => encoder.encode(text).length

/** Size of a value in the body of a request. */
export const jsonBytes = (value: unknown): number => utf8Bytes(JSON.stringify(value))

const SHORT_ESCAPES = new Set(['"', '\\', '\b', '\t', '\n', '\f', '\r'])

function jsonCharacterBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (SHORT_ESCAPES.has(character)) return 2
  if (code < 0x20 || (code >= 0xd8_00 && code <= 0xdf_ff)) return 6
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code > 0xff_ff ? 4 : 3
}

/** Size of a text inside a JSON string, without its quotes. Optimised for many short texts. */
export function jsonTextBytes(text: string): number {
  let bytes = 0
  for (const character of text) bytes += jsonCharacterBytes(character)
  return bytes
}
