import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../commands.ts'
import { debianPackagesOf } from '../package/linux/debian-libraries.ts'
import { END_SIGNALS, type Ended } from './foreground.ts'

const PREFLIGHT = join(root, 'packaging', 'linux', 'preflight')
const KERNEL_SETTINGS = '/proc/sys'

/** A runtime that cannot show a window ends within these seconds, also on a slow computer. */
const EARLY_SECONDS = 20

/** A reason why Electron does not start on Linux, as `preflight` prints it. */
type Cause = 'root' | 'display' | 'sandbox'

/** Words of Electron and Chromium at their end. */
const LAST_WORDS: readonly (readonly [Cause, RegExp])[] = [
  ['root', /Running as root without --no-sandbox/],
  ['display', /Missing X server or \$DISPLAY|The platform failed to initialize/],
  ['sandbox', /No usable sandbox!|SUID sandbox helper binary/],
]

/** @param program path of Electron's executable */
function sentence(cause: Cause, program: string): string {
  const helper = join(program, '..', 'chrome-sandbox')
  switch (cause) {
    case 'root':
      return 'Electron has no sandbox for root; start Parley as another user'
    case 'display':
      return 'there is no display for a window; start Parley on a desktop'
    case 'sandbox':
      return `this system keeps its sandbox from Electron; "sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'" lets Electron have it`
  }
}

/** Switches to start Electron with, or a sentence that says why it would not start. */
type Preflight = { readonly switches: readonly string[] } | { readonly problem: string }

/**
 * Looks at the system before Electron does, on Linux.
 *
 * @param program path of Electron's executable
 * @param settings folder of the kernel's settings
 */
export function preflight(program: string, settings = KERNEL_SETTINGS): Preflight {
  if (process.platform !== 'linux') return { switches: [] }
  const { status, stdout } = spawnSync('sh', [PREFLIGHT, settings, program], { encoding: 'utf8' })
  const said = stdout.trim()
  if (status === 0) return { switches: [said].filter((name) => name !== '') }
  return { problem: sentence(said as Cause, program) }
}

const quoted = (names: readonly string[]): string =>
  names.map((name) => `"sudo apt install ${name}"`).join(' or ')

/** The last line of a program, without the place in its source. */
const lastLine = (words: string): string =>
  words
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^\[[^\]]*\]\s*/, '') ?? ''

/**
 * Why Electron has ended without having shown a window; undefined if it was used, or somebody has ended it.
 *
 * @param program path of Electron's executable
 */
export function problemOf(ended: Ended, program: string): string | undefined {
  const { code, signal, refusal, words, seconds } = ended
  if (refusal !== undefined)
    return `the Electron runtime cannot be run (${refusal}); delete node_modules/electron/dist, so that it is fetched again`
  const isIntended = END_SIGNALS.some((name) => name === signal)
  if (code === 0 || isIntended || seconds > EARLY_SECONDS) return undefined
  const [cause] = LAST_WORDS.find(([, pattern]) => pattern.test(words)) ?? []
  if (cause !== undefined) return sentence(cause, program)
  const [, library] = /error while loading shared libraries: ([^\s:]+):/.exec(words) ?? []
  if (library !== undefined) {
    const packages = debianPackagesOf(library)
    const how = packages.length === 0 ? '' : ` (on Debian and Ubuntu with ${quoted(packages)})`
    return `Electron needs ${library}, which is missing; install it${how}`
  }
  const last = lastLine(words)
  return `Electron ended at once with ${signal ?? `code ${code}`}${last === '' ? '' : ` ("${last}")`}; "npm start -- --browser" does without it`
}
