import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
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

/** The line of a program that says why it has ended, without the place in its source. */
function tellingLine(words: string, code: number): string {
  const lines = words.trim().split('\n')
  // With 127, a loader has ended it in place of the program, and explains its first line in those that follow.
  return (code === 127 ? lines[0] : lines.at(-1))?.replace(/^\[[^\]]*\]\s*/, '') ?? ''
}

/** Remedy for a program that the system refuses to run. */
function remedyOf(refusal: string, program: string): string {
  const mode = statSync(program, { throwIfNoEntry: false })?.mode
  if (refusal === 'ENOENT' && mode !== undefined)
    return 'this system cannot run programs that are made for others (glibc); on NixOS, programs.nix-ld lets it'
  if (refusal === 'EACCES' && mode !== undefined && (mode & 0o111) !== 0)
    return 'it lies on a file system that runs no programs (noexec); move Parley to another one'
  return 'delete node_modules/electron/dist, so that it is fetched again'
}

/**
 * Why Electron has ended without having shown a window; undefined if it was used, or somebody has ended it.
 *
 * @param program path of Electron's executable
 */
export function problemOf(ended: Ended, program: string): string | undefined {
  const { code, signal, refusal, words, seconds } = ended
  if (refusal !== undefined)
    return `the Electron runtime cannot be run (${refusal}); ${remedyOf(refusal, program)}`
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
  const line = tellingLine(words, code)
  return `Electron ended at once with ${signal ?? `code ${code}`}${line === '' ? '' : ` ("${line}")`}; "npm start -- --browser" does without it`
}
