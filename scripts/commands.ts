import { type SpawnOptions, spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Command line of a development tool's JavaScript entry, so that it runs on this Node and without a shell. */
export const tool = (path: string): string[] => [process.execPath, join(root, 'node_modules', path)]

export interface Finished {
  readonly code: number
  readonly output: string
}

/** Runs a program until it exits; its output is shown and returned. */
export function run([program, ...args]: readonly string[], options: SpawnOptions = {}): Promise<Finished> {
  if (program === undefined) throw new Error('no program')
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let output = ''
    const keep = (out: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      out.write(chunk)
    }
    child.stdout?.on('data', keep(process.stdout))
    child.stderr?.on('data', keep(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
