import * as z from 'zod'
import { textSources, textTargets } from '../text-languages.ts'

/** Fields as JSON and forms write them. A form has words for booleans and numbers, and a list of one as a value. */

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

/** Of which each may be so many characters long: Unicode code points. */
export const textsOf = (longest: number) => listOrOne.pipe(z.array(textOf(longest)))

/** A list, or names with commas between them. */
export const names = z
  .union([z.array(z.string()), z.string().transform((list) => list.split(','))])
  .transform((list) => list.map((name) => name.trim()).filter(Boolean))

/** A text of at least one and so many characters at most: Unicode code points. */
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

export const sourceCode = codeOf(new Set(textSources))
/** English and Portuguese as such are taken for one of their variants. */
export const targetCode = codeOf(new Set([...textTargets, 'EN', 'PT']))

/** `EN` of `EN-GB`. */
export const baseOf = (code: string): string => code.split('-', 1)[0] ?? code

/** Which page of a list is wanted. */
export const paging = {
  page: integer(0, Number.MAX_SAFE_INTEGER).default(0),
  page_size: integer(1, 25).default(10),
}

export const pageOf = <T>(
  all: readonly T[],
  { page, page_size: size }: { page: number; page_size: number },
): T[] => all.slice(page * size, (page + 1) * size)

/** The parameters of an address, for `parseInput`: one that comes more than once is a list. */
export const readQuery = (query: URLSearchParams): object =>
  Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
