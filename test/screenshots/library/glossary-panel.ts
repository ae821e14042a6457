import type { Page } from '@playwright/test'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import type { Open } from '../state.ts'

/** The glossaries panel with a few glossaries. */
export async function glossaryPanel(open: Open, simulator: Simulator): Promise<Page> {
  await makeGlossaries(simulator, [
    { name: 'Product names', pairs: { 'en de': terms(240), 'en fr': terms(12) } },
    { name: 'Legal terms of the general conditions for suppliers', pairs: { 'de en': terms(1800) } },
  ])
  const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'glossaries' } } })
  await page.getByRole('button', { name: 'Product names', exact: true }).waitFor()
  return page
}
