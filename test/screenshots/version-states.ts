import type { Page } from '@playwright/test'
import type { NewerLibrary } from '../../src/core/library/sessions.ts'
import { en } from '../../src/core/strings/en.ts'
import { asDesktop, Refusal } from '../support/app/as-desktop.ts'
import type { Open, State } from './state.ts'

const settings = { appearance: { panel: 'history' } } as const
const missing: NewerLibrary = { sessions: 3, since: Date.UTC(2026, 10, 20, 8, 15) }

/** The start of an older version, with the History open. */
async function afterGoingBack(open: Open, newer: NewerLibrary): Promise<Page> {
  const { page } = await open({ microphone: 'none', settings })
  await asDesktop(page, {
    'session.recovered': () => ({ sessions: [], newer }),
    'session.list': () => ({ sessions: [], total: 0, tags: [], hasSetAside: false, newer }),
  })
  await page.getByText(en.history.newerLibrary.title).nth(1).waitFor()
  return page
}

/** Libraries of other versions. */
export const versionStates: readonly State[] = [
  { name: 'newer-library', reach: async (open) => ({ page: await afterGoingBack(open, missing) }) },
  {
    name: 'newer-library-unknown',
    reach: async (open) => ({ page: await afterGoingBack(open, {}) }),
  },
  {
    name: 'newer-library-delete',
    reach: async (open) => {
      const page = await afterGoingBack(open, missing)
      await page.getByRole('button', { name: en.history.newerLibrary.delete }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'library-not-updated',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings })
      const detail = '812 MB of free disk space needed, 97 MB free'
      await asDesktop(page, {
        'session.list': () => new Refusal({ kind: 'storage', what: 'library-update', detail }),
      })
      await page.getByText(en.errors.storage.title['library-update']).waitFor()
      return { page }
    },
  },
]
