import * as z from 'zod'
import { betaTexts, textSources, textTargets } from '../text-languages.ts'

/** Fields of JSON and forms. A form has booleans and numbers as strings, and a list of one item as a plain value. */

export const flag = z.union([
  z.boolean(),
  z.enum(['0', '1', 'true', 'false']).transform((word) => word === '1' || word === 'true'),
])

export const integer = (min: number, max: number) =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(z.int().min(min).max(max))

const listOrOne = z.union([z.array(z.string()), z.string().transform((one) => [one])])

export const texts = listOrOne.pipe(z.array(z.string()).min(1).max(50))

/** Texts of at most `longest` Unicode code points each. */
export const textsOf = (longest: number) => listOrOne.pipe(z.array(textOf(longest)))

/** A list, or names with commas between them. */
export const names = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .transform((list) => list.map((name) => name.trim()).filter(Boolean))

/** A text of 1 to `longest` Unicode code points. */
export const textOf = (longest: number) =>
  z
    .string()
    .min(1)
    .refine((text) => Array.from(text).length <= longest, `longer than ${longest} characters`)

const codeOf = (codes: ReadonlySet<string>) =>
  z
    .string()
    .transform((value) => value.toUpperCase())
    .refine((value) => codes.has(value), 'not supported')

export const sourceCode = codeOf(new Set([...textSources, ...betaTexts]))
/** Plain English and Portuguese are treated as one of their variants. */
export const targetCode = codeOf(new Set([...textTargets, ...betaTexts, 'EN', 'PT']))

/** `EN` of `EN-GB`. */
export const baseOf = (code: string): string => code.split('-', 1)[0] ?? code

/** Parameters of the requested page of a list. */
export const paging = {
  page: integer(0, Number.MAX_SAFE_INTEGER).default(0),
  page_size: integer(1, 25).default(10),
}

export const listPageOf = <T>(
  all: readonly T[],
  { page, page_size: size }: { page: number; page_size: number },
): T[] => all.slice(page * size, (page + 1) * size)

/** Query parameters for `parseParameters`: a repeated one becomes a list. */
export const readQuery = (query: URLSearchParams): object =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
