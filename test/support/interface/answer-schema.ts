import type { Fields, Schema } from './json-schema.ts'

/** The answer to a successful request in the public interface. Without a body, it is empty or no JSON. */
export interface AnswerSchema {
  readonly status: readonly number[]
  readonly body?: Schema
}

/** Answers by method and path. */
export type AnswerSchemas = Readonly<Record<string, AnswerSchema>>

export const ok = (body: Schema): AnswerSchema => ({ status: [200], body })
export const created = (body: Schema): AnswerSchema => ({ status: [201], body })
export const accepted = (body: Schema): AnswerSchema => ({ status: [202], body })
export const deleted: AnswerSchema = { status: [204] }
export const bytes: AnswerSchema = { status: [200] }

/** Fields that one deployment alone has. */
export const onlyIf = (has: boolean, fields: Fields): Fields => (has ? fields : {})
