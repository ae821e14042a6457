import { dump } from 'js-yaml'

/** Files of a recipe, by their paths in the folder `packaging`. */
export type Recipe = Readonly<Record<string, string>>

/** Returns the SHA-256 of a published file, in hexadecimal. */
export type SumOf = (file: string) => string

/** First line of every file, as a comment of its language. */
export const WRITTEN = '# Written by `npm run recipes` from package.json and packaging/SHA256SUMS.'

/** A YAML file with comments above it. */
export const yaml = (value: object, ...comments: readonly string[]): string =>
  [WRITTEN, ...comments, dump(value, { lineWidth: 110 })].join('\n')
