import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { normalize, writePrefix } from '../../../scripts/package/linux/prefix.ts'
import { writeStubRuntime } from '../../rest/packaging/stub-runtime.ts'
import { asOrdinaryUser, asRoot } from './users.ts'

const DATE = new Date(1_764_000_000_000)
/** Programs that the launcher itself runs. */
const BASICS = ['cat', 'dirname', 'find', 'grep', 'id', 'readlink']
const DIALOGS = ['zenity', 'kdialog', 'notify-send'] as const

export const X11 = { DISPLAY: ':99' }

interface Start {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Settings of the kernel, by their path below `/proc/sys`. */
  readonly settings?: Readonly<Record<string, string>>
  /** Programs of the desktop that show a message. */
  readonly dialogs?: readonly (typeof DIALOGS)[number][]
  readonly user?: 'root' | 'ordinary'
  readonly isInTerminal?: boolean
}

const script = (path: string, text: string) => writeFileSync(path, `#!/bin/sh\n${text}\n`, { mode: 0o755 })

/** The launcher of a package for Linux as it is built, on a computer with other settings and programs. */
export class Launcher {
  readonly #folder = mkdtempSync(join(tmpdir(), 'parley-launcher-'))

  constructor() {
    chmodSync(this.#folder, 0o755)
    const unpacked = this.place('unpacked')
    writeStubRuntime(unpacked)
    renameSync(join(unpacked, 'electron'), join(unpacked, 'parley'))
    mkdirSync(this.place('prefix'))
    writePrefix(unpacked, this.place('prefix'), DATE)
    normalize(this.place('prefix'), DATE)
    script(this.place('prefix/lib/parley/parley'), 'IFS="|"; printf "started|%s" "$*"')
    // The real one, with the settings of another kernel.
    const preflight = this.place('prefix/lib/parley/launcher/preflight')
    renameSync(preflight, `${preflight}.real`)
    script(preflight, `shift; exec "$0.real" "${this.place('settings')}" "$@"`)
    mkdirSync(this.place('bin'))
    for (const name of BASICS) symlinkSync(join('/usr/bin', name), this.place('bin', name))
  }

  place(...parts: string[]): string {
    return join(this.#folder, ...parts)
  }

  /** Path of the helper of Chromium's sandbox. */
  get helper(): string {
    return this.place('prefix/lib/parley/chrome-sandbox')
  }

  start({
    args = [],
    env = X11,
    settings = {},
    dialogs = ['zenity'],
    user = 'ordinary',
    isInTerminal = false,
  }: Start = {}) {
    this.#furnish(settings, dialogs)
    const command = [
      ...['env', '-i', `PATH=${this.place('bin')}`],
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      this.place('prefix/bin/parley'),
      ...args,
    ]
    const terminal = ['script', '--quiet', '--return', '--command', command.join(' '), '/dev/null']
    const [program = '', ...rest] = [
      ...(user === 'root' ? asRoot : asOrdinaryUser),
      ...(isInTerminal ? terminal : command),
    ]
    const { status, stdout, stderr } = spawnSync(program, rest, { encoding: 'utf8' })
    return { status, stdout, stderr, shown: readFileSync(this.place('shown'), 'utf8') }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #furnish(settings: Readonly<Record<string, string>>, dialogs: readonly string[]): void {
    rmSync(this.place('settings'), { recursive: true, force: true })
    for (const [path, value] of Object.entries(settings)) {
      mkdirSync(this.place('settings', path, '..'), { recursive: true })
      writeFileSync(this.place('settings', path), `${value}\n`)
    }
    writeFileSync(this.place('shown'), '')
    chmodSync(this.place('shown'), 0o666)
    for (const name of DIALOGS) {
      rmSync(this.place('bin', name), { force: true })
      if (dialogs.includes(name))
        script(this.place('bin', name), `printf '%s\\n' "${name}" "$@" >> "${this.place('shown')}"`)
    }
  }
}
