// Writes the JSON schemas of what other programs read: docs/session.schema.json and docs/feed.schema.json.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { publishedSchemas } from './published-schemas.ts'

for (const [name, schema] of Object.entries(publishedSchemas))
  await writeFile(join(root, 'docs', name), schema())
