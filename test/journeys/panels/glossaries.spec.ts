import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { expect, test } from '../support/app.ts'
import { escape } from '../support/keyboard.ts'
import { button, choose, shows, source, target } from '../support/panels/glossary-editor.ts'
import { paste } from '../support/paste.ts'

const settings = { appearance: { panel: 'glossaries' as const } }

async function exported(page: Page, format: 'CSV' | 'TSV'): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, `Export ${format}`).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('a glossary is created, filled from a spreadsheet, saved, renamed and deleted', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await shows(page, en.glossaries.list.empty.title)
  await button(page, en.glossaries.list.create).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('Animals')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Animals' })).toBeFocused()
  await expect(button(page, en.glossaries.editor.save)).toBeDisabled()
  await paste(page, 'dog\tHund\r\ncat\tKatze\r\n')
  await shows(page, fill(en.glossaries.editor.merged, { added: 2, replaced: 0, removed: 0 }))
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.glossaries.editor.allSaved)
  await button(page, en.panels.items.back).click()
  await shows(page, 'English → German')
  await shows(page, fill(en.glossaries.list.entries_other, { count: 2 }))

  await button(page, fill(en.panels.items.rename, { name: 'Animals' })).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('Pets')
  await page.keyboard.press('Enter')
  await button(page, 'Pets').click()
  await button(page, en.glossaries.create.pairTitle).click()
  await expect(page.getByText(en.glossaries.create.pairTaken)).toBeVisible()
  await page.getByRole('combobox', { name: en.glossaries.create.target, exact: true }).click()
  await page.getByRole('option', { name: 'French' }).click()
  await button(page, en.glossaries.create.submit).click()
  await expect(page.getByRole('heading', { name: 'Pets' })).toBeFocused()
  await paste(page, 'dog')
  await expect(target(page, 1)).toBeFocused()
  await page.keyboard.type('chien')
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.glossaries.editor.allSaved)
  await button(page, en.panels.items.back).click()
  await shows(page, 'English → German, English → French')
  // As many as the longest dictionary has: "dog" is one word in both.
  await shows(page, fill(en.glossaries.list.entries_other, { count: 2 }))

  await button(page, fill(en.panels.items.delete, { name: 'Pets' })).click()
  await escape(page.getByRole('dialog').filter({ has: button(page, en.panels.items.deleteSubmit) }))
  await button(page, fill(en.panels.items.delete, { name: 'Pets' })).click()
  await button(page, en.panels.items.deleteSubmit).click()
  await shows(page, en.glossaries.list.empty.title)
  await expect(page.getByRole('heading', { name: en.panels.names.glossaries })).toBeFocused()
})

test('entries are typed one after the other with Tab and Enter', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(1) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Terms').click()
  await target(page, 1).press('Enter')
  await expect(source(page, 2)).toBeFocused()
  await page.keyboard.type('release plan')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Freigabeplan')
  await page.keyboard.press('Enter')
  await expect(source(page, 3)).toBeFocused()
  await page.keyboard.type('upload')
  // In the last row, Enter goes on to the translation.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Upload')
  await page.keyboard.press('Enter')
  // An empty row is enough.
  await expect(source(page, 4)).toBeFocused()
  await target(page, 4).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(5)
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.glossaries.editor.allSaved)
  await expect(source(page, 2)).toHaveValue('release plan')
  await expect(target(page, 2)).toHaveValue('Freigabeplan')
  await expect(source(page, 3)).toHaveValue('upload')
  await expect(target(page, 3)).toHaveValue('Upload')
})

test('unsaved changes stay while other views are open', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(3) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Terms').click()
  await target(page, 2).fill('')
  await expect(target(page, 2)).toHaveAccessibleDescription(en.glossaries.table.faults['no-target'])
  await expect(button(page, en.glossaries.editor.save)).toBeDisabled()
  await expect(page.getByText(en.glossaries.editor.cannotSave.faults)).toBeVisible()
  await button(page, fill(en.glossaries.editor.showErrors_one, { count: 1 })).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('tab', { name: en.panels.names.memories }).click()
  await page.getByRole('tab', { name: en.panels.names.glossaries }).click()
  await shows(page, fill(en.glossaries.editor.unsaved_one, { count: 1 }))
  await button(page, en.panels.items.back).click()
  await shows(page, en.panels.items.unsaved)
  await button(page, 'Terms').click()
  await target(page, 1).fill('zwei')
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.glossaries.editor.allSaved)
  await button(page, en.glossaries.editor.allRows).click()
  await button(page, fill(en.glossaries.table.remove, { row: 1 })).click()
  await button(page, en.glossaries.editor.discard).click()
  await page.getByRole('dialog').getByRole('button', { name: en.glossaries.editor.discard }).click()
  await expect(source(page, 1)).toHaveValue('source 1')
  await expect(target(page, 2)).toHaveValue('zwei')
})

