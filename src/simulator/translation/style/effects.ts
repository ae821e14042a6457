/** @param language base code in lower case */
export type Change = (text: string, language: string) => string

/** Effects of a rule's options: `category.rule`, then option. */
export type Effects = Readonly<Record<string, Readonly<Record<string, Change>>>>

export const replacing =
  (pattern: RegExp, replacement: string): Change =>
  (text) =>
    text.replaceAll(pattern, replacement)
