import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { createSimulator } from '../../../src/simulator/simulator-server.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { answerByPath, askedOf } from '../../support/service/answers-by-path.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { ask, seededService, translate } from '../../support/service/seeded-service.ts'
import { expect, test } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'

const KEY = 'journey-key'
const USAGE = { appearance: { panel: 'usage' } } as const
const DAY_MS = 86_400_000
const today = (): string => new Date().toISOString().slice(0, 10)
const lastDayOfMonth = (): number => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate()
}

const row = (page: Page, label: string) =>
  page.getByRole('list', { name: en.usage.keys.title }).getByRole('listitem').filter({ hasText: label })

test('usage is shown with limits, dates and products, in both themes and forced colours', async ({
  openApp,
}) => {
  const service = await seededService(KEY)
  try {
    const { page } = await openApp({
      microphone: 'none',
      service: service.address,
      settings: USAGE,
      viewport: { width: 900, height: 600 },
    })
    const account = page.getByRole('meter', { name: en.usage.characters })
    await expect(account).toHaveAttribute('aria-valuetext', /^[\d,]+ of 20,000 \(\d+%\)$/)
    await expect(page.getByRole('meter', { name: en.usage.speech })).toHaveAttribute(
      'aria-valuetext',
      /of 10 h/,
    )
    await expect(page.getByText(new RegExp(`\\b1\\D+${lastDayOfMonth()}\\D+\\d{4} \\(UTC\\)`))).toBeVisible()
    await expect(page.getByRole('row', { name: /^Translation/ })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Characters by day/ })).toBeVisible()
    await expectAccessible(page)

    const before = await account.getAttribute('aria-valuetext')
    await translate(service, KEY, 700)
    await page.getByRole('button', { name: en.usage.refresh }).click()
    await expect(account).not.toHaveAttribute('aria-valuetext', before ?? '')
    expect(await violationsIn(page)).toEqual([])
  } finally {
    await service.close()
  }
})

test('analytics are shown by day and by key for the chosen range, and saved as CSV', async ({ openApp }) => {
  const service = await seededService(KEY)
  try {
    const { page } = await openApp({ microphone: 'none', service: service.address, settings: USAGE })
    const from = new Date(Date.now() - 25 * DAY_MS).toISOString().slice(0, 10)
    await page.getByLabel(en.usage.analytics.from).fill(from)
    const chart = page.getByRole('img', { name: /^Characters by day/ })
    await expect(chart.locator('g')).toHaveCount(26)
    const table = page.getByRole('region', { name: en.usage.analytics.table }).getByRole('table')
    await expect(table.getByRole('row').nth(1)).toHaveText(/^Total/)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: en.usage.analytics.export }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`usage ${from} to ${today()}.csv`)
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
    const sum = rows.slice(1).reduce((total, line) => total + Number(line.split(',').at(-6)), 0)
    const all = await ask(service, KEY, ['GET', `/v2/admin/analytics?start_date=${from}&end_date=${today()}`])
    expect(sum).toBeGreaterThan(0)
    expect(all).toMatchObject({ usage_report: { total_usage: { total_characters: sum } } })

    await page.getByRole('combobox', { name: en.usage.analytics.view }).click()
    await page.getByRole('option', { name: en.usage.analytics.views.key }).click()
    await expect(table.getByRole('rowheader')).toHaveText([
      en.usage.analytics.total,
      'Website',
      'Help desk, 2nd floor',
      'Main key',
    ])
    await expectAccessible(page)

    // A range that ends before it begins is not requested: the field shows why.
    await page.getByLabel(en.usage.analytics.to).fill('2020-01-01')
    await expect(page.getByText(en.usage.analytics.problems.reversed)).toBeVisible()
    await expect(page.getByRole('button', { name: en.usage.analytics.export })).toBeDisabled()
    await expect(table).toBeHidden()
    await page.getByLabel(en.usage.analytics.from).fill('2019-12-01')
    await expect(page.getByText(en.usage.analytics.empty)).toBeVisible()
  } finally {
    await service.close()
  }
})