test('an import reports each invalid line and is all or nothing; an export can be imported again', {
  tag: '@both',
}, async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms: "new"', pairs: { 'en de': terms(2) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Terms: "new"').click()
  await button(page, en.glossaries.editor.import).click()
  const dialog = page.getByRole('dialog', { name: en.glossaries.import.title })
  await choose(page, 'a.csv', 'Source;Target\nsource 1;eins\nbird;\n"fish, fresh";Fisch\nlone\n')
  await expect(dialog.getByText(fill(en.glossaries.import.valid_other, { count: 2 }))).toBeVisible()
  await expect(dialog.getByText('Line 3')).toBeVisible()
  await expect(dialog.getByText(en.glossaries.table.faults['no-target'])).toBeVisible()
  await expect(dialog.getByText('Line 5')).toBeVisible()
  await expect(dialog.getByText(en.glossaries.table.faults['not-a-pair'])).toBeVisible()
  await expect(dialog.getByRole('button', { name: en.glossaries.editor.import })).toBeDisabled()
  await dialog.getByRole('switch', { name: en.glossaries.import.skipInvalid }).click()
  await dialog.getByRole('button', { name: en.glossaries.editor.import }).click()
  await shows(page, fill(en.glossaries.editor.merged, { added: 1, replaced: 1, removed: 0 }))
  await expect(source(page, 3)).toHaveValue('fish, fresh')

  const csv = await exported(page, 'CSV')
  expect(csv).toEqual({
    name: 'Terms_ _new_ en-de.csv',
    text: '\u{feff}source 1,eins\r\nsource 2,Ziel 2\r\n"fish, fresh",Fisch\r\n',
  })
  await button(page, en.glossaries.editor.import).click()
  await choose(page, csv.name, csv.text)
  await expect(dialog.getByText(fill(en.glossaries.import.valid_other, { count: 3 }))).toBeVisible()
  await dialog.getByRole('switch', { name: en.glossaries.import.replace }).click()
  await dialog.getByRole('button', { name: en.glossaries.editor.import }).click()
  await shows(page, fill(en.glossaries.editor.merged, { added: 0, replaced: 0, removed: 0 }))
  expect((await exported(page, 'CSV')).text).toBe(csv.text)
  expect((await exported(page, 'TSV')).text).toBe('source 1\teins\nsource 2\tZiel 2\nfish, fresh\tFisch\n')

  await button(page, en.glossaries.editor.import).click()
  await choose(page, 'latin.csv', 'x')
  await page.getByLabel(en.glossaries.import.choose).setInputFiles({
    name: 'latin.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a,gr\u00f6\u00dfer', 'latin1'),
  })
  await expect(dialog.getByRole('alert')).toContainText('Line 1, character 5')
  await page.keyboard.press('Escape')
})

test('a table of entries can be edited with the keyboard alone', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(300) } }])
  const { page } = await openApp({ microphone: 'none', settings, viewport: { width: 900, height: 600 } })
  await button(page, 'Terms').focus()
  await page.keyboard.press('Enter')
  await page.getByLabel(en.glossaries.editor.find).focus()
  for (const name of [en.glossaries.editor.add, en.glossaries.table.source, en.glossaries.table.target]) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(source(page, 1)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+End')
  await expect(source(page, 300)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await expect(target(page, 299)).toBeFocused()
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await shows(page, fill(en.glossaries.editor.unsaved_one, { count: 1 }))
  await expect(
    page.getByRole('button', { name: fill(en.glossaries.table.remove, { row: 299 }) }),
  ).toBeFocused()
  await page.getByLabel(en.glossaries.editor.find).fill('source 29')
  await shows(page, '10 of 299')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(source(page, 1)).toHaveValue('source 298')
})

test('glossaries are recreated at a service that cannot change them', async ({ openApp }) => {
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
  await shows(page, en.glossaries.list.fixed.title)
  await button(page, fill(en.panels.items.rename, { name: 'Old kind' })).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('New name')
  await page.keyboard.press('Enter')
  await expect(button(page, 'New name')).toBeVisible()
  await expect(button(page, 'Old kind')).toBeHidden()
  const changes = asked.filter((each) => !each.startsWith('GET'))
  expect(changes).toEqual(['POST /v2/glossaries', `DELETE /v2/glossaries/${id}`])
  await peer.close()
})
