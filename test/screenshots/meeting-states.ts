import type { Page } from '@playwright/test'
import type { SettingsPatch } from '../../src/core/settings/settings.ts'
import { en } from '../../src/core/strings/en.ts'
import { FaultProxy } from '../support/network-faults/fault-proxy.ts'
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
      await page.getByRole('button', { name: /^Session settings/ }).click()
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
