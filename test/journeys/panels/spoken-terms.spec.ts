import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { call } from '../../support/service/simulator-client.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { expect, test } from '../support/app.ts'
import { app, button, shows, term } from '../support/panels/spoken-terms-panel.ts'
import { paste } from '../support/paste.ts'

const { editor, list } = en.spokenTerms
const values = (page: Page) =>
  page
    .getByRole('list', { name: editor.terms })
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

test('a collection is created, filled line by line, saved, renamed and deleted', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp(app)
  await shows(page, list.empty.title)
  await button(page, list.create).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('People')
  await button(page, en.glossaries.create.submit).click()
  await shows(page, editor.empty)
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused()
  await paste(page, 'Siobhán')
  await shows(page, fill(editor.taken_one, { count: 1 }))
  await button(page, editor.add).click()
  await page.keyboard.type('Kubernetes')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await expect(term(page, 2)).toBeFocused()
  await paste(page, 'Aoife\r\nOisín\r\n')
  await shows(page, fill(editor.taken_other, { count: 2 }))
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.glossaries.editor.allSaved)
  const stored = async () => (await call(simulator, 'GET', '/v3/spoken-terms')).body
  expect(await stored()).toMatchObject({
    spoken_terms: [{ name: 'People', term_lists: [{ lang: 'en', entry_count: 4 }] }],
  })

  await test.step('another language has a list of its own', async () => {
    await button(page, en.spokenTerms.create.listTitle).click()
    const language = page.getByRole('dialog').getByRole('combobox')
    await language.click()
    await expect(page.getByRole('option', { name: 'English' })).toHaveCount(0)
    await page.getByRole('option', { name: 'Japanese' }).click()
    await button(page, en.glossaries.create.submit).click()
    await button(page, editor.add).click()
    await page.keyboard.type('渋谷')
    await button(page, en.glossaries.editor.save).click()
    await shows(page, en.glossaries.editor.allSaved)
    await button(page, en.spokenTerms.delete.list).click()
    await page.getByRole('dialog').getByRole('button', { name: en.spokenTerms.delete.list }).click()
    await button(page, 'People').waitFor()
    expect(await stored()).toMatchObject({ spoken_terms: [{ term_lists: [{ lang: 'en' }] }] })
  })

  await button(page, fill(en.panels.items.rename, { name: 'People' })).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('Team')
  await page.keyboard.press('Enter')
  await button(page, fill(en.panels.items.delete, { name: 'Team' })).click()
  await button(page, en.panels.items.deleteSubmit).click()
  await shows(page, list.empty.title)
  expect(await stored()).toEqual({ spoken_terms: [] })
})

test('what the service would refuse is shown at its place, and not sent', async ({ openApp, simulator }) => {
  await makeSpokenTerms(simulator, 'People', { en: ['Siobhán', 'Aoife'] })
  const { page } = await openApp(app)
  await button(page, 'People').click()
  const save = button(page, en.glossaries.editor.save)
  for (const [wrong, fault] of [
    ['Siobhán', editor.repeated],
    [' Aoife', en.glossaries.table.faults['space-at-end']],
    ['Ao\tife', en.glossaries.table.faults['line-break']],
    ['Ao\u0007ife', en.glossaries.table.faults['control-character']],
  ] as const) {
    await term(page, 2).fill(wrong)
    await expect(term(page, 2)).toHaveAccessibleDescription(fault)
    await expect(save).toBeDisabled()
  }
  await term(page, 2).fill('x'.repeat(300))
  await shows(page, fill(en.styleRuleLists.tooMany, { count: 308, limit: 300, over: 8 }))
  await shows(page, editor.tooLong)
  await expect(save).toBeDisabled()
  await term(page, 2).fill('x'.repeat(292))
  await save.click()
  await shows(page, en.glossaries.editor.allSaved)

  await button(page, en.panels.items.back).click()
  await button(page, list.create).click()
  const name = page.getByLabel(en.panels.items.name, { exact: true })
  await name.fill('é'.repeat(513))
  await expect(name).toHaveAccessibleDescription(fill(en.spokenTerms.nameTooLong_other, { count: 2 }))
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('terms are exported as text and imported again, each once', async ({ openApp, simulator }) => {
  await makeSpokenTerms(simulator, 'People: all', { en: ['Siobhán', 'Aoife'] })
  const { page } = await openApp(app)
  await button(page, 'People: all').click()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, editor.export).click()])
  expect(file.suggestedFilename()).toBe('People_ all en.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toBe('Siobhán\nAoife\n')
  const choose = (name: string, buffer: Buffer) =>
    page
      .getByLabel(en.glossaries.editor.import)
      .first()
      .setInputFiles({ name, mimeType: 'text/plain', buffer })
  await choose('names.txt', Buffer.from(`\u{feff}${text}Oisín\r\n`))
  await shows(page, fill(editor.taken_one, { count: 1 }))
  await expect.poll(() => values(page)).toEqual(['Siobhán', 'Aoife', 'Oisín'])
  await choose('latin.txt', Buffer.from([0x47, 0x72, 0xf6]))
  await expect(page.getByText(/Line 1, character 3/)).toBeVisible()
  await choose('book.txt', Buffer.from('word\n'.repeat(2000)))
  await expect(page.getByText(/The limit is 300/)).toBeVisible()
  expect(await values(page)).toHaveLength(3)
})

