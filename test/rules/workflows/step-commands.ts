import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Record<string, string>
}

/** Programs that run another one, with the number of their own words. */
const WRAPPERS: Readonly<Record<string, number>> = { sudo: 1, 'xvfb-run': 2, 'scripts/on-wayland.sh': 1 }

/** Programs of the runners, and why no test here runs what they are asked for. */
const PROGRAMS: Readonly<Record<string, string>> = {
  'apt-get': 'it changes the system',
  brew: 'it exists on macOS alone',
  choco: 'it exists on Windows alone',
  codesign: 'it exists on macOS alone',
  gh: 'it needs a repository and its token',
  git: 'it changes the settings of the user',
}

/** Programs of every POSIX system, and built-ins of the shell. */
const POSIX = new Set(['test', 'echo', 'rm', 'mv', 'chown', 'chmod', 'sha256sum', 'tar'])

/** The commands of a step, one program each. Quotation marks do not hide operators: no step has them in its words. */
export const commandsOf = (run: string): string[][] =>
  run
    .split(/\n|&&|\|\||;/)
    .map((command) => command.trim().split(/\s+/))
    .filter(([program = '']) => program !== '')

const missing = (path: string): string | undefined =>
  existsSync(join(root, path)) ? undefined : `${path} does not exist`

/** Says why a command cannot be found in this repository and its packages, or returns `undefined`. */
export function whyUnknown([program = '', ...args]: readonly string[]): string | undefined {
  const wrapped = WRAPPERS[program]
  if (wrapped !== undefined)
    return (program.includes('/') ? missing(program) : undefined) ?? whyUnknown(args.slice(wrapped - 1))
  const [first = '', second = ''] = args
  if (program === 'npm') return whyUnknownToNpm(first, second)
  if (program === 'npx')
    return [join('node_modules', '.bin', first), ...args.filter((arg) => arg.startsWith('test/'))]
      .map(missing)
      .find((why) => why !== undefined)
  if (program === 'node')
    return missing(first) ?? (first.endsWith('/on-node24.mjs') ? missing(second) : undefined)
  return program in PROGRAMS || POSIX.has(program) ? undefined : `nothing is known about ${program}`
}

function whyUnknownToNpm(command: string, name: string): string | undefined {
  if (command === 'ci' || command === 'audit') return undefined
  const script = command === 'run' ? name : command
  return script in scripts ? undefined : `package.json has no script ${script}`
}
