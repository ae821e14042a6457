import { spawn, spawnSync } from 'node:child_process'

/** A program that a package is made with, and what to install to have it. */
export interface BuildTool {
  readonly program: string
  /** Name of the Debian package. */
  readonly package: string
}

/** A failure that a person can act on, without a stack. */
export class PackagingError extends Error {}

/** Something outside of this project is missing: other packages can be built without it. */
export class MissingPart extends PackagingError {}

/** Programs that are not installed. */
export const missingTools = (tools: readonly BuildTool[]): readonly BuildTool[] =>
  tools.filter(({ program }) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined)

/** How to install what is missing: "mksquashfs (on Debian and Ubuntu: apt-get install squashfs-tools)". */
export const howToInstall = (tools: readonly BuildTool[]): string =>
  tools
    .map(({ program, package: name }) => `${program} (on Debian and Ubuntu: apt-get install ${name})`)
    .join(' and ')

interface ToolOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
}

/**
 * Runs a program until it exits.
 *
 * @returns its output
 * @throws PackagingError with its output, if it fails
 */
export function runTool(
  [program = '', ...args]: readonly string[],
  options: ToolOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', ({ message }) => reject(new PackagingError(`${program}: ${message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else reject(new PackagingError(`${program} ended with ${code ?? signal}:\n${output.trim()}`))
    })
  })
}
