import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { expect, test } from '../support/app.ts'

const settings = { appearance: { panel: 'glossaries' as const } }
const source = (page: Page, row: number) =>
  page.getByLabel(`Source of row ${row.toLocaleString('en')}`, { exact: true })
const target = (page: Page, row: number) =>
  page.getByLabel(`Translation of row ${row.toLocaleString('en')}`, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

/** A spreadsheet's cells on the clipboard, and the keys that paste. */
const paste = (page: Page, text: string) =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)

const choose = (page: Page, name: string, text: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function exported(page: Page, format: 'CSV' | 'TSV'): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, `Export ${format}`).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a glossary is made, filled from a spreadsheet, saved, renamed and deleted', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await shows(page, 'No glossaries yet')
  await button(page, 'New glossary').click()
  await page.getByLabel('Name').fill('Animals')
  await button(page, 'Continue').click()
  await expect(button(page, 'Save')).toBeDisabled()
  await button(page, 'Add an entry').click()
  await expect(source(page, 1)).toBeFocused()
  await paste(page, 'dog\tHund\r\ncat\tKatze\r\n')
  await shows(page, '2 added, 0 with a new translation, 0 removed. Save to keep them.')
  await button(page, 'Save').click()
  await shows(page, 'Everything is saved')
  await button(page, 'Back to the list').click()
  await shows(page, 'English to German')
  await shows(page, '2 entries')

  await button(page, 'Rename Animals').click()
  await page.getByLabel('New name').fill('Pets')
  await page.keyboard.press('Enter')
  await button(page, 'Pets').click()
  await button(page, 'Add a language pair').click()
  await expect(page.getByText('The glossary has this pair already.')).toBeVisible()
  await page.getByRole('combobox', { name: 'To', exact: true }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await button(page, 'Continue').click()
  await button(page, 'Add an entry').click()
  await expect(source(page, 1)).toBeFocused()
  await page.keyboard.type('dog')
  await page.keyboard.press('Tab')
  await page.keyboard.type('chien')
  await button(page, 'Save').click()
  await shows(page, 'Everything is saved')
  await button(page, 'Back to the list').click()
  await shows(page, 'English to French')

  await button(page, 'Delete Pets').click()
  await expect(button(page, 'Delete the glossary')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Delete the glossary')).toBeHidden()
  await button(page, 'Delete Pets').click()
  await button(page, 'Delete the glossary').click()
  await shows(page, 'No glossaries yet')
})

test('changes stay until they are saved, wherever one looks meanwhile', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(3) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Terms').click()
  await target(page, 2).fill('')
  await expect(target(page, 2)).toHaveAccessibleDescription('The translation is missing')
  await expect(button(page, 'Save')).toBeDisabled()
  await expect(page.getByText('Fix the marked rows first.')).toBeVisible()
  await button(page, 'Show 1 row with errors').click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('tab', { name: 'Text' }).click()
  await page.getByRole('tab', { name: 'Glossaries' }).click()
  await shows(page, '1 change not saved')
  await button(page, 'Back to the list').click()
  await shows(page, 'Changes not saved')
  await button(page, 'Terms').click()
  await target(page, 1).fill('zwei')
  await button(page, 'Save').click()
  await shows(page, 'Everything is saved')
  await button(page, 'Show all rows').click()
  await button(page, 'Remove row 1').click()
  await button(page, 'Discard').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(source(page, 1)).toHaveValue('source 1')
  await expect(target(page, 2)).toHaveValue('zwei')
})

test('an import names each bad line and brings in all or nothing; an export comes back', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [{ name: 'Terms: "new"', pairs: { 'en de': terms(2) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Terms: "new"').click()
  await button(page, 'Import').click()
  const dialog = page.getByRole('dialog', { name: 'Import entries' })
  await choose(page, 'a.csv', 'Source;Target\nsource 1;eins\nbird;\n"fish, fresh";Fisch\nlone\n')
  await expect(dialog.getByText('2 entries can be imported')).toBeVisible()
  await expect(dialog.getByText('Line 3')).toBeVisible()
  await expect(dialog.getByText('The translation is missing')).toBeVisible()
  await expect(dialog.getByText('Line 5')).toBeVisible()
  await expect(dialog.getByText('Not two columns')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled()
  await dialog.getByRole('switch', { name: 'Skip these lines' }).click()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await shows(page, '1 added, 1 with a new translation, 0 removed. Save to keep them.')
  await expect(source(page, 3)).toHaveValue('fish, fresh')

  const csv = await exported(page, 'CSV')
  expect(csv).toEqual({
    name: 'Terms_ _new_ en-de.csv',
    text: '\u{feff}source 1,eins\r\nsource 2,Ziel 2\r\n"fish, fresh",Fisch\r\n',
  })
  await button(page, 'Import').click()
  await choose(page, csv.name, csv.text)
  await expect(dialog.getByText('3 entries can be imported')).toBeVisible()
  await dialog.getByRole('switch', { name: 'Replace existing entries' }).click()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await shows(page, '0 added, 0 with a new translation, 0 removed. Save to keep them.')
  expect((await exported(page, 'CSV')).text).toBe(csv.text)
  expect((await exported(page, 'TSV')).text).toBe('source 1\teins\nsource 2\tZiel 2\nfish, fresh\tFisch\n')

  await button(page, 'Import').click()
  await choose(page, 'latin.csv', 'x')
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'latin.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,gr\u00f6\u00dfer', 'latin1'),
  })
  await expect(dialog.getByRole('alert')).toContainText('The file could not be read')
  await page.keyboard.press('Escape')
})

