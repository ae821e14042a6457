import * as z from 'zod/mini'
import { feedEventSchema } from '../../src/core/audience/feed/feed-events.ts'
import { sessionFileSchema } from '../../src/core/session/library/export/session-file.ts'

const jsonOf = (title: string, schema: z.ZodMiniType): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) }, undefined, 2)}\n`

/** The schemas of what other programs read, by their names in docs. */
export const publishedSchemas: Readonly<Record<string, () => string>> = {
  'session.schema.json': () => jsonOf('A session exported by Parley', sessionFileSchema),
  'feed.schema.json': () => jsonOf('An event of the feed of Parley', feedEventSchema),
}
