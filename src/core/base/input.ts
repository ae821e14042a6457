import * as z from 'zod/mini'
import type { AppErrorOf } from './errors.ts'
import { err, ok, type Result } from './result.ts'
import { codePoints } from './unicode.ts'

type InputError = AppErrorOf<'invalid-input'>
type Problem = InputError['problem']
type Issue = z.core.$ZodIssue

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

type Bounds = Extract<Issue, { code: 'too_big' | 'too_small' }>

function outOfBounds(issue: Bounds, value: unknown): Problem {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  if (typeof value !== 'string' && !Array.isArray(value))
    return { type: 'out-of-range', limit, actual: Number(value) }
  if (value.length === 0) return { type: 'missing' }
  const unit = typeof value === 'string' ? 'characters' : 'items'
  const actual = typeof value === 'string' ? codePoints(value) : value.length
  return issue.code === 'too_big'
    ? { type: 'too-much', limit, actual, unit }
    : { type: 'malformed', detail: `fewer than ${limit} ${unit}` }
}

function problemOf(issue: Issue, value: unknown): Problem {
  if (value === undefined) return { type: 'missing' }
  switch (issue.code) {
    case 'invalid_value':
      return { type: 'unknown-value', value: typeof value === 'string' ? value : JSON.stringify(value) }
    case 'too_big':
    case 'too_small':
      return outOfBounds(issue, value)
    case 'custom':
      return { type: 'malformed', detail: issue.message }
    default:
      return { type: 'malformed', detail: issue.code }
  }
}

const UNTIL_FAULT: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true }

/** Validates foreign data. A list is read up to its first element of another kind: a million faults cost gigabytes. */
export const parseUntilFault = <S extends z.core.$ZodType>(
  schema: S,
  input: unknown,
): z.util.SafeParseResult<z.core.output<S>> => z.safeParse(schema, input, UNTIL_FAULT)

/** Elements of a list that belongs to one thing. */
const MAX_ELEMENTS = 1000

/** A list of foreign data. */
export const listOf = <S extends z.ZodMiniType>(element: S, max = MAX_ELEMENTS): z.ZodMiniArray<S> =>
  z.array(element).check(z.maxLength(max))

/** Validates an input. The first violation becomes an error that names its field. */
export function parseInput<S extends z.core.$ZodType>(
  schema: S,
  input: unknown,
): Result<z.core.output<S>, InputError> {
  const parsed = parseUntilFault(schema, input)
  if (parsed.success) return ok(parsed.data)
  const issue = parsed.error.issues[0]
  if (issue === undefined) return err({ kind: 'invalid-input', field: '', problem: { type: 'missing' } })
  const { path } = issue
  return err({
    kind: 'invalid-input',
    field: path.map(String).join('.'),
    problem: problemOf(issue, valueAt(input, path)),
  })
}