test('a table of entries is worked in with the keyboard alone', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(300) } }])
  const { page } = await openApp({ microphone: 'none', settings, viewport: { width: 900, height: 600 } })
  await button(page, 'Terms').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Find').focus()
  for (const name of ['Add an entry', 'Source', 'Translation']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(source(page, 1)).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(source(page, 300)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(target(page, 299)).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await shows(page, '1 change not saved')
  await expect(page.getByRole('button', { name: 'Remove row 299' })).toBeFocused()
  await page.getByLabel('Find').fill('source 29')
  await shows(page, '10 of 299')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(source(page, 1)).toHaveValue('source 298')
})

test('a service that cannot change glossaries has them made anew', async ({ openApp }) => {
  const id = '7a5d3f3e-1f4e-4d5e-8a5e-1f4e4d5e8a5e'
  const next = '8b5d3f3e-1f4e-4d5e-8a5e-1f4e4d5e8a5e'
  const peer = await HttpPeer.listen()
  const listed = new Map([[id, 'Old kind']])
  const one = (each: string) => ({
    glossary_id: each,
    name: listed.get(each),
    ready: true,
    source_lang: 'EN',
    target_lang: 'DE',
    creation_time: '2026-11-21T10:00:00Z',
    entry_count: 1,
  })
  const asked: string[] = []
  peer.answerWith((response, request) => {
    const { method, url } = request
    asked.push(`${method} ${url}`)
    const [, , resource, glossary, part] = url.split('/')
    if (url.startsWith('/v3/languages')) return json(200, [])(response, request)
    if (url.startsWith('/v3') || resource !== 'glossaries') return json(404, {})(response, request)
    if (part === 'entries') {
      response.writeHead(200, { 'Content-Type': 'text/tab-separated-values' })
      return response.end('dog\tHund')
    }
    if (method === 'POST') {
      listed.set(next, 'New name')
      return json(201, one(next))(response, request)
    }
    if (method === 'DELETE') {
      listed.delete(glossary ?? '')
      response.writeHead(204)
      return response.end()
    }
    return json(200, { glossaries: [...listed.keys()].map(one) })(response, request)
  })
  const { page } = await openApp({ microphone: 'none', settings, service: peer.address })
  await shows(page, 'This service cannot change a glossary.')
  await button(page, 'Rename Old kind').click()
  await page.getByLabel('New name').fill('New name')
  await page.keyboard.press('Enter')
  await expect(button(page, 'New name')).toBeVisible()
  await expect(button(page, 'Old kind')).toBeHidden()
  const changes = asked.filter((each) => !each.startsWith('GET'))
  expect(changes).toEqual(['POST /v2/glossaries', `DELETE /v2/glossaries/${id}`])
  await peer.close()
})

test('a hundred thousand entries are opened, searched, sorted and saved', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Many', pairs: { 'en de': terms(100_000) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Many').click()
  await shows(page, '100,000 entries')
  await page.getByLabel('Find').fill('99999')
  await shows(page, '1 of 100,000')
  await target(page, 1).fill('last but one')
  await page.getByLabel('Find').fill('')
  await page.getByRole('columnheader', { name: 'Source' }).getByRole('button').click()
  await expect(source(page, 1)).toHaveValue('source 1')
  await source(page, 1).focus()
  await page.keyboard.press('Control+End')
  await expect(source(page, 100_000)).toHaveValue('source 99999')
  await button(page, 'Save').click()
  await shows(page, 'Everything is saved')
})

test('everybody can use the glossaries, in both themes and forced colours', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(300) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Use Terms in live').click()
  await shows(page, 'Used in live')
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await button(page, 'New glossary').click()
  await page.getByRole('combobox', { name: 'To', exact: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Terms').click()
  await target(page, 2).fill('')
  await expectAccessible(page)
  await button(page, 'Import').click()
  await choose(page, 'a.csv', 'a,b\nc\n')
  await page.getByText('1 line cannot be imported').first().waitFor()
  await expectAccessible(page)
})
