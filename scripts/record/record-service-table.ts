// Writes docs/service.md: every operation of the service with its parameters, and the call that uses it.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { serviceTable } from '../service/service-table.ts'

await writeFile(join(root, 'docs', 'service.md'), serviceTable())