test('unsaved terms stay while other panels are open, until they are discarded', async ({
  openApp,
  simulator,
}) => {
  await makeSpokenTerms(simulator, 'People', { en: ['Siobhán'] })
  const { page } = await openApp(app)
  await button(page, 'People').click()
  await term(page, 1).fill('Aoife')
  await page.keyboard.press('Alt+2')
  await page.keyboard.press('Alt+9')
  await expect(term(page, 1)).toHaveValue('Aoife')
  await button(page, en.panels.items.back).click()
  await shows(page, en.panels.items.unsaved)
  await button(page, 'People').click()
  await button(page, en.glossaries.editor.discard).click()
  await page.getByRole('dialog').getByRole('button', { name: en.glossaries.editor.discard }).click()
  await expect(term(page, 1)).toHaveValue('Siobhán')
})

test('Discard in a collection that was never saved says that what was typed is lost', async ({ openApp }) => {
  const { page } = await openApp(app)
  await button(page, list.create).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('People')
  await button(page, en.glossaries.create.submit).click()
  await button(page, editor.add).click()
  await page.keyboard.type('Siobhán')
  await button(page, en.glossaries.editor.discard).click()
  await expect(page.getByRole('dialog')).toContainText(en.glossaries.editor.discardNew)
})

test('names that are in several languages are counted once', async ({ openApp, simulator }) => {
  await makeSpokenTerms(simulator, 'People', { en: ['Siobhán', 'Aoife'], de: ['Siobhán'] })
  const { page } = await openApp(app)
  await shows(page, fill(list.terms_other, { count: 2 }))
})

test('a key that may not see the spoken terms reads what to do in the panel', async ({
  openApp,
  simulator,
}) => {
  simulator.faults.add([{ kind: 'status', status: 403, path: '/v3/spoken-terms', times: 20 }])
  const { page } = await openApp(app)
  await shows(page, en.spokenTerms.notAllowed.title)
  await expect(page.getByText(en.spokenTerms.notAllowed.remedy)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expectAccessible(page)
})

test('a generic service has no spoken terms: neither panel nor choice', async ({ openApp, simulator }) => {
  const spokenTermsId = await makeSpokenTerms(simulator, 'People', { en: ['Siobhán'] })
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'spokenTerms' }, voice: { spokenTermsId } },
  })
  await expect(button(page, en.live.start)).toBeVisible()
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.keyboard.press('Alt+9')
  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('tab')).toHaveText([
    en.panels.names.library,
    en.panels.names.glossaries,
    en.panels.names.styleRules,
    en.panels.names.memories,
  ])
  await expect(page.getByRole('tab', { name: en.panels.names.spokenTerms })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: en.spokenTerms.label })).toHaveCount(0)
})
