import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import { launchChromiumOn } from '../../support/app/chromium.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { missingPrograms, type SoundServerName, TestSoundServer } from '../../support/audio/sound-server.ts'
import { test as base, type HostOptions } from './app.ts'

/** A computer with a sound server of its own and real devices. */
export interface SoundComputer {
  readonly server: TestSoundServer
  /** A browser on these devices, closed when the journey ends. */
  launch(isOther?: boolean): Promise<Browser>
  /**
   * Starts the app with these settings, as a new user would, and opens its page. `stop` ends the app alone.
   *
   * @param env replaces variables of the app
   */
  open(
    settings?: SettingsPatch,
    env?: Readonly<Record<string, string>>,
  ): Promise<{ page: Page; link: string; stop: () => Promise<void> }>
}

interface SoundFixtures {
  readonly soundServer: SoundServerName
  readonly computer: SoundComputer
}

export const test = base.extend<SoundFixtures & HostOptions>({
  soundServer: ['pulseaudio', { option: true }],

  computer: async ({ soundServer, host }, use, info) => {
    const missing = missingPrograms(soundServer)
    info.skip(missing.length > 0, `it needs ${missing.join(', ')}`)
    if (host !== 'webhost') throw new Error('the journey brings a web host of its own')
    const folder = await mkdtemp(join(tmpdir(), 'parley-home-'))
    const server = await TestSoundServer.start(soundServer)
    const closing: (() => Promise<unknown>)[] = []
    const launch = async (isOther = false) => {
      const browser = await launchChromiumOn(server.env, isOther)
      closing.push(() => browser.close())
      return browser
    }
    await use({
      server,
      launch,
      open: async (settings = {}, env = {}) => {
        await writeFile(join(folder, 'settings.json'), JSON.stringify(settings))
        const app = await startWebhost({ ...server.env, PARLEY_HOME: folder, ...env })
        const stop = async () => {
          if (!app.hasEnded()) await app.stop()
        }
        closing.push(stop)
        const page = await (await launch()).newPage()
        await page.goto(app.link)
        return { page, link: app.link, stop }
      },
    })
    for (const close of closing.toReversed()) await close()
    await server.close()
    await rm(folder, { recursive: true, force: true })
  },
})

export const { expect } = test
