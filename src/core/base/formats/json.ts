import { err, ok, type Result } from '../result.ts'
import type { MessageLimits } from './decode-message.ts'

/** Limits of a JSON text, whose length counts as its bytes. */
export interface JsonLimits extends MessageLimits {
  /** Number of elements of an array, or of members of an object. */
  readonly maxItems: number
}

const MB = 1024 * 1024

/** Enough for all that describes one thing, or a page of a list. */
export const DEFAULT_JSON_LIMITS: JsonLimits = {
  maxBytes: MB,
  maxValues: 100_000,
  maxDepth: 32,
  maxItems: 10_000,
}

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a]
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * Parses untrusted JSON. A megabyte of it can become a hundred of objects, and of faults in them: what it would become is
 * counted first, in one pass over the text.
 *
 * @returns a reason for the log if it is refused, without a word of the text
 */
export function parseJson(text: string, limits: Partial<JsonLimits> = {}): Result<unknown, string> {
  const flaw = findFlaw(text, { ...DEFAULT_JSON_LIMITS, ...limits })
  if (flaw !== undefined) return err(flaw)
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('not JSON')
  }
}

function findFlaw(text: string, { maxBytes, maxValues, maxDepth, maxItems }: JsonLimits): string | undefined {
  if (text.length > maxBytes) return 'too long'
  /** Items of the innermost open container before the present one, and of those around it. */
  let items = 0
  const around: number[] = []
  let values = 1
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at)
        break
      case OPEN_ARRAY:
      case OPEN_OBJECT:
        around.push(items)
        if (around.length > maxDepth) return 'nested too deep'
        items = 0
        values += 1
        break
      case CLOSE_ARRAY:
      case CLOSE_OBJECT:
        items = around.pop() ?? 0
        break
      case COMMA:
        items += 1
        if (items === maxItems) return 'too many items in a list'
        values += 1
        break
      case COLON:
        values += 1
        break
    }
    if (values > maxValues) return 'too many values'
  }
  return undefined
}

/** Index of the quotation mark that ends the string that begins at `start`. */
function endOfString(text: string, start: number): number {
  let at = start + 1
  for (let code = text.charCodeAt(at); at < text.length && code !== QUOTE; code = text.charCodeAt(at))
    at += code === BACKSLASH ? 2 : 1
  return at
}
