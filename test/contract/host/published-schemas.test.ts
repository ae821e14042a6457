import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { publishedSchemas } from '../../../scripts/record/published-schemas.ts'

it.each(Object.entries(publishedSchemas))('docs/%s is up to date with its script', async (name, schema) => {
  const published = await readFile(join(root, 'docs', name), 'utf8')
  expect(JSON.parse(published)).toEqual(JSON.parse(schema()))
})
