import type * as z from 'zod'

/** What a client sent, read; or why it cannot be taken, in words for its developer. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly message: string }

/**
 * Reads the parameters of a request.
 *
 * @param nulls a parameter that is null is as good as left out, unless null means something
 */
export function parseInput<T>(
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

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}
