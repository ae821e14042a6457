import * as z from 'zod/mini'

/** The readable part of a stored value, and whether that is all of it. */
export interface Salvaged<T> {
  readonly value: T
  readonly isWhole: boolean
}

/** Reads a stored value; an invalid one becomes the fallback, so that one bad row never hides the others. */
export function salvage<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
  fallback: z.output<S>,
): Salvaged<z.output<S>> {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? { value: parsed.data, isWhole: true } : { value: fallback, isWhole: false }
}

/** The valid items of a stored list. */
export function salvageList<S extends z.ZodMiniType>(item: S, value: unknown): Salvaged<z.output<S>[]> {
  const items = Array.isArray(value) ? value : []
  const fitting = items.flatMap((each) => {
    const parsed = z.safeParse(item, each)
    return parsed.success ? [parsed.data] : []
  })
  return { value: fitting, isWhole: Array.isArray(value) && fitting.length === items.length }
}

/** The entries of a stored record with valid names and values. */
export function salvageRecord<S extends z.ZodMiniType>(
  name: z.ZodMiniType<string>,
  item: S,
  value: unknown,
): Salvaged<Record<string, z.output<S>>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const fitting = entries.flatMap(([key, each]): [string, z.output<S>][] => {
    const parsed = z.safeParse(item, each)
    return parsed.success && z.safeParse(name, key).success ? [[key, parsed.data]] : []
  })
  const isWhole = typeof value === 'object' && value !== null && fitting.length === entries.length
  return { value: Object.fromEntries(fitting), isWhole }
}

/** A stored number, which may be a `bigint`, within bounds. */
export function salvageNumber(value: unknown, max: number): number {
  const number = Number(value)
  return Number.isNaN(number) ? 0 : Math.min(Math.max(number, 0), max)
}
