import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { keptCaption, recording } from '../../support/contract-cases/call-cases-of-sessions.ts'
import type { Open, State } from '../state.ts'

const captions = [
  keptCaption(0, 'Anna, how is the testing going?', { de: 'Anna, wie läuft es mit den Tests?' }),
  keptCaption(1, 'We talked about the release with Anna.', {
    de: 'Wir haben mit Anna über die Freigabe gesprochen.',
  }),
]
const corrections = [
  { index: 0, line: 'source', text: 'Hana, how is the testing going?' },
  { index: 1, line: 'de', text: 'Wir haben mit Anna über das Release gesprochen.' },
]

/** A stored session of which some lines were corrected, after others with the same words. */
async function corrected(open: Open, edits: typeof corrections, title = 'Weekly'): Promise<Page> {
  const { page, call } = await open({
    microphone: 'none',
    profile: 'deepl',
    settings: {
      appearance: { panel: 'history' },
      voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
    },
  })
  for (let day = 1; day <= 3; day += 1) {
    const startedAt = Date.UTC(2026, 10, day, 9)
    const id = randomUUID()
    await call('session.record', recording({ id, startedAt, endedAt: startedAt + 10_000, captions }))
    await call('session.update', { id, title: day === 3 ? title : `Weekly ${day}` })
    if (day === 3) for (const edit of edits) await call('session.editCaption', { id, ...edit })
  }
  await page.getByRole('button', { name: title, exact: true }).click()
  return page
}

async function review(open: Open): Promise<Page> {
  const page = await corrected(open, corrections)
  await page.getByRole('button', { name: en.corrections.end.review }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

/** Offers to learn from corrections. */
export const correctionStates: readonly State[] = [
  {
    name: 'correction-offer',
    reach: async (open) => {
      const page = await corrected(open, corrections.slice(0, 1))
      await page.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Hana' }) }).waitFor()
      return { page }
    },
  },
  {
    name: 'correction-term',
    reach: async (open) => {
      const page = await corrected(open, corrections.slice(0, 1))
      await page.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Hana' }) }).click()
      await page.getByText(fill(en.corrections.preview.changed_other, { count: 5 })).click()
      return { page }
    },
  },
  {
    name: 'correction-entry',
    reach: async (open) => {
      const page = await corrected(open, corrections.slice(1))
      await page
        .getByRole('button', { name: fill(en.corrections.offer.translated, { after: 'Release' }) })
        .click()
      await page.getByLabel(en.corrections.source).fill('release')
      await page.getByText(fill(en.corrections.preview.changed_other, { count: 2 })).click()
      return { page }
    },
  },
  { name: 'correction-review', reach: async (open) => ({ page: await review(open) }) },
]
