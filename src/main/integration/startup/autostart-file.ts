import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../../../backend/base/error-utils.ts'
import { systemFolder } from '../../../backend/base/system-folders.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import type { StartAtLogin, Startup } from './start-at-login.ts'

/** Name of the package's own .desktop file, so that desktops show one program. */
const NAME = 'io.parley.Parley.desktop'

/** Quotes one argument of an Exec line, as defined by the Desktop Entry Specification. */
function quote(argument: string): string {
  const inQuotes = argument.replaceAll(/["`$\\]/g, (sign) => `\\${sign}`).replaceAll('%', '%%')
  // The value as a whole is escaped again.
  return `"${inQuotes}"`.replaceAll('\\', '\\\\')
}

/** Desktop entry that starts Parley at login on Linux. */
export const autostartEntry = (command: readonly string[]): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Parley',
    `Exec=${command.map(quote).join(' ')}`,
    'Icon=io.parley.Parley',
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n')

/** Desktops disable an entry by adding one of these lines. */
const isOff = (entry: string): boolean =>
  /^\s*Hidden\s*=\s*true\s*$/m.test(entry) || /^\s*X-GNOME-Autostart-enabled\s*=\s*false\s*$/m.test(entry)

/** Start at login on Linux: a desktop entry in the autostart folder. */
export class AutostartFile implements Startup {
  readonly #folder: string
  readonly #command: readonly string[]

  constructor(env: NodeJS.ProcessEnv, command: readonly string[]) {
    this.#folder = join(systemFolder('config', env, 'linux'), 'autostart')
    this.#command = command
  }

  state = async (): Promise<Result<StartAtLogin>> => {
    const entry = await readFile(join(this.#folder, NAME), 'utf8').catch(() => undefined)
    return ok({ isAvailable: true, isOn: entry !== undefined && !isOff(entry), needsApproval: false })
  }

  set = async (isOn: boolean): Promise<Result<StartAtLogin>> => {
    try {
      if (isOn) await this.#write()
      else await rm(join(this.#folder, NAME), { force: true })
      return await this.state()
    } catch (thrown) {
      return err({ kind: 'storage', what: 'startup', detail: reasonOf(thrown) })
    }
  }

  /**
   * Writes a temporary file and renames it, so that no incomplete file is ever read and a symbolic link at the
   * destination is not followed.
   */
  async #write(): Promise<void> {
    if (this.#command.some((argument) => /[\n\r]/.test(argument)))
      throw new Error('the path of Parley has a line break')
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    const draft = join(this.#folder, `.${NAME}.${process.pid}`)
    await rm(draft, { force: true })
    await writeFile(draft, autostartEntry(this.#command), { flag: 'wx', mode: 0o644 })
    await rename(draft, join(this.#folder, NAME))
  }
}
