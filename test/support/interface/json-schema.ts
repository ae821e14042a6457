/** Part of a JSON Schema (draft 2020-12, with the keyword `bytes` of validator.ts). */
export type Schema = Readonly<Record<string, unknown>>
export type Fields = Readonly<Record<string, Schema>>

export const text: Schema = { type: 'string' }
export const filled: Schema = { type: 'string', minLength: 1 }
export const flag: Schema = { type: 'boolean' }
export const uuid: Schema = {
  type: 'string',
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
}
/** ISO 8601, as the service writes it. */
export const moment: Schema = {
  type: 'string',
  pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z?$',
}
export const date: Schema = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' }
/** A number in a URL or a form. */
export const digits: Schema = { type: 'string', pattern: '^\\d+$' }

export const among = (...values: readonly string[]): Schema => ({ type: 'string', enum: values })
export const upTo = (maxLength: number, minLength = 0): Schema => ({ type: 'string', minLength, maxLength })
export const integer = (minimum = 0, maximum?: number): Schema => ({
  type: 'integer',
  minimum,
  ...(maximum !== undefined && { maximum }),
})
export const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })
export const listOf = (items: Schema, maxItems?: number, minItems = 0): Schema => ({
  type: 'array',
  items,
  minItems,
  ...(maxItems !== undefined && { maxItems }),
})

/** An object with these fields and no others. */
export const closed = (required: Fields, optional: Fields = {}, ...rules: readonly Schema[]): Schema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
  ...(rules.length > 0 && { allOf: rules }),
})
/** An object whose field names are free. */
export const mapOf = (values: Schema): Schema => ({ type: 'object', additionalProperties: values })

/** Rule: a field does not go with another one. */
export const excludes = (field: string, other: string): Schema => ({
  dependentSchemas: { [field]: { properties: { [other]: false } } },
})
/** Rule: a field needs another one. */
export const needs = (field: string, other: string): Schema => ({ dependentRequired: { [field]: [other] } })
/** Rule: where a field is set, others have these values. */
export const restricts = (field: string, others: Fields): Schema => ({
  dependentSchemas: { [field]: { properties: others } },
})
