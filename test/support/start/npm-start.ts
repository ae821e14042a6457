import { type ChildProcess, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { until } from '../base/until.ts'
import { asOrdinaryUser, asRoot, isRoot, NOBODY } from './users.ts'

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//

/** The computer on which Parley is started. */
export interface StartComputer {
  readonly user: 'root' | 'ordinary'
  /** Variables of its displays. */
  readonly display: Readonly<Record<string, string>>
  /** Settings of the kernel below `/proc/sys/kernel`, for which the tests have to be root. */
  readonly kernel?: Readonly<Record<string, string>>
  readonly env?: Readonly<Record<string, string>>
}

/** Mounts settings of the kernel in place of the real ones, and runs the rest of the command line. */
function withKernel(settings: Readonly<Record<string, string>> | undefined): readonly string[] {
  if (settings === undefined) return []
  const files = Object.entries(settings).map(([name, value]) => `echo ${value} > /proc/sys/kernel/${name}`)
  const script = ['mount -t tmpfs tmpfs /proc/sys/kernel', ...files, 'exec "$@"'].join(' && ')
  return ['unshare', '--mount', 'sh', '-c', script, 'sh']
}

/** `npm start` on some computer, with a folder for its data and for the runtime. */
export class NpmStart {
  readonly folder = mkdtempSync(join(tmpdir(), 'parley-start-'))
  /** Folder of the Electron runtime. */
  readonly dist = join(this.folder, 'dist')
  #child: ChildProcess | undefined
  out = ''
  err = ''

  constructor() {
    mkdirSync(this.dist)
    if (isRoot) for (const folder of [this.folder, this.dist]) chownSync(folder, NOBODY, NOBODY)
  }

  /**
   * Starts it.
   *
   * @param command npm's command line, which by default is that of its script alone
   */
  run(
    { user, display, kernel, env = {} }: StartComputer,
    command: readonly string[] = [process.execPath, join(root, 'scripts', 'start.mjs')],
  ): void {
    const options = ['--no-open', '--port', '0']
    const [program = '', ...args] = [
      ...withKernel(kernel),
      ...(user === 'root' ? asRoot : asOrdinaryUser),
      ...command,
      ...options,
    ]
    const { PATH, TMPDIR = '' } = process.env
    const child = spawn(program, args, {
      cwd: root,
      env: {
        PATH,
        TMPDIR,
        HOME: this.folder,
        PARLEY_HOME: join(this.folder, 'home'),
        ELECTRON_OVERRIDE_DIST_PATH: this.dist,
        ...display,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, as of a terminal.
      detached: true,
    })
    child.stdout.on('data', (chunk: Buffer) => (this.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (this.err += chunk.toString()))
    this.#child = child
  }

  get #pid(): number {
    if (this.#child?.pid === undefined) throw new Error('it does not run')
    return this.#child.pid
  }

  /** The address at which the app is in a browser, once it is. */
  address(): Promise<string> {
    return until(() => {
      const found = ADDRESS.exec(this.out)?.[0]
      if (found === undefined && this.hasEnded) throw new Error(`it has ended: ${this.out}${this.err}`)
      return found
    })
  }

  /** Command line of the runtime, once it is used. */
  used(): Promise<string> {
    const written = join(this.dist, 'arguments')
    return until(() => (existsSync(written) ? readFileSync(written, 'utf8').trim() || undefined : undefined))
  }

  get hasEnded(): boolean {
    return this.#child?.exitCode !== null || this.#child.signalCode !== null
  }

  /** Sends a signal to the first process, or to all of them as a terminal does. */
  kill(signal: NodeJS.Signals, to: 'first' | 'all' = 'first'): void {
    process.kill(to === 'all' ? -this.#pid : this.#pid, signal)
  }

  /** How the first process has ended, once all that hold its output have. */
  async ended(): Promise<number | NodeJS.Signals | null> {
    const child = this.#child
    if (child === undefined) return null
    await new Promise<void>((resolve) => {
      if (this.hasEnded && child.stdout?.destroyed === true) resolve()
      else child.on('close', () => resolve())
    })
    return child.exitCode ?? child.signalCode
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
