import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { meeting } from '../../src/simulator/script/script.ts'
import type { Computer } from '../support/app/open-app.ts'
import type { Open, State } from './state.ts'

/** Initial size of the window. */
const SIZE = { width: 560, height: 480 }
const TRANSLATE = '/v2/translate'

async function openQuick(open: Open, text: string, computer: Partial<Computer> = {}): Promise<Page> {
  const { page } = await open({ microphone: 'none', ...computer })
  const tab = page.context().waitForEvent('page')
  await page.getByRole('button', { name: en.settings.shortcuts.names.quick }).click()
  const quick = await tab
  await quick.setViewportSize(SIZE)
  await quick.getByRole('textbox', { name: en.text.input }).fill(text)
  await quick.getByRole('button', { name: 'German' }).waitFor()
  return quick
}

const translated = (page: Page, text: string) =>
  page.getByLabel(en.text.output, { exact: true }).getByText(text).waitFor()

/** The quick window at its own size. */
export const quickStates: readonly State[] = [
  {
    name: 'quick-empty',
    reach: async (open) => ({ page: await openQuick(open, '', { service: 'demo' }) }),
  },
  {
    name: 'quick-translated',
    reach: async (open) => {
      const page = await openQuick(open, meeting.welcome.en, { service: 'demo' })
      await translated(page, meeting.welcome.de)
      return { page }
    },
  },
  {
    name: 'quick-long',
    reach: async (open) => {
      const page = await openQuick(open, '')
      await page.keyboard.type(meeting.green.en)
      await translated(page, meeting.green.de)
      await page.keyboard.press('Escape')
      await page
        .getByRole('textbox', { name: en.text.input })
        .fill(Array.from({ length: 60 }, () => meeting.plan.en).join('\n'))
      await page.getByText(en.text.held.long).waitFor()
      return { page }
    },
  },
  {
    name: 'quick-failed',
    reach: async (open, simulator) => {
      const page = await openQuick(open, meeting.green.en)
      await translated(page, meeting.green.de)
      simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE, times: 5 }])
      await page.getByRole('textbox', { name: en.text.input }).fill(meeting.plan.en)
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'quick-no-key',
    reach: async (open) => {
      const page = await openQuick(open, '', { isKeyMissing: true })
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'quick-languages',
    reach: async (open) => {
      const page = await openQuick(open, meeting.green.en, {
        settings: { quick: { targets: ['de', 'en-US', 'fr', 'es', 'pt-BR', 'ja', 'zh-Hans', 'it', 'pl'] } },
      })
      await translated(page, meeting.green.de)
      await page.getByRole('combobox', { name: en.live.to, exact: true }).click()
      return { page }
    },
  },
]
