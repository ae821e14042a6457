import { type Browser, test as base } from '@playwright/test'
import { findElectron } from '../../../scripts/electron-runtime.ts'
import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import { NO_WORDS } from '../../../src/renderer/app/page-log.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { type DrivenBrowser, launchDriven, launchHeadlessShell } from '../../support/app/chromium.ts'
import {
  type App,
  type Computer,
  type HostName,
  type Lent,
  type MicrophoneIn,
  openApp,
} from '../../support/app/open-app.ts'
import { prepareClips } from '../../support/sessions/prepared-clips.ts'

export interface HostOptions {
  readonly host: HostName
  /** The player of a journey's recording, unless the journey names one. */
  readonly microphoneIn: MicrophoneIn
  /** Whether what pages capture and play is recorded. */
  readonly isProbed: boolean
}

/** Voice processing is off where audio is compared, because it changes the input. */
export const UNPROCESSED = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: false,
  catchUp: false,
} satisfies SettingsPatch['audio']

interface Fixtures {
  /** The service of the journey's account. */
  readonly simulator: Simulator
  /** Starts the app on a computer; it is closed when the journey ends. */
  readonly openApp: (computer: Computer) => Promise<App>
}

interface WorkerFixtures {
  /** Shared browsers for journeys without a microphone: starting and warming one up costs more than most of them. */
  readonly lend: Lent
}

export const test = base.extend<Fixtures & HostOptions, WorkerFixtures>({
  host: ['webhost', { option: true }],
  microphoneIn: ['page', { option: true }],
  isProbed: [false, { option: true }],

  lend: [
    async ({}, use) => {
      let browser: Promise<Browser> | undefined
      let driven: Promise<DrivenBrowser> | undefined
      await use({
        browser: () => (browser ??= launchHeadlessShell('none')),
        driven: () => (driven ??= launchDriven('none')),
      })
      await (await browser)?.close()
      await (await driven)?.browser.close()
    },
    { scope: 'worker' },
  ],

  simulator: async ({}, use) => {
    const simulator = await createSimulator({ key: 'journey-key' })
    await use(simulator)
    await simulator.close()
  },

  openApp: async ({ host, microphoneIn, isProbed, simulator, lend }, use, info) => {
    info.skip(host === 'electron' && findElectron() === undefined, 'it needs an Electron runtime')
    const opened: App[] = []
    await use(async (computer) => {
      info.skip(
        host === 'electron' && process.platform === 'win32' && computer.locale !== undefined,
        'the language of Windows belongs to its user',
      )
      if (computer.microphone !== 'none') await prepareClips()
      const app = await openApp(host, { microphoneIn, isProbed, ...computer }, simulator, lend)
      opened.push(app)
      return app
    })
    for (const app of opened) await app.close()
    const printed = opened.flatMap(({ console: lines }) => lines)
    expect(printed.filter((line) => line.includes(NO_WORDS))).toEqual([])
  },
})

export const { expect } = test
