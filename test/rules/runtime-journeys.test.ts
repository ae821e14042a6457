import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import {
  endApp,
  leaveWithoutQuestion,
  mainPage,
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

  it('use the main window, whichever is there first', async () => {
    const windows: Page[] = []
    const app = Object.assign(new EventEmitter(), { windows: () => windows })
    const page = (name: string, isMain: boolean) =>
      ({
        name,
        waitForURL: () => (isMain ? Promise.resolve() : new Promise(() => undefined)),
      }) as unknown as Page
    windows.push(page('quick', false))
    const found = mainPage(app as unknown as ElectronApplication)
    app.emit('window', page('index', true))
    expect(await found).toMatchObject({ name: 'index' })
  })

  const electron = () => ({
    dialog: { showMessageBoxSync: () => 1 },
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
      evaluate: (act: (given: object) => unknown) => Promise.resolve(act(module)),
    }) as unknown as ElectronApplication

  it('answer the question whether to leave, for which the main process would wait', async () => {
    const module = electron()
    await leaveWithoutQuestion(appWith(module))
    expect(module.dialog.showMessageBoxSync()).toBe(0)
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
