import { type SpawnOptions, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** Command line of a development tool's JavaScript entry, so that it runs on this Node and without a shell. */
export const tool = (path: string): string[] => [process.execPath, join(root, 'node_modules', path)]

export interface Finished {
  readonly code: number
  readonly output: string
}

export interface RunOptions extends SpawnOptions {
  /** Whether it runs at low priority, with its output shown when it has ended. */
  readonly isBackground?: boolean
}

/** Runs a program until it exits; its output is shown and returned. */
export function run(
  [program, ...args]: readonly string[],
  { isBackground = false, ...options }: RunOptions = {},
): Promise<Finished> {
  if (program === undefined) throw new Error('no program')
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let output = ''
    const keep = (out: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      if (!isBackground) out.write(chunk)
    }
    child.stdout?.on('data', keep(process.stdout))
    child.stderr?.on('data', keep(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => {
      if (isBackground) process.stdout.write(output)
      resolve({ code: code ?? 1, output })
    })
  })
}
