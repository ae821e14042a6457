import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/commands.ts'
import { en } from '../../src/core/product/strings/en.ts'
import { asDesktop } from '../support/app/as-desktop.ts'
import { type App } from '../support/app/open-app.ts'
import { record } from '../support/audio/recordings.ts'
import { fill } from '../support/base/fill.ts'
import type { Open, State } from './state.ts'

const UNPROCESSED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
const meeting = () =>
  record({ name: 'screenshots-sound', sentences: ['welcome', 'plan'], leadMs: 800, gapMs: 700 })

const audio = async (page: Page) => {
  await page.getByRole('button', { name: en.settings.title, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.settings.sound, exact: true }).click()
}

/** A session with some captions. */
async function live(
  open: Open,
  prepare: (page: Page, change: App['change']) => Promise<void> = () => Promise.resolve(),
): Promise<Page> {
  const { path } = await meeting()
  const { page, change } = await open({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de', 'fr'], spokenLanguage: 'de' } },
  })
  await prepare(page, change)
  await page.getByRole('button', { name: en.live.start, exact: true }).click()
  await page.getByText('Guten Morgen').first().waitFor()
  return page
}

const unplugging = () => readFile(join(root, 'test', 'support', 'network-faults', 'unplugging.js'), 'utf8')

/** Microphones, speakers, virtual cables and files. */
export const soundStates: readonly State[] = [
  {
    name: 'settings-sound',
    reach: async (open) => {
      const { page } = await open({ microphone: (await meeting()).path })
      await audio(page)
      return { page }
    },
  },
  {
    name: 'settings-sound-cable',
    reach: async (open) => {
      const { page } = await open({ microphone: (await meeting()).path })
      await audio(page)
      await page.getByRole('button', { name: en.sound.cable.title }).click()
      await page.getByText('module-null-sink').scrollIntoViewIfNeeded()
      return { page }
    },
  },
  {
    name: 'settings-test-recording',
    isFleeting: true,
    reach: async (open) => {
      const { page } = await open({ microphone: (await meeting()).path })
      await audio(page)
      await page.getByRole('button', { name: en.sound.test.start }).click()
      await page.getByText(fill(en.sound.test.recording, { seconds: 3 })).waitFor()
      return { page }
    },
  },
  {
    name: 'live-paused',
    reach: async (open) => {
      const page = await live(open)
      await page.getByRole('button', { name: en.live.pause }).click()
      return { page }
    },
  },
  {
    name: 'live-unplugged',
    reach: async (open) => {
      const page = await live(open)
      await page.evaluate(`(() => {${await unplugging()}})()`)
      await page.getByRole('button', { name: en.account.dialog.more, exact: true }).click()
      await page.getByRole('combobox', { name: en.live.source }).click()
      await page.getByRole('option', { name: 'Fake Audio Input 1' }).click()
      await page.waitForTimeout(500)
      await page.evaluate(() => globalThis.plugs.unplug('Fake Audio Input 1'))
      await page.getByText('until it’s back').waitFor()
      return { page }
    },
  },
  {
    name: 'sound-interrupted',
    reach: async (open) => {
      const page = await live(open, async (opened) => {
        await opened.addInitScript(await unplugging())
        await asDesktop(opened, { 'soundDevices.reconnect': () => ({ result: 'no-server' }) })
      })
      await page.evaluate(() => {
        navigator.mediaDevices.enumerateDevices = () => Promise.resolve([])
        globalThis.plugs.unplug('all')
      })
      await page.getByText(en.live.notices.interrupted.title).waitFor()
      return { page }
    },
  },
  {
    name: 'system-audio-missing',
    reach: async (open) => {
      const page = await live(open, async (opened, change) => {
        await opened.addInitScript(await unplugging())
        // Without it, as in a browser that shares no screen, a device carries system audio.
        await opened.addInitScript(() => Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia'))
        await opened.reload()
        const systemDevice = await opened.evaluate(async () => {
          const devices = await navigator.mediaDevices.enumerateDevices()
          return devices.find(({ label }) => label === 'Fake Audio Input 1')?.deviceId ?? ''
        })
        await change({ audio: { input: 'both', systemDevice } })
        // It starts with the changed settings.
        await opened.reload()
      })
      await page.evaluate(() => globalThis.plugs.unplug('Fake Audio Input 1'))
      await page.getByText(en.live.notices.systemMissing.title).waitFor()
      return { page }
    },
  },
  {
    name: 'live-file',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { audio: UNPROCESSED } })
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('combobox', { name: en.live.source }).click()
      await page.getByRole('option', { name: en.live.chooseFile }).click()
      // Uses a copy in memory, because the same recording is being written for the other theme.
      const buffer = await readFile((await meeting()).path)
      await (await chooser).setFiles({ name: 'talk.wav', mimeType: 'audio/wav', buffer })
      await page.getByRole('button', { name: en.live.start, exact: true }).click()
      await page.getByText('Guten Morgen').first().waitFor()
      return { page }
    },
  },
  {
    name: 'live-sources',
    reach: async (open) => {
      const { page } = await open({ microphone: (await meeting()).path })
      await page.getByRole('combobox', { name: en.live.source }).click()
      return { page }
    },
  },
]
