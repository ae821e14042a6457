/** Writing systems between which spoken terms differ, as in ISO 15924; `Hani` is Chinese, `Jpan` Japanese. */
export type Script = 'Latn' | 'Cyrl' | 'Grek' | 'Arab' | 'Hebr' | 'Hani' | 'Jpan' | 'Kore' | 'Thai' | 'Beng'

/** A word or name of an agenda that speech recognition may not know. */
export interface TermProposal {
  readonly term: string
  readonly script: Script
  /** Whether it may be no name, so that it is offered and not taken by itself. */
  readonly isDoubtful: boolean
}

const SCRIPTS: readonly (readonly [RegExp, Script])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'Jpan'],
  [/\p{Script=Hangul}/u, 'Kore'],
  [/\p{Script=Han}/u, 'Hani'],
  [/\p{Script=Arabic}/u, 'Arab'],
  [/\p{Script=Hebrew}/u, 'Hebr'],
  [/\p{Script=Thai}/u, 'Thai'],
  [/\p{Script=Bengali}/u, 'Beng'],
  [/\p{Script=Cyrillic}/u, 'Cyrl'],
  [/\p{Script=Greek}/u, 'Grek'],
]

/**
 * The script of a name.
 *
 * @param hasKana whether the agenda has kana: then Han characters alone are Japanese
 */
export function scriptOf(name: string, hasKana: boolean): Script {
  const script = SCRIPTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'Latn'
  return script === 'Hani' && hasKana ? 'Jpan' : script
}
