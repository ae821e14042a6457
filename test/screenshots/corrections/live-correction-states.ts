import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { caption, start, stop, UNPROCESSED } from '../live-steps.ts'
import type { Open, State } from '../state.ts'

const HEARD = 'Anna, how is the testing going?'
const RIGHT = 'Hana, how is the testing going?'

/** A live session with a caption, whose menu is open. */
async function menu(open: Open): Promise<Page> {
  const { path } = await record({ name: 'screenshots-misheard', sentences: ['question'] })
  const { page } = await open({
    microphone: path,
    profile: 'deepl',
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  await start(page)
  await caption(page, HEARD)
  const row = page.getByRole('article').filter({ hasText: HEARD })
  await row.getByText(HEARD).hover()
  await row.getByRole('button', { name: en.corrections.correctCaption }).click()
  await page.getByRole('menuitem', { name: fill(en.corrections.correct, { text: HEARD }) }).waitFor()
  return page
}

async function edit(open: Open): Promise<Page> {
  const page = await menu(open)
  await page.getByRole('menuitem', { name: fill(en.corrections.correct, { text: HEARD }) }).click()
  await page.getByRole('dialog').getByLabel(en.history.caption.text).fill(RIGHT)
  return page
}

async function corrected(open: Open): Promise<Page> {
  const page = await edit(open)
  await page.getByRole('button', { name: en.app.save }).click()
  await page.getByRole('button', { name: en.corrections.offer.heard }).waitFor()
  return page
}

/** Corrections during a session, and the offer at its end. */
export const liveCorrectionStates: readonly State[] = [
  { name: 'live-correction-menu', reach: async (open) => ({ page: await menu(open) }) },
  { name: 'live-correction-edit', reach: async (open) => ({ page: await edit(open) }) },
  { name: 'live-corrected', reach: async (open) => ({ page: await corrected(open) }) },
  {
    name: 'live-corrections-at-end',
    reach: async (open) => {
      const page = await corrected(open)
      await stop(page)
      await page.getByRole('button', { name: en.corrections.end.review }).waitFor()
      return { page }
    },
  },
]
