import type { Page } from '@playwright/test'
import type { PanelName } from '../../src/core/product/panel-names.ts'
import { en } from '../../src/core/product/strings/en.ts'
import { createSimulator } from '../../src/simulator/simulator-server.ts'
import { fill } from '../support/base/fill.ts'
import { answerByPath } from '../support/service/answers-by-path.ts'
import { HttpPeer, json } from '../support/service/http-peer.ts'
import { seededService } from '../support/service/seeded-service.ts'
import type { State } from './state.ts'

/** A panel of an account with heavy usage. */
const panelOf = (
  name: string,
  panel: PanelName,
  text: string,
  act: (page: Page) => Promise<void> = () => Promise.resolve(),
): State => ({
  name,
  reach: async (open, { key }) => {
    const service = await seededService(key)
    const { page } = await open({
      microphone: 'none',
      service: service.address,
      settings: { appearance: { panel } },
    })
    await page.getByText(text).first().waitFor()
    await act(page)
    return { page, end: () => service.close() }
  },
})

const FIRST_KEY = 'Help desk, 2nd floor'

/** Usage of an account, and its keys. */
export const accountStates: readonly State[] = [
  panelOf('usage', 'usage', FIRST_KEY),
  panelOf('usage-by-key', 'usage', FIRST_KEY, async (page) => {
    await page.getByRole('combobox', { name: en.usage.analytics.view }).click()
    await page.getByRole('option', { name: en.usage.analytics.views.key }).click()
    await page.getByRole('heading', { name: en.usage.analytics.title }).scrollIntoViewIfNeeded()
  }),
  panelOf('usage-keys', 'usage', FIRST_KEY, async (page) => {
    await page.getByRole('button', { name: en.usage.keys.create }).click()
    await page.getByRole('dialog').getByLabel(en.panels.items.name, { exact: true }).fill('Chat bot')
    await page.getByRole('dialog').getByRole('button', { name: en.usage.keys.create }).click()
    await page.getByRole('button', { name: en.usage.keys.done }).waitFor()
    await page
      .getByRole('button', { name: fill(en.panels.items.rename, { name: 'Chat bot' }) })
      .scrollIntoViewIfNeeded()
  }),
  panelOf('usage-limits', 'usage', FIRST_KEY, async (page) => {
    await page.getByRole('button', { name: fill(en.usage.keys.limit, { label: FIRST_KEY }) }).click()
    await page.getByLabel(en.usage.keys.limitSpeech).fill('many')
  }),
  panelOf('usage-deactivate', 'usage', FIRST_KEY, async (page) => {
    await page.getByRole('button', { name: `Deactivate ${FIRST_KEY}` }).click()
  }),
  panelOf('usage-rename', 'usage', FIRST_KEY, async (page) => {
    await page.getByRole('button', { name: `Rename ${FIRST_KEY}` }).click()
  }),
  panelOf('usage-nothing', 'usage', FIRST_KEY, async (page) => {
    await page.getByLabel(en.usage.analytics.from).fill('2026-01-10')
    await page.getByLabel(en.usage.analytics.to).fill('2026-01-02')
    await page.getByText(en.usage.analytics.problems.reversed).scrollIntoViewIfNeeded()
  }),
  {
    name: 'usage-free',
    reach: async (open) => {
      const service = await HttpPeer.listen()
      answerByPath(service, {
        '/v2/languages': json(200, []),
        '/v3/languages': json(200, []),
        '/v2/usage': json(200, { character_count: 480_000, character_limit: 500_000 }),
        '/v2/admin/developer-keys': json(403, { message: 'Forbidden.' }),
      })
      const { page } = await open({
        microphone: 'none',
        service: service.address,
        settings: { appearance: { panel: 'usage' } },
      })
      await page.getByText(en.usage.proOnly).waitFor()
      return { page, end: () => service.close() }
    },
  },
  {
    name: 'usage-refused',
    reach: async (open, { key }) => {
      const service = await createSimulator({ key: 'main-key', keys: [key] })
      const { page } = await open({
        microphone: 'none',
        service: service.address,
        settings: { appearance: { panel: 'usage' } },
      })
      await page.getByText(en.usage.admin.notAllowed.title).waitFor()
      return { page, end: () => service.close() }
    },
  },
]
