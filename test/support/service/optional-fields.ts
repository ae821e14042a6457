import type * as z from 'zod/mini'

/** An object schema and the name of one of its fields. */
export interface OptionalField {
  readonly owner: z.core.$ZodType
  readonly name: string
}

/** The optional fields of a schema, at any depth. Schemas that share an object share its fields. */
export function optionalFieldsOf(schema: z.core.$ZodType): OptionalField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => [
        ...(isOptional(field) ? [{ owner: schema, name }] : []),
        ...optionalFieldsOf(field),
      ])
    case 'array':
      return optionalFieldsOf(def.element)
    case 'record':
      return optionalFieldsOf(def.valueType)
    default:
      return insideOf(def).flatMap(optionalFieldsOf)
  }
}

/** The optional fields that a value leaves out, as missing or as `null`. */
export function leftOutOf(schema: z.core.$ZodType, value: unknown): OptionalField[] {
  if (typeof value !== 'object' || value === null) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => {
        const given: unknown = Reflect.get(value, name) ?? undefined
        if (given !== undefined) return leftOutOf(field, given)
        return isOptional(field) ? [{ owner: schema, name }] : []
      })
    case 'array':
      return Array.isArray(value) ? value.flatMap((each) => leftOutOf(def.element, each)) : []
    case 'record':
      return Object.values(value).flatMap((each) => leftOutOf(def.valueType, each))
    default:
      return insideOf(def).flatMap((inner) => leftOutOf(inner, value))
  }
}

const isOptional = (schema: z.core.$ZodType) => schema._zod.def.type === 'optional'

/** Schemas that another one wraps or chooses from. */
function insideOf(def: z.core.$ZodTypes['_zod']['def']): readonly z.core.$ZodType[] {
  if (def.type === 'union') return def.options
  if (def.type === 'pipe') return [def.in]
  return 'innerType' in def ? [def.innerType] : []
}
