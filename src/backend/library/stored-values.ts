/** BCP 47 code for a stored language that cannot be read. */
export const UNDETERMINED = 'und'

/** Parses a stored value. Returns undefined for invalid JSON: the parser's message would quote it in a log. */
export function parseStoredJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
