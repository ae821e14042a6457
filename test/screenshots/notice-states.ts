import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { SessionSummary } from '../../src/core/session/library/session-schema.ts'
import { asDesktop, Refusal } from '../support/app/as-desktop.ts'
import { record } from '../support/audio/recordings.ts'
import { caption, live, long, meeting, start, status, stop, UNPROCESSED } from './live-steps.ts'
import type { Open, State } from './state.ts'

/** A session with the shortest possible limit. */
const limited = (name: string, notice: string): State => ({
  name,
  reach: async (open) => {
    const { page } = await open({
      microphone: (await long()).path,
      settings: { audio: UNPROCESSED, voice: { limitMinutes: 1, targetLanguages: ['de'] } },
    })
    await start(page)
    await page.getByText(notice).waitFor({ timeout: 120_000 })
    return { page }
  },
})

/** Opens an app that stores sessions with audio. */
const openKeeping = async (open: Open) =>
  open({
    microphone: (await meeting()).path,
    settings: {
      audio: UNPROCESSED,
      voice: { targetLanguages: ['de', 'fr'] },
      privacy: { keepsSound: true },
    },
  })

const interrupted: SessionSummary = {
  id: 'b1e7f2c0-0000-4000-8000-000000000000',
  title: '',
  startedAt: Date.UTC(2026, 10, 20, 8, 15),
  durationMs: 1_260_000,
  state: 'interrupted',
  captions: 212,
  targetLanguages: ['de'],
  tags: [],
  isDemo: false,
  opening: 'Good morning, and thank you for coming.',
  soundBytes: 0,
}

/** The start after a session that was interrupted. */
async function withRecovered(open: Open): Promise<Page> {
  const { page } = await open({ microphone: 'none' })
  await asDesktop(page, { 'session.recovered': () => ({ sessions: [interrupted] }) })
  await page.getByText(en.live.notices.recovered.title).waitFor({ state: 'attached' })
  return page
}

/** Notices above the captions, besides those about the session's state. */
export const noticeStates: readonly State[] = [
  {
    name: 'stopped-not-kept',
    reach: async (open) => {
      const { page } = await open({
        microphone: (await meeting()).path,
        settings: {
          audio: UNPROCESSED,
          voice: { targetLanguages: ['de'] },
          privacy: { retention: 'nothing' },
        },
      })
      await start(page)
      await caption(page, 'Heute gehen wir')
      await stop(page)
      await status(page, en.live.status.stopped)
      return { page }
    },
  },
  {
    name: 'not-saved',
    reach: async (open) => {
      const { page } = await open({
        microphone: (await meeting()).path,
        settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
      })
      await asDesktop(page, {
        'session.record': () => new Refusal({ kind: 'storage', what: 'library', detail: 'ENOSPC' }),
      })
      await start(page)
      await caption(page, 'Heute gehen wir')
      await page.getByText(en.live.notices.notSaved.title).waitFor()
      return { page }
    },
  },
  { name: 'sound-ready', reach: async (open) => ({ page: (await openKeeping(open)).page }) },
  {
    name: 'sound-kept',
    reach: async (open) => {
      const { page } = await openKeeping(open)
      await start(page)
      await caption(page, 'Heute gehen wir')
      await page.getByText(en.live.recording, { exact: true }).waitFor()
      return { page }
    },
  },
  {
    name: 'sound-not-stored',
    reach: async (open) => {
      const { page } = await openKeeping(open)
      await asDesktop(page, {
        'session.keepSound': () => new Refusal({ kind: 'storage', what: 'sound', detail: 'ENOSPC' }),
      })
      await start(page)
      await caption(page, 'Heute gehen wir')
      await page.getByText(en.errors.storage.title.sound).waitFor()
      return { page }
    },
  },
  { name: 'recovered', reach: async (open) => ({ page: await withRecovered(open) }) },
  {
    name: 'slow-network',
    reach: async (open) => {
      const { page } = await open({
        microphone: (await long()).path,
        settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
      })
      await start(page)
      await caption(page, 'Heute gehen wir')
      const engine = page.workers().find((worker) => worker.url().includes('/assets/index-'))
      // Fakes a full send buffer for most of each second: the real one would take megabytes first.
      await engine?.evaluate(() =>
        Object.defineProperty(WebSocket.prototype, 'bufferedAmount', {
          get: () => (performance.now() % 1000 < 750 ? 1e9 : 0),
        }),
      )
      await page.getByText(en.live.notices.slow.title).waitFor({ timeout: 60_000 })
      return { page }
    },
  },
  limited('limit-near', en.live.notices.limitNear.title),
  limited('limit-reached', en.live.notices.limitReached.title),
  {
    name: 'silence-left-out',
    isPointedAt: true,
    reach: async (open) => {
      const { path } = await record({
        name: 'screenshots-pauses',
        sentences: ['welcome', 'plan'],
        leadMs: 300,
        gapMs: 14_000,
      })
      const { page } = await open({
        microphone: path,
        settings: { audio: UNPROCESSED, voice: { savesSilence: true, targetLanguages: ['de'] } },
      })
      await start(page)
      await caption(page, 'Heute gehen wir')
      await pause(12_000)
      await page.getByRole('button', { name: en.live.usedName }).hover()
      await page.getByText('Silence not sent').waitFor()
      return { page }
    },
  },
  {
    name: 'live-with-glossary-panel',
    reach: async (open) => {
      const page = await live(open, { spokenLanguage: 'de' })
      await page.keyboard.press('Alt+Digit2')
      await page.getByText(en.glossaries.list.empty.title).waitFor()
      return { page }
    },
  },
  {
    name: 'live-with-history',
    reach: async (open) => {
      const page = await live(open)
      await page.keyboard.press('Alt+Digit7')
      await page.getByRole('tabpanel').getByRole('list').first().waitFor()
      return { page }
    },
  },
]
