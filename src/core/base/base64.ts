/** Converts bytes to a string with one character per byte, in slices within the engine's argument limit. */
function toBinaryString(bytes: Uint8Array): string {
  const SLICE = 0x2000
  let binary = ''
  for (let at = 0; at < bytes.length; at += SLICE)
    binary += String.fromCharCode(...bytes.subarray(at, at + SLICE))
  return binary
}

export const toBase64 = (bytes: Uint8Array): string => btoa(toBinaryString(bytes))

/** @returns undefined if the text is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
