import type * as z from 'zod/mini'

/**
 * Values that a schema accepts: each choice of an enum, a union or an optional field occurs in at least one.
 *
 * @param fixed names of fields that get a single value
 */
export function examplesOf(schema: z.core.$ZodType, fixed: readonly string[] = []): unknown[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return ['Text.']
    case 'number':
      return [5000]
    case 'literal':
      return [...def.values]
    case 'enum':
      return Object.values(def.entries)
    case 'optional':
      return [undefined, ...examplesOf(def.innerType, fixed)]
    case 'array':
      return [[1, 2].flatMap(() => examplesOf(def.element, fixed).slice(0, 1))]
    case 'union':
      return def.options.flatMap((option) => examplesOf(option, fixed))
    case 'object':
      return objectsOf(def.shape, fixed)
    default:
      throw new Error(`no example of ${def.type}`)
  }
}

/** The object with the first choice for every field, and one more for each other choice. */
function objectsOf(shape: z.core.$ZodShape, fixed: readonly string[]): object[] {
  const choices = Object.entries(shape).map(([name, field]) => {
    const values = examplesOf(field, fixed)
    return [name, fixed.includes(name) ? values.slice(0, 1) : values] as const
  })
  const first = Object.fromEntries(choices.map(([name, [value]]) => [name, value]))
  const others = choices.flatMap(([name, [, ...values]]) =>
    values.map((value) => ({ ...first, [name]: value })),
  )
  return [first, ...others].map((each) =>
    Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined)),
  )
}
