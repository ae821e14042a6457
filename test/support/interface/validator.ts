import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import type { Schema } from './json-schema.ts'

interface Languages {
  readonly target_languages?: readonly unknown[]
  readonly target_media_languages?: readonly unknown[]
}

// `$data` compares two fields; rules repeat fields without their types.
const ajv = new Ajv2020({
  allErrors: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  $data: true,
})
/** Raw bytes, at most so many. */
ajv.addKeyword({
  keyword: 'bytes',
  schemaType: 'number',
  error: { message: ({ schema }) => `must be bytes, at most ${schema}` },
  validate: (most: number, value: unknown) => value instanceof Uint8Array && value.length <= most,
})
/** Spoken languages count among the targets. */
ajv.addKeyword({
  keyword: 'maxLanguages',
  schemaType: 'number',
  error: { message: ({ schema }) => `must name at most ${schema} languages, spoken ones included` },
  validate: (most: number, { target_languages: read = [], target_media_languages: heard = [] }: Languages) =>
    new Set([...read, ...heard]).size <= most,
})

/** Says how a value differs from its schema: nothing if it does not. */
export type Validate = (value: unknown) => string[]

/** `/body/text must be array`; a field that is missing or unknown is part of the path. */
function toWords({ instancePath, message = '', params }: ErrorObject): string {
  const { additionalProperty, missingProperty, allowedValues } = params as Record<string, unknown>
  const field = additionalProperty ?? missingProperty
  const path = typeof field === 'string' ? `${instancePath}/${field}` : instancePath
  return `${path} ${message}${Array.isArray(allowedValues) ? `: ${allowedValues.join()}` : ''}`
}

export function validatorOf(schema: Schema): Validate {
  const validate = ajv.compile(schema)
  return (value) => {
    if (validate(value)) return []
    // A deviation of every element of a list is said once.
    const words = new Map(
      (validate.errors ?? []).map(toWords).map((each) => [each.replaceAll(/\/\d+/g, '/#'), each]),
    )
    return [...words.values()]
  }
}
