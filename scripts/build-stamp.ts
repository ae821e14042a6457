import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.ts'

const STAMP = join(root, 'out', '.built-from')
const INPUTS = [
  'src/**/*',
  'resources/**/*',
  'electron.vite.config.ts',
  'scripts/strings-plugin.ts',
  'package-lock.json',
  'package.json',
]

/** A digest of everything that the build reads. */
function digestInputs(): string {
  const hash = createHash('sha256')
  const isTest = (path: string) => /[.]test[.]tsx?$/.test(path)
  for (const path of globSync(INPUTS, { cwd: root }).toSorted()) {
    const file = join(root, path)
    if (isTest(path) || !statSync(file).isFile()) continue
    hash.update(path).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Whether what was built last was built from what is here now. */
export const isBuilt = (): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === digestInputs()

export const stampBuild = (): void => writeFileSync(STAMP, digestInputs())
