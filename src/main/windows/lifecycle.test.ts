import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { type Log, silentLog } from '../../core/base/log.ts'
import { claimInstance, hardenProcess, logUnhandled, moveHome, stopBeforeQuit } from './lifecycle.ts'

const settle = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  app.reset()
  app.userData = '/usual'
  app.isStarting = false
})

it('logs an error that nobody has handled, for which Electron would show a dialog', () => {
  const warn = vi.fn<Log['warn']>()
  logUnhandled({ ...silentLog, warn })
  const handler = process.listeners('uncaughtException').at(-1)!
  process.off('uncaughtException', handler)
  handler(new TypeError('Controller is closed'), 'uncaughtException')
  expect(warn).toHaveBeenCalledWith('an error was not handled', {
    detail: expect.stringContaining('Controller is closed'),
  })
})

describe('the process', () => {
  let argv: string[]
  let env: NodeJS.ProcessEnv
  /** Starts the app with switches in the system's syntax. */
  const harden = (platform: 'posix' | 'windows' = 'posix') => {
    app.switches = new Set(
      argv.slice(1).map((argument) => {
        const name = argument.replace(/^(--?|\/)/, '').replace(/=.*/, '')
        return platform === 'windows' ? name.toLowerCase() : name
      }),
    )
    hardenProcess(argv, env, 'linux')
    return [...app.switches]
  }
  beforeEach(() => {
    argv = ['/opt/parley', '--remote-debugging-port=9222', '--remote-debugging-pipe', '--lang=de']
    env = { SSLKEYLOGFILE: '/tmp/keys', LANG: 'de' }
  })

  it('sandboxes every page', () => {
    harden()
    expect(app.done).toEqual(['sandbox'])
  })

  it('runs without a sandbox only if the user says so', () => {
    argv.push('--no-sandbox')
    app.isPackaged = true
    expect(harden()).toContain('no-sandbox')
    expect(app.done).toEqual([])
  })

  it('refuses debuggers in a release', () => {
    app.isPackaged = true
    expect(harden()).toEqual(['lang'])
  })

  it.each([
    '--log-net-log=/tmp/net.json',
    '--net-log-capture-mode=Everything',
    '--host-resolver-rules=MAP * 127.0.0.1',
    '--ignore-certificate-errors',
    '--ignore-certificate-errors-spki-list=x',
    '--proxy-server=127.0.0.1:8080',
    '--ssl-key-log-file=/tmp/keys',
    '--disable-web-security',
    '--user-data-dir=/tmp',
    '--load-extension=/tmp/x',
    '--js-flags=--allow-natives-syntax',
    '--renderer-cmd-prefix=/tmp/x',
    '--use-fake-ui-for-media-stream',
    '--unsafely-treat-insecure-origin-as-secure=http://a.test',
  ])('lets nobody listen in to a release with %s', (given) => {
    app.isPackaged = true
    argv = ['/opt/parley', given, '--lang=de']
    expect(harden()).toEqual(['lang'])
    argv = ['parley.exe', given.replace('--', '/').toUpperCase(), given.slice(1), '/lang=de']
    expect(harden('windows')).toEqual(['lang'])
    expect(env).toEqual({ LANG: 'de' })
  })

  it('has the id of its shortcuts on Windows, as a package', () => {
    hardenProcess(argv, env, 'win32')
    expect(app.done).toEqual(['sandbox'])
    app.isPackaged = true
    hardenProcess(argv, env, 'linux')
    expect(app.done).toEqual(['sandbox', 'sandbox'])
    hardenProcess(argv, env, 'win32')
    expect(app.done.at(-1)).toBe('id io.parley.Parley')
  })

  it('lets tests attach to a development build', () => {
    expect(harden()).toHaveLength(3)
    expect(env).toHaveProperty('SSLKEYLOGFILE')
  })
})

describe('a second start', () => {
  it('ends at once', () => {
    app.userData = tmpdir()
    app.isOnlyInstance = false
    app.isStarting = true
    expect(claimInstance()).toBe(false)
    expect([app.done, app.hasEnded]).toEqual([[`lock in ${tmpdir()}`, 'exit 0'], true])
  })

  it('is not taken for one where no lock can be made', () => {
    app.isOnlyInstance = false
    expect(() => claimInstance()).toThrow("'/usual'")
    app.userData = tmpdir()
    vi.stubEnv('TMPDIR', join(tmpdir(), 'none'))
    expect(() => claimInstance()).toThrow('ENOENT')
    vi.unstubAllEnvs()
    expect(app.hasEnded).toBe(false)
  })

  it('in another folder, which may not exist yet, is a separate instance', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'parley-home-'))
    const home = join(parent, 'a', 'b')
    moveHome(home)
    expect((await stat(home)).isDirectory()).toBe(true)
    expect(claimInstance()).toBe(true)
    expect(app.done).toEqual([`lock in ${home}`])
    await rm(parent, { recursive: true })
  })
})

describe('the end', () => {
  it('waits for running work', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    stopBeforeQuit(() => promise)
    app.quit()
    await settle()
    expect(app.hasEnded).toBe(false)
    resolve()
    await settle()
    expect(app.hasEnded).toBe(true)
  })

  it.each([
    ['fails to stop', () => Promise.reject(new Error('stuck'))],
    ['never stops', () => new Promise<void>(() => undefined)],
  ])('comes all the same if it %s', async (what, stop) => {
    vi.useFakeTimers()
    stopBeforeQuit(stop)
    app.quit()
    await vi.advanceTimersByTimeAsync(11_000)
    // The app still waits for a document that may arrive now.
    expect(app.hasEnded).toBe(what !== 'never stops')
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(app.hasEnded).toBe(true)
  })

  it('comes after the last act, which follows the running work', async () => {
    const order: string[] = []
    const act = (name: string) => async () => {
      order.push(name)
      return 'stays' as const
    }
    stopBeforeQuit(async () => void (await act('stop')()), act('leave'))
    app.quit()
    await settle()
    expect([order, app.hasEnded]).toEqual([['stop', 'leave'], true])
  })

  it('is left to a last act that quits by itself, and is not delayed again', async () => {
    stopBeforeQuit(
      () => Promise.resolve(),
      () => Promise.resolve('quits'),
    )
    app.quit()
    await settle()
    expect(app.hasEnded).toBe(false)
    app.quit()
    expect(app.hasEnded).toBe(true)
  })

  it.each([
    ['fails', () => Promise.reject(new Error('stuck'))],
    ['never ends', () => new Promise<'stays'>(() => undefined)],
  ])('comes all the same if the last act %s', async (_what, leave) => {
    vi.useFakeTimers()
    stopBeforeQuit(() => Promise.resolve(), leave)
    app.quit()
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(app.hasEnded).toBe(true)
  })
})
