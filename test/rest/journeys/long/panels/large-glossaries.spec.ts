import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { button, choose, shows, source, target } from '../../../../journeys/support/panels/glossary-editor.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../../../support/service/glossaries.ts'

const settings = { appearance: { panel: 'glossaries' as const } }

test('a hundred thousand entries are opened, searched, sorted and saved', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Many', pairs: { 'en de': terms(100_000) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, 'Many').click()
  await shows(page, fill(en.glossaries.list.entries_other, { count: '100,000' }))
  await page.getByLabel(en.glossaries.editor.find).fill('99999')
  await shows(page, '1 of 100,000')
  await target(page, 1).fill('last but one')
  await page.getByLabel(en.glossaries.editor.find).fill('')
  await page.getByRole('columnheader', { name: en.glossaries.table.source }).getByRole('button').click()
  await expect(source(page, 1)).toHaveValue('source 1')
  await source(page, 1).focus()
  await page.keyboard.press('ControlOrMeta+End')
  await expect(source(page, 100_000)).toHaveValue('source 99999')
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.glossaries.editor.allSaved)
})

test('the glossaries are accessible, in both themes and forced colours', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(300) } }])
  const { page } = await openApp({ microphone: 'none', settings })
  await button(page, fill(en.panels.items.useInLive, { name: 'Terms' })).click()
  await shows(page, en.panels.items.inLive)
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await button(page, en.glossaries.list.create).click()
  await page.getByRole('combobox', { name: en.glossaries.create.target, exact: true }).waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Terms').click()
  await target(page, 2).fill('')
  await expectAccessible(page)
  await button(page, en.glossaries.editor.import).click()
  await choose(page, 'a.csv', 'a,b\nc\n')
  await page
    .getByText(fill(en.glossaries.import.invalid_one, { count: 1 }))
    .first()
    .waitFor()
  await expectAccessible(page)
})