test('the input remains after the service has failed', async ({ openApp, simulator }) => {
  const { page } = await openApp({ microphone: 'none', settings: USAGE })
  await page.getByRole('button', { name: en.usage.keys.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.history.session.name).fill('Chat bot')
  simulator.faults.add([{ kind: 'status', status: 500, path: '/v2/admin/developer-keys' }])
  await dialog.getByRole('button', { name: en.usage.keys.create }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(dialog.getByLabel(en.history.session.name)).toHaveValue('Chat bot')
  await dialog.getByRole('button', { name: en.usage.keys.create }).click()
  await expect(page.getByRole('textbox', { name: en.usage.keys.value })).toBeVisible()
})

test('a figure without a limit is told by the table of products alone', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  await call('text.translate', { texts: ['Fourteen chars'], targetLanguage: 'de' })
  await page.keyboard.press('Alt+8')
  await expect(page.getByRole('row', { name: /^Translation 14 14$/ })).toBeVisible()
  const analytics = page.getByRole('region', { name: en.usage.analytics.table })
  await expect(analytics.getByRole('cell', { name: '14', exact: true })).toHaveCount(1)
  expect((await page.getByRole('complementary').innerText()).match(/\b14\b/g)).toHaveLength(3)
  await expectAccessible(page)
})

test('a key without admin rights is told so, and sees what it may see', async ({ openApp }) => {
  const service = await createSimulator({ key: 'main-key', keys: [KEY] })
  try {
    const { page } = await openApp({ microphone: 'none', service: service.address, settings: USAGE })
    await expect(page.getByText(en.usage.admin.notAllowed.title)).toBeVisible()
    await expect(page.getByRole('columnheader', { name: en.usage.products.key })).toBeVisible()
    await expect(page.getByRole('heading', { name: en.usage.analytics.title })).toBeHidden()
    await expect(page.getByRole('alert')).toBeHidden()
    await expectAccessible(page)
  } finally {
    await service.close()
  }
})

test('a refused request is sent once, however often the panel is opened', async ({ openApp }) => {
  const peer = await HttpPeer.listen()
  answerByPath(peer, {
    '/v2/languages': json(200, []),
    '/v3/languages': json(200, []),
    '/v2/usage': json(200, { character_count: 5, character_limit: 500_000 }),
    '/v2/admin/developer-keys': json(403, { message: 'Forbidden.' }),
  })
  try {
    const { page } = await openApp({ microphone: 'none', service: peer.address, settings: USAGE })
    const refusal = page.getByText(en.usage.admin.notAllowed.title)
    await expect(refusal).toBeVisible()
    await expect(page.getByText(en.usage.proOnly)).toBeVisible()
    for (const isOpen of [false, true]) {
      await page.keyboard.press('Alt+8')
      await expect(refusal).toBeVisible({ visible: isOpen })
    }
    await expect.poll(() => askedOf(peer).filter((asked) => asked === 'GET /v2/usage')).toHaveLength(2)
    expect(askedOf(peer).filter((asked) => asked.includes('/v2/admin/'))).toEqual([
      'GET /v2/admin/developer-keys',
    ])
  } finally {
    await peer.close()
  }
})

test('after switching accounts, nothing of the previous one is shown', async ({ openApp }) => {
  const service = await seededService(KEY)
  try {
    const { page } = await openApp({ microphone: 'none', service: service.address, settings: USAGE })
    await expect(row(page, 'Website')).toBeVisible()
    await page.getByRole('button', { name: en.settings.title, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: en.service.accounts.use, exact: true }).click()
    await page.getByRole('button', { name: en.app.close, exact: true }).click()
    await expect(page.getByText(en.usage.keys.none)).toBeVisible()
    await expect(row(page, 'Website')).toBeHidden()
    await expect(page.getByRole('row', { name: /^Translation 0 0$/ })).toBeVisible()
  } finally {
    await service.close()
  }
})
