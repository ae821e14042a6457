const startsWith = (bytes: Uint8Array, ...first: readonly number[]) =>
  first.every((byte, i) => bytes[i] === byte)

/** A text of a file in UTF-8, UTF-16 with its mark, or else in Windows-1252; undefined if the bytes are no text. */
export function decodeText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (startsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  // A text of these encodings has no zero bytes.
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
