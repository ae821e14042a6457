import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { button, shows } from '../support/panels/glossary-editor.ts'
import { answerLate, pressAtOnce } from '../support/panels/late-answers.ts'
import { paste } from '../support/paste.ts'

const { items } = en.panels
const settings = { appearance: { panel: 'glossaries' as const } }

test('what is pressed in the Library while answers are late is done, once, or answered', async ({
  openApp,
  simulator,
}) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  const name = page.getByLabel(items.name, { exact: true })
  const dialog = page.getByRole('dialog')
  await button(page, en.glossaries.list.create).waitFor()
  answerLate(simulator, 700)

  await test.step('a glossary is created before its language pairs are listed', async () => {
    await button(page, en.glossaries.list.create).press('Enter')
    await name.fill('Animals')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Animals' })).toBeFocused()
  })

  await test.step('it is saved once', async () => {
    await pressAtOnce(button(page, en.glossaries.editor.save))
    await shows(page, en.glossaries.editor.newHint)
    await page.getByRole('heading', { name: 'Animals' }).focus()
    await paste(page, 'dog\tHund\r\ncat\tKatze\r\n')
    await shows(page, fill(en.glossaries.editor.merged, { added: 2, replaced: 0, removed: 0 }))
    await pressAtOnce(button(page, en.glossaries.editor.save))
    await page.keyboard.press('Enter')
    await shows(page, en.glossaries.editor.allSaved)
    expect((await call('glossary.list', {})).glossaries).toHaveLength(1)
    await button(page, items.back).press('Enter')
  })

  await test.step('it is renamed, and with its own name the dialog just closes', async () => {
    await pressAtOnce(button(page, fill(items.rename, { name: 'Animals' })))
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await pressAtOnce(button(page, fill(items.rename, { name: 'Animals' })))
    await name.fill(' ')
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText(items.needsName)
    await name.fill('Pets')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Pets')).toBeVisible()
  })

  await test.step('it is deleted', async () => {
    await pressAtOnce(button(page, fill(items.delete, { name: 'Pets' })))
    await button(page, items.deleteSubmit).click()
    await page.keyboard.press('Enter')
    await shows(page, en.glossaries.list.empty.title)
    await expect(dialog).toBeHidden()
  })
})
