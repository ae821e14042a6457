import type * as z from 'zod'
import { refuse } from './api-request.ts'

/** Parsed input of a client, or an error message for its developer. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

/**
 * Reads the parameters of a request.
 *
 * @param nulls null parameters count as omitted, unless null has a meaning
 */
export function parseParameters<T>(
  schema: z.ZodType<T>,
  input: unknown,
  nulls: 'left-out' | 'meant' = 'left-out',
): Parsed<T> {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    return { ok: false, message: 'The request body must be an object.' }
  const given = Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null || nulls === 'meant'),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issue = parsed.error.issues[0]
  const field = issue?.path.map(String).join('.') ?? ''
  const isMissing = issue !== undefined && valueAt(given, issue.path) === undefined
  return {
    ok: false,
    message: isMissing
      ? `Parameter '${field}' not specified.`
      : `Bad value for '${field}': ${issue?.message ?? ''}.`,
  }
}

/** Reads the parameters of a request as `parseParameters` does, and refuses the request where they are wrong. */
export function readInput<T>(schema: z.ZodType<T>, input: unknown, nulls?: 'left-out' | 'meant'): T {
  const parsed = parseParameters(schema, input, nulls)
  return parsed.ok ? parsed.value : refuse(400, parsed.message)
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}
