import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.ts'

const PACKAGE = join(root, 'node_modules', 'electron')
const FETCH_LIMIT_MS = 10 * 60_000

/** Path of the Electron binary, if it is installed. */
export function findElectron(): string | undefined {
  const told = join(PACKAGE, 'path.txt')
  if (!existsSync(told)) return undefined
  const program = join(PACKAGE, 'dist', readFileSync(told, 'utf8'))
  return existsSync(program) ? program : undefined
}

/** Downloads the Electron binary, which is not part of the npm package. Fails in closed networks. */
export function fetchElectron(): string | undefined {
  const fetched = spawnSync(process.execPath, [join(PACKAGE, 'install.js')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: FETCH_LIMIT_MS,
  })
  return fetched.status === 0 ? findElectron() : undefined
}
