import type { Pressed } from './accelerators.ts'

/** Signs of an American keyboard that shortcuts of pages use, by their positions. */
const SIGNS: Readonly<Record<string, string>> = {
  Comma: ',',
  Period: '.',
  Slash: '/',
  Minus: '-',
  Equal: '=',
}

/** Question marks of other scripts. */
const QUESTION = /^[؟？]$/

const isLatin = (key: string): boolean => /^\p{Script=Latin}/u.test(key)
/** A letter, vowel sign or digit of another script. Names of keys such as "Enter" are Latin letters. */
const isOfOtherScript = (key: string): boolean => /^(?![0-9])[\p{L}\p{M}\p{N}]/u.test(key) && !isLatin(key)

function latinKey({ key, code }: Pick<Pressed, 'key' | 'code'>): string | undefined {
  if (QUESTION.test(key)) return '?'
  const letter = /^Key([A-Z])$/.exec(code)?.[1]
  // Keyboards of other scripts have signs at some places of letters, such as "]" at that of D in Arabic.
  if (letter !== undefined) return isLatin(key) ? undefined : letter.toLowerCase()
  return isOfOtherScript(key) ? (/^Digit(\d)$/.exec(code)?.[1] ?? SIGNS[code]) : undefined
}

/**
 * The characters that a pressed key stands for in shortcuts of a page: its own, and on a keyboard without Latin letters
 * the one that an American keyboard has at its place.
 *
 * @param isTyping whether the key can type into a field
 * @returns nothing if the key types: on macOS, Option does so with most keys
 */
export function keysMeant(
  pressed: Pressed,
  { isMac, isTyping }: { readonly isMac: boolean; readonly isTyping: boolean },
): readonly string[] {
  const { key, altKey, ctrlKey, metaKey } = pressed
  if (isMac && isTyping && altKey && !ctrlKey && !metaKey) return []
  const latin = latinKey(pressed)
  return latin === undefined ? [key] : [key, latin]
}
