import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../src/core/settings/settings-patch.ts'
import { meeting as sentences } from '../../src/simulator/script/script.ts'
import { record } from '../support/audio/recordings.ts'
import { fill } from '../support/base/fill.ts'
import { FaultProxy } from '../support/network-faults/fault-proxy.ts'
import { presetNamed } from '../support/sessions/keep-uses.ts'
import { caption, long, meeting, start, status, stop, UNPROCESSED } from './live-steps.ts'
import type { Open, State } from './state.ts'

/** Both sides hear the same recording, because the browser has one for all of its devices. */
const settings = (change: SettingsPatch['meeting'] = {}): SettingsPatch => ({
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenLanguage: 'de' },
  meeting: {
    isOn: true,
    theirName: 'Ana',
    sourceLanguage: 'en',
    targetLanguages: ['fr'],
    isSpoken: true,
    device: 'default',
    ...change,
  },
})

async function both(open: Open, service?: string, change?: SettingsPatch['meeting']): Promise<Page> {
  const { path } = await meeting()
  const { page } = await open({
    microphone: path,
    settings: settings(change),
    ...(service !== undefined && { service }),
  })
  await start(page)
  await caption(page, 'Heute gehen wir')
  await caption(page, 'Aujourd')
  return page
}

/** Before Start. */
async function ready(open: Open, change: SettingsPatch['meeting'], microphone: string) {
  const { page } = await open({ microphone, settings: settings(change) })
  await page.getByRole('group', { name: 'Ana' }).waitFor()
  return { page }
}

/** A meeting with two sides. */
export const meetingStates: readonly State[] = [
  {
    name: 'meeting',
    reach: async (open) => ready(open, {}, (await meeting()).path),
  },
  {
    name: 'meeting-following',
    reach: (open) =>
      ready(open, { sourceLanguage: null, targetLanguages: null, device: '', isSpoken: false }, 'none'),
  },
  {
    name: 'meeting-preset-devices-missing',
    reach: async (open) => {
      const name = 'Weekly with Lyon'
      const devices = {
        microphone: 'Conference microphone',
        speaker: 'Headphones of the meeting room',
        hasParleyMicrophone: false,
        source: { type: 'system' },
      } as const
      const presets = { list: [{ ...presetNamed(name, settings({ device: '' })), devices }] }
      const { page } = await open({
        microphone: (await meeting()).path,
        settings: { ...settings(), presets },
      })
      await page.getByRole('combobox', { name: en.meeting.presets.label }).click()
      await page.getByRole('option', { name }).click()
      await page.getByText(fill(en.meeting.presets.missing.title, { name })).waitFor()
      return { page }
    },
  },
  {
    name: 'meeting-conversation',
    reach: async (open) => {
      const { path } = await record({
        name: 'screenshots-conversation',
        sentences: ['plan', 'search', 'question', 'green'],
        others: { sentences: ['search', 'green'], language: 'de', voice: 'male' },
        leadMs: 3000,
        gapMs: 3000,
      })
      const theirName = 'Anna'
      const { page } = await open({
        microphone: path,
        service: 'demo',
        settings: settings({ theirName, sourceLanguage: null, targetLanguages: null }),
      })
      const toggle = (text: string) =>
        page.getByRole('button', { name: text.replace('{{name}}', theirName), exact: true }).click()
      // The browser has one microphone for both sides, so each is muted while the other speaks.
      await start(page)
      for (const [mine, theirs] of [
        [sentences.plan, sentences.search],
        [sentences.question, sentences.green],
      ] as const) {
        await toggle(en.live.sides.mute)
        await caption(page, mine.de)
        await toggle(en.live.mute)
        await toggle(en.live.sides.unmute)
        await caption(page, theirs.en)
        await toggle(en.live.mute)
      }
      return { page }
    },
  },
  { name: 'meeting-live', reach: async (open) => ({ page: await both(open) }) },
  {
    name: 'meeting-echo',
    reach: async (open) => {
      const { page } = await open({ microphone: (await long()).path, settings: settings() })
      await start(page)
      // Each device plays the recording from when it was opened, so one side repeats the other.
      const folded = page.getByRole('button', { name: en.meeting.saidTwice })
      await folded.nth(1).waitFor({ timeout: 60_000 })
      await folded.first().click()
      return { page }
    },
  },
  {
    name: 'meeting-choices',
    reach: async (open) => {
      const page = await both(open)
      await page.getByRole('button', { name: en.account.dialog.more, exact: true }).click()
      return { page }
    },
  },
  {
    name: 'meeting-muted-and-paused',
    reach: async (open) => {
      const page = await both(open)
      await page.getByRole('button', { name: en.live.sides.mute.replace('{{name}}', 'Ana') }).click()
      await page.getByRole('button', { name: en.live.pause }).click()
      await status(page, en.live.status.paused)
      return { page }
    },
  },
  {
    name: 'meeting-one-session',
    reach: async (open, simulator) => {
      simulator.maxSessions = 1
      const { page } = await open({ microphone: (await meeting()).path, settings: settings() })
      await start(page)
      await page.getByText(en.live.notices.oneSession.title).waitFor()
      await caption(page, 'Heute gehen wir')
      return { page }
    },
  },
  {
    name: 'meeting-reconnecting',
    reach: async (open, simulator) => {
      const proxy = await FaultProxy.to(simulator.address)
      const page = await both(open, proxy.address)
      await proxy.goDown()
      await status(page, en.live.status.reconnecting)
      return { page }
    },
  },
  {
    name: 'meeting-stopped',
    reach: async (open) => {
      const page = await both(open)
      await stop(page)
      await status(page, en.live.status.stopped)
      return { page }
    },
  },
]
