import * as z from 'zod/mini'
import { sessionFileSchema } from '../../src/core/library/export/session-file.ts'

/** The schema of exported sessions, for other programs. */
export const sessionFileJsonSchema = (): string =>
  `${JSON.stringify({ title: 'A session exported by Parley', ...z.toJSONSchema(sessionFileSchema, { io: 'input', unrepresentable: 'any' }) }, undefined, 2)}\n`
