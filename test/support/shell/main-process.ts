import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { eventually } from '../base/eventually.ts'

type Double = typeof import('../../doubles/electron.ts')

/** The main process on a double of Electron, with an empty folder for each test of a file. */
export class MainProcess {
  electron!: Double
  home = ''
  readonly #run: () => Promise<unknown>

  /** @param run loads the main process's own script */
  constructor(run: () => Promise<unknown>) {
    this.#run = run
    process.setMaxListeners(0) // Each load handles errors of this process.
    beforeEach(async () => {
      this.home = await mkdtemp(join(tmpdir(), 'parley-main-'))
      vi.stubEnv('PARLEY_HOME', this.home)
      await this.#build()
    })
    afterEach(async () => {
      await this.quit()
      vi.unstubAllEnvs()
      await rm(this.home, { recursive: true })
    })
  }

  /** Loads the app with a new double, which is not ready yet. */
  async load(prepare: (electron: Double) => Promise<void> | void = () => undefined): Promise<void> {
    vi.resetModules()
    this.electron = await import('../../doubles/electron.ts')
    this.electron.app.appPath = this.home
    this.electron.app.isStarting = true
    await prepare(this.electron)
    await this.#run()
  }

  async start(prepare?: (electron: Double) => Promise<void> | void): Promise<void> {
    await this.load(prepare)
    this.electron.app.becomeReady()
  }

  /** The app loads its strings before it opens the main window; the quick window is created after it. */
  windowIsOpen(): Promise<void> {
    return eventually(() => expect(this.electron.BrowserWindow.windows).toHaveLength(2))
  }

  /** Stores settings, as an earlier run would. */
  remember(settings: object): Promise<void> {
    return writeFile(join(this.home, 'settings.json'), JSON.stringify(settings))
  }

  /** A call of the main window's page. */
  call(name: string, input: unknown = {}) {
    return this.electron.ipcMain.call(
      {
        sender: this.electron.BrowserWindow.windows[0]?.webContents,
        senderFrame: { url: 'app://parley/index.html', parent: null },
      },
      'parley:call',
      1,
      name,
      input,
    )
  }

  /** The events of a window, with their payloads. */
  eventsOf(window: InstanceType<Double['BrowserWindow']> | undefined) {
    return window?.webContents.sent.map(([, name, payload]) => [name, payload])
  }

  /** Builds the part of the app that this process runs: the script of the storage thread. */
  async #build(): Promise<void> {
    const source = pathToFileURL(join(root, 'src/backend/storage/worker.ts')).href
    await mkdir(join(this.home, 'out', 'main'), { recursive: true })
    await writeFile(join(this.home, 'out', 'main', 'storage.js'), `import(${JSON.stringify(source)})`)
  }

  /** Quits the app as the system does: it first closes its storage. */
  async quit(): Promise<void> {
    const { electron } = this
    electron.app.quit()
    if (electron.app.isStarting) electron.app.becomeReady()
    const isDone = () => {
      for (const child of electron.forked) if (child.kills > 0) child.emit('exit', 0)
      return electron.app.hasEnded
    }
    await expect.poll(isDone).toBe(true)
  }
}
