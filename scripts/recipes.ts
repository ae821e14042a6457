// npm run recipes: writes the recipes of package managers into packaging, also from the SHA256SUMS of a release.
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CHECKSUMS } from './package/checksums.ts'
import { RECIPES_FOLDER, recipes, releasedChecksums } from './package/recipes/recipes.ts'

const { values } = parseArgs({ options: { sums: { type: 'string' } } })
if (values.sums !== undefined) copyFileSync(values.sums, join(RECIPES_FOLDER, CHECKSUMS))
for (const [path, text] of Object.entries(recipes(releasedChecksums()))) {
  const file = join(RECIPES_FOLDER, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`packaging/${path}`)
}
