// Writes docs/session.schema.json: the JSON schema of an exported session.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { sessionFileJsonSchema } from './session-schema.ts'

await writeFile(join(root, 'docs', 'session.schema.json'), sessionFileJsonSchema())
