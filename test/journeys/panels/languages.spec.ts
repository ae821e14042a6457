import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { answerByPath } from '../../support/service/answers-by-path.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { expect, test } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'

const LANGUAGES = { appearance: { panel: 'languages' } } as const

/** Columns of the table that say yes for a language. */
async function abilitiesOf(page: Page, language: string): Promise<string[]> {
  const table = page.getByRole('table')
  const columns = await table.getByRole('columnheader').allInnerTexts()
  const cells = table.getByRole('row', { name: language }).getByRole('cell')
  const marks = await cells.evaluateAll((nodes) =>
    nodes.map((node) => node.querySelector('[role=img]')?.getAttribute('aria-label')),
  )
  return columns.slice(1).filter((_column, index) => marks[index] === 'Yes')
}

test('a language is found with its features by product, in both themes and forced colours', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: LANGUAGES,
    viewport: { width: 900, height: 600 },
  })
  await expect(page.getByRole('row', { name: 'Arabic' })).toBeVisible()
  await expectAccessible(page)

  const search = page.getByLabel(en.languageList.search)
  await search.fill('italian')
  await expect(page.getByText(fill(en.languages.count_one, { count: 1 }), { exact: true })).toBeVisible()
  const abilities = [
    'Text source',
    'Text target',
    'Formality',
    'Glossaries',
    'Voice source',
    'Voice target',
    'Spoken aloud',
    'Writing help',
    en.languages.abilities.styleRules,
  ]
  // Each product has an answer of its own.
  await expect.poll(() => abilitiesOf(page, 'Italian')).toEqual(abilities)
  await search.fill('estonian')
  await expect(page.getByRole('row', { name: 'Estonian' })).toBeVisible()
  expect(await abilitiesOf(page, 'Estonian')).not.toContain('Spoken aloud')

  await search.fill('')
  await page.getByRole('combobox', { name: en.languages.ability }).click()
  await page.getByRole('option', { name: en.languages.abilities.styleRules }).click()
  await expect(page.getByRole('row', { name: 'Japanese' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Arabic' })).toBeHidden()
  await search.fill('arabic')
  await expect(page.getByText(en.languages.noResults)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: en.languages.showAll }).click()
  await expect(search).toBeFocused()
  await expect(page.getByRole('row', { name: 'Arabic' })).toBeVisible()
  expect(await violationsIn(page)).toEqual([])
})

test('a product without an answer from the service does not affect the others', async ({ openApp }) => {
  const german = { lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true, features: [] }
  const peer = await HttpPeer.listen()
  let isRefusing = true
  answerByPath(peer, {
    '/v2/languages': json(200, []),
    '/v3/languages': (response, request) =>
      isRefusing && request.url.includes('write')
        ? json(400, { message: 'Bad product.' })(response, request)
        : json(200, [german])(response, request),
  })
  try {
    const { page } = await openApp({ microphone: 'none', service: peer.address, settings: LANGUAGES })
    const notice = page.getByRole('alert')
    await expect(notice).toContainText(fill(en.languages.missing.remedy, { products: 'Writing' }))
    await expect(page.getByRole('columnheader', { name: en.languages.abilities.textSource })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: en.languages.abilities.write })).toBeHidden()
    isRefusing = false
    await page.getByRole('button', { name: en.app.tryAgain }).click()
    await expect(page.getByRole('columnheader', { name: en.languages.abilities.write })).toBeVisible()
    await expect(notice).toBeHidden()
  } finally {
    await peer.close()
  }
})
