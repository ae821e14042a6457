import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { caption, start, stop, UNPROCESSED } from '../live-steps.ts'
import type { Open, State } from '../state.ts'

const HEARD = 'Anna, how is the testing going?'
const RIGHT = 'Hana, how is the testing going?'

/** A live session with a caption, one of whose lines is being corrected. */
async function edit(open: Open): Promise<Page> {
  const { path } = await record({ name: 'screenshots-misheard', sentences: ['question'] })
  const { page } = await open({
    microphone: path,
    profile: 'deepl',
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  await start(page)
  await caption(page, HEARD)
  await page.getByRole('main').getByText(HEARD).dblclick()
  await editorIn(page).fill(RIGHT)
  return page
}

const editorIn = (page: Page) => page.getByRole('textbox', { name: en.corrections.correctCaption })

async function corrected(open: Open): Promise<Page> {
  const page = await edit(open)
  await editorIn(page).press('Enter')
  await page.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Hana' }) }).waitFor()
  return page
}

/** Corrections during a session, and the offer at its end. */
export const liveCorrectionStates: readonly State[] = [
  { name: 'live-correction-edit', reach: async (open) => ({ page: await edit(open) }) },
  { name: 'live-corrected', reach: async (open) => ({ page: await corrected(open) }) },
  {
    name: 'live-corrections-at-end',
    reach: async (open) => {
      const page = await corrected(open)
      await stop(page)
      await page.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) }).click()
      await page.getByRole('button', { name: en.corrections.end.review }).waitFor()
      return { page }
    },
  },
]
