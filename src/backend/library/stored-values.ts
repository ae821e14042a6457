/** BCP 47: stands where the language of something that is stored cannot be read. */
export const UNDETERMINED = 'und'

/** Parses a stored value. Returns undefined for what is no JSON: the parser's own words would quote it in a log. */
export function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
