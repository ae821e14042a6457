import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
/** Programs of a display, with their Debian packages. */
const PROGRAMS = {
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xprop: 'x11-utils',
  xwininfo: 'x11-utils',
  import: 'imagemagick',
}
const LOOK_EVERY_MS = 100

/** Debian packages that a display needs and that are not installed. */
export const missingPackages = (): string[] => [
  ...new Set(
    Object.entries(PROGRAMS)
      .filter(([program]) => spawnSync('which', [program]).status !== 0)
      .map(([, name]) => name),
  ),
]

/** A window as its window manager knows it. */
export interface XWindow {
  readonly id: string
  readonly title: string
  /** Such as `_NET_WM_STATE_ABOVE`. */
  readonly states: readonly string[]
}

/** An X display without a screen, with a window manager. */
export class XDisplay {
  readonly name: string
  readonly #processes: readonly ChildProcess[]

  private constructor(name: string, processes: readonly ChildProcess[]) {
    this.name = name
    this.#processes = processes
  }

  static async open(width: number, height: number): Promise<XDisplay> {
    const server = spawn(
      'Xvfb',
      ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    )
    // The server chooses a free number, and says it once it answers.
    const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer]
    const name = `:${number.toString().trim()}`
    const manager = spawn('openbox', [], { stdio: 'ignore', env: { ...process.env, DISPLAY: name } })
    const display = new XDisplay(name, [manager, server])
    while (!(await display.#property('-root', '_NET_SUPPORTING_WM_CHECK')).includes('#'))
      await sleep(LOOK_EVERY_MS)
    return display
  }

  /** All windows from the lowest to the highest. */
  async windows(): Promise<XWindow[]> {
    const stack = await this.#property('-root', '_NET_CLIENT_LIST_STACKING')
    return Promise.all(
      (stack.match(/0x[\da-f]+/g) ?? []).map(async (id) => {
        const about = await this.#property('-id', id, '_NET_WM_NAME', '_NET_WM_STATE')
        return {
          id,
          title: /_NET_WM_NAME.* = "(.*)"/.exec(about)?.[1] ?? '',
          states: about.match(/_NET_WM_STATE_\w+/g) ?? [],
        }
      }),
    )
  }

  /** Takes a picture of the whole display as a PNG file. */
  async picture(): Promise<Buffer> {
    const { stdout } = await run('import', ['-display', this.name, '-window', 'root', 'png:-'], {
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
    })
    return stdout
  }

  /** The colour of the display in the middle of a window, such as `#FF00FF`; undefined if there is no such window. */
  async colorOf(isWanted: (window: XWindow) => boolean): Promise<string | undefined> {
    const id = (await this.windows()).find(isWanted)?.id
    if (id === undefined) return undefined
    const { stdout: about } = await run('xwininfo', ['-display', this.name, '-id', id])
    const [left, top, width, height] = [
      'Absolute upper-left X',
      'Absolute upper-left Y',
      'Width',
      'Height',
    ].map((name) => Number(new RegExp(`${name}:\\s+(-?\\d+)`).exec(about)?.[1]))
    const at = `1x1+${(left ?? 0) + Math.floor((width ?? 0) / 2)}+${(top ?? 0) + Math.floor((height ?? 0) / 2)}`
    const args = ['-display', this.name, '-window', 'root', '-crop', at, '-depth', '8', 'txt:-']
    const { stdout } = await run('import', args)
    return /#[\dA-F]{6}/.exec(stdout)?.[0]
  }

  async close(): Promise<void> {
    for (const each of this.#processes) {
      const ended = once(each, 'exit')
      each.kill()
      await ended
    }
  }

  /** Properties as xprop prints them; empty for a window that has gone. */
  async #property(...args: readonly string[]): Promise<string> {
    const { stdout } = await run('xprop', ['-display', this.name, ...args]).catch(() => ({ stdout: '' }))
    return stdout
  }
}
