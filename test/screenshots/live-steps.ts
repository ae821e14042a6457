import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { Settings } from '../../src/core/settings/settings.ts'
import { record } from '../support/audio/recordings.ts'
import type { Open } from './state.ts'

const MEETING = ['welcome', 'plan', 'search', 'bugs'] as const
export const UNPROCESSED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
export const meeting = () => record({ name: 'screenshots', sentences: MEETING, leadMs: 2000, gapMs: 700 })
/** More than a minute of speech with hardly a pause. */
export const long = () =>
  record({
    name: 'screenshots-long',
    sentences: [
      'welcome',
      'plan',
      'search',
      'bugs',
      'green',
      'agreed',
      ...MEETING,
      ...MEETING,
      ...MEETING,
      ...MEETING,
    ],
    leadMs: 300,
    gapMs: 300,
  })
export const silence = () => record({ name: 'screenshots-silence', sentences: [], leadMs: 60_000 })

export const start = (page: Page) => page.getByRole('button', { name: en.live.start, exact: true }).click()
export const stop = (page: Page) => page.getByRole('button', { name: en.live.stop }).click()
export const status = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).first().waitFor()
export const caption = (page: Page, text: string) => page.getByText(text).first().waitFor()

/** A live session with captions in two languages, in the middle of a sentence. */
export async function live(
  open: Open,
  voice: Partial<Settings['voice']> = {},
  service?: string,
  captions: Partial<Settings['captions']> = {},
  recording = meeting,
): Promise<Page> {
  const { path } = await recording()
  const { page } = await open({
    microphone: path,
    settings: { audio: UNPROCESSED, captions, voice: { targetLanguages: ['de', 'fr'], ...voice } },
    ...(service !== undefined && { service }),
  })
  await start(page)
  await caption(page, 'Heute gehen wir')
  await pause(1200)
  return page
}
