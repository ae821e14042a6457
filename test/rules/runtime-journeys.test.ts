import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { EXCLUDED, WITH_OWN_HOST } from '../journeys/support/hosts.ts'
import {
  answerQuestion,
  endApp,
  holdQuestions,
  leaveWithoutQuestion,
  pageOf,
  refuseMicrophone,
  runtimeStart,
} from '../support/app/runtime-app.ts'

const RECORDING = '/tmp/speech.wav'

describe('journeys on the runtime', () => {
  it('have the language of the system where Electron looks for it', () => {
    const start = (platform: NodeJS.Platform) =>
      runtimeStart({ microphone: 'none', locale: 'de-AT' }, platform)
    expect(start('linux').env).toEqual({ LANGUAGE: 'de_AT' })
    expect(start('darwin').args.join(' ')).toContain('-AppleLanguages (de-AT)')
    for (const platform of ['linux', 'darwin', 'win32'] as const)
      expect(start(platform).args).toContain('--lang=de-AT')
    expect(runtimeStart({ microphone: 'none' }, 'linux').env).toEqual({ LANGUAGE: 'en_US' })
  })

  it('leave the decision about the microphone to the shell, except where the system would ask too', () => {
    const decided = (microphone: string, platform: NodeJS.Platform) =>
      runtimeStart({ microphone }, platform).args.filter((name) => /fake-ui|deny/.test(name))
    for (const microphone of [RECORDING, 'none', 'refused']) {
      expect(decided(microphone, 'linux')).toEqual([])
      expect(decided(microphone, 'win32')).toEqual([])
    }
    expect(decided(RECORDING, 'darwin')).toEqual(['--use-fake-ui-for-media-stream'])
    expect(decided('refused', 'darwin')).toEqual([])
  })

  it('find each window by its page, in whatever order they open', async () => {
    const windows: Page[] = []
    const app = Object.assign(new EventEmitter(), { windows: () => windows })
    const page = (name: string) =>
      ({
        name,
        waitForURL: (url: string) =>
          url === `**/${name}.html` ? Promise.resolve() : new Promise(() => undefined),
      }) as unknown as Page
    windows.push(page('quick'))
    const main = pageOf(app as unknown as ElectronApplication, 'index')
    const captions = pageOf(app as unknown as ElectronApplication, 'overlay')
    for (const name of ['overlay', 'index']) app.emit('window', page(name))
    expect(await main).toMatchObject({ name: 'index' })
    expect(await captions).toMatchObject({ name: 'overlay' })
  })

  it('get the files that a page saves, for which Electron would open a dialog of the system', () => {
    expect(runtimeStart({ microphone: 'none' }, 'linux')).toMatchObject({ acceptDownloads: true })
  })

  it('ask for no window that the shell denies, and for no browser behind the page', () => {
    const excluded = new RegExp(`tag: '(${EXCLUDED.electron.source})'`)
    const options = { cwd: root, exclude: [WITH_OWN_HOST] }
    const denied = globSync('test/{journeys,rest/journeys}/**/*.ts', options).flatMap((path) => {
      // The lines before the first journey, and each journey.
      const parts = readFileSync(join(root, path), 'utf8').split(/^(?= *test\()/m)
      const running = parts.filter((part) => !excluded.test(part))
      const isSpec = path.endsWith('.spec.ts')
      if (isSpec && !running.some((part) => /^ *test\(/.test(part))) return []
      const asked = isSpec ? /'popup'|\.context\(\)\s*\.(newPage|browser)\(/ : /'popup'/
      return running.filter((part) => asked.test(part)).map((part) => `${path}: ${part.split('\n')[0]}`)
    })
    expect(denied).toEqual([])
  })

  const electron = () => ({
    dialog: {
      showMessageBoxSync: () => 1,
      showMessageBox: (..._given: readonly unknown[]) => Promise.resolve({ response: 1 }),
    },
    session: {
      defaultSession: {
        check: (_page: unknown, _permission: string): boolean => true,
        setPermissionCheckHandler(handler: typeof this.check) {
          this.check = handler
        },
        request: (_page: unknown, _permission: string, _answer: (isGranted: boolean) => void): void =>
          undefined,
        setPermissionRequestHandler(handler: typeof this.request) {
          this.request = handler
        },
      },
    },
  })
  const appWith = (module: object) =>
    ({
      evaluate: (act: (given: object, more: unknown) => unknown, more: unknown) =>
        Promise.resolve(act(module, more)),
    }) as unknown as ElectronApplication

  it('answer the question whether to leave, for which the main process would wait', async () => {
    const module = electron()
    await leaveWithoutQuestion(appWith(module))
    expect(module.dialog.showMessageBoxSync()).toBe(0)
  })

  it('answer a question of the shell once it is asked, and not before', async () => {
    const module = electron()
    await holdQuestions(appWith(module))
    const window = {}
    const first = module.dialog.showMessageBox(window, { message: 'Use this proxy?' })
    await answerQuestion(appWith(module), 1)
    expect(await first).toMatchObject({ response: 1 })
    const early = answerQuestion(appWith(module), 0)
    const second = module.dialog.showMessageBox({ message: 'Use this proxy?' })
    await early
    expect(await second).toMatchObject({ response: 0 })
  })

  it('answer no question that its page has taken back', async () => {
    const module = electron()
    await holdQuestions(appWith(module))
    const page = new AbortController()
    const gone = module.dialog.showMessageBox({ cancelId: 1, signal: page.signal })
    const next = module.dialog.showMessageBox({ cancelId: 1 })
    page.abort()
    expect(await gone).toMatchObject({ response: 1 })
    await answerQuestion(appWith(module), 0)
    expect(await next).toMatchObject({ response: 0 })
  })

  it('refuse the microphone and nothing else, as the shell does', async () => {
    const module = electron()
    await refuseMicrophone(appWith(module))
    const { defaultSession } = module.session
    const asked = (permission: string) => {
      const answers: boolean[] = []
      defaultSession.request({}, permission, (isGranted) => answers.push(isGranted))
      return [defaultSession.check({}, permission), ...answers]
    }
    expect(asked('media')).toEqual([false, false])
    expect(asked('speaker-selection')).toEqual([true, true])
  })

  it('end an app that does not end by itself', async () => {
    const child: ChildProcess = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      stdio: 'ignore',
    })
    const gone = once(child, 'exit')
    const app = { process: () => child, close: async () => void (await gone) }
    await endApp(app, 1)
    expect(child.signalCode).toBe('SIGKILL')
  })

  it('press the keys of the system that they run on', () => {
    const pressed = globSync('test/{journeys,rest/journeys}/**/*.ts', { cwd: root }).flatMap((path) =>
      Array.from(
        readFileSync(join(root, path), 'utf8').matchAll(/press\(\s*'((?:Control|Meta)\+[^']*)'/g),
        ([, keys]) => `${path}: ${keys}`,
      ),
    )
    expect(pressed).toEqual([])
  })
})
