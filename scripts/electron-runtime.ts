import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './commands.ts'

const PACKAGE = join(root, 'node_modules', 'electron')
const CAUSES = pathToFileURL(join(root, 'scripts', 'start', 'fetch-cause.mjs')).href
const FETCH_LIMIT_MS = 10 * 60_000

/**
 * Path of the Electron binary, if it is installed. As for Electron's own package, ELECTRON_OVERRIDE_DIST_PATH names another
 * folder for it.
 */
export function findElectron(folder = PACKAGE): string | undefined {
  const named = join(folder, 'path.txt')
  const isNamed = existsSync(named)
  const { ELECTRON_OVERRIDE_DIST_PATH: dist } = process.env
  if (dist === undefined && !isNamed) return undefined
  const program = join(dist ?? join(folder, 'dist'), isNamed ? readFileSync(named, 'utf8') : 'electron')
  return existsSync(program) ? program : undefined
}

interface FetchOptions {
  /** Folder of Electron's npm package. */
  readonly folder?: string
  readonly env?: NodeJS.ProcessEnv
  /** Ends the download. */
  readonly stop?: AbortSignal
}

/**
 * Downloads the Electron binary, which is not part of the npm package, through the proxy of the environment.
 *
 * @returns its path, or why it cannot be had
 */
export function fetchElectron({
  folder = PACKAGE,
  env = process.env,
  stop,
}: FetchOptions = {}): Promise<{ readonly program: string } | { readonly problem: string }> {
  const child = spawn(process.execPath, ['--import', CAUSES, join(folder, 'install.js')], {
    env: { NODE_USE_ENV_PROXY: '1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: FETCH_LIMIT_MS,
    ...(stop !== undefined && { signal: stop }),
  })
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ problem: message }))
    child.on('close', (code, signal) => {
      const program = code === 0 ? findElectron(folder) : undefined
      if (program !== undefined) return resolve({ program })
      if (signal !== null)
        return resolve({ problem: `it took longer than ${FETCH_LIMIT_MS / 60_000} minutes` })
      resolve({ problem: reasonIn(words) })
    })
  })
}

/** The message of an error that a program has printed with its stack. */
const reasonIn = (words: string): string =>
  words
    .split('\n')
    .find((line) => /\S/.test(line) && !/^\s*at /.test(line))
    ?.replace(/^\w*Error:\s*/, '')
    .trim() ?? 'no reason was given'
