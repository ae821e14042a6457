import type { ProfileName } from '../../../src/core/service/service-profiles.ts'
import type { Fields, Schema } from './json-schema.ts'

/** The requests of an operation in the public interface. A field that is not named must not be sent. */
export interface RequestSchema {
  /** The deployment that has the operation; omitted if all have it. */
  readonly only?: ProfileName
  readonly query?: Schema
  /** A body of JSON. */
  readonly body?: Schema
  /** A body of `multipart/form-data`; a file is `{name, bytes}`. */
  readonly parts?: Schema
  /** Headers besides those of every request. */
  readonly headers?: Fields
  /** Maximum length of the body. */
  readonly maxBytes?: number
}

/** Requests by method and path. */
export type RequestSchemas = Readonly<Record<string, RequestSchema>>
