import { type SpawnOptions, spawn } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { root } from '../commands.ts'
import { readProgress } from './progress.ts'

interface Logging extends SpawnOptions {
  readonly onProgress?: (part: number) => void
}

/** Runs a program until it exits, with its output in a file. @returns the exit code, and the end of its output */
export function runLogged(
  [program = '', ...args]: readonly string[],
  path: string,
  { onProgress, ...options }: Logging = {},
): Promise<{ readonly code: number; readonly output: string }> {
  mkdirSync(dirname(path), { recursive: true })
  const log = createWriteStream(path)
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    const keep = (chunk: Buffer) => {
      log.write(chunk)
      output = (output + chunk.toString()).slice(-MAX_KEPT)
      const part = readProgress(output)
      if (part !== undefined) onProgress?.(part)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => log.end(() => resolve({ code: code ?? 1, output })))
  })
}

/** Characters of the output that are returned. */
const MAX_KEPT = 20_000
