import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { call } from '../../support/service/simulator-client.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import type { Open, State } from '../state.ts'

/** The list of all resources, with some of every kind. */
async function library(open: Open, simulator: Simulator, panelWidth: number | null = null): Promise<Page> {
  await makeGlossaries(simulator, [
    { name: 'Product names', pairs: { 'en de': terms(240), 'en fr': terms(12) } },
    { name: 'Legal terms of the contracts with our suppliers', pairs: { 'de en': terms(1800) } },
  ])
  await makeSpokenTerms(simulator, 'People', { en: ['Siobhán', 'Kubernetes'], ja: ['渋谷'] })
  await call(simulator, 'POST', '/v3/style_rules', { name: 'Newsletter', language: 'de' })
  const { page } = await open({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'library', panelWidth } },
  })
  for (const name of ['People', 'Newsletter', 'Product names', 'Demo: announcements'])
    await page.getByRole('button', { name, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Use Product names in text' }).click()
  await page.getByRole('button', { name: 'Use People in live' }).click()
  await page.getByText(en.panels.items.inLive).waitFor()
  return page
}

/** Per cent of the widest window in which the panel is about 400 px wide. */
const NARROW = 33

export const libraryStates: readonly State[] = [
  { name: 'library', reach: async (open, simulator) => ({ page: await library(open, simulator) }) },
  {
    name: 'library-narrow',
    reach: async (open, simulator) => ({ page: await library(open, simulator, NARROW) }),
  },
  {
    name: 'library-new',
    reach: async (open, simulator) => {
      const page = await library(open, simulator)
      await page.getByRole('button', { name: en.panels.items.new, exact: true }).click()
      await page.getByRole('menuitem').first().waitFor()
      return { page }
    },
  },
]
