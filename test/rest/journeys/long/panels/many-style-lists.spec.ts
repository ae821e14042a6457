import { en } from '../../../../../src/core/product/strings/en.ts'
import type { Simulator } from '../../../../../src/simulator/simulator-server.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { documentAction, SAVE } from '../../../../journeys/support/document-action.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { fill } from '../../../../support/base/fill.ts'
import { call } from '../../../../support/service/simulator-client.ts'

const COUNT = 45
const TEXT = 'Hooray!'

interface Listed {
  readonly style_id: string
  readonly name: string
}

/** Creates more lists than a page holds, which remove exclamation marks, and returns one of the second page. */
async function makeLists(simulator: Simulator): Promise<Listed> {
  for (let i = 1; i <= COUNT; i += 1)
    await call(simulator, 'POST', '/v3/style_rules', {
      name: `House ${i}`,
      language: 'de',
      configured_rules: { punctuation: { exclamation_marks: 'do_not_use' } },
    })
  const { body } = await call(simulator, 'GET', '/v3/style_rules?page=1&page_size=25')
  const [own] = (body as { readonly style_rules: readonly Listed[] }).style_rules
  if (own === undefined) throw new Error('there is no second page')
  return own
}

/** The service's own translation of the text with a list. */
async function translatedWith(simulator: Simulator, list: Listed): Promise<string> {
  const { body } = await call(simulator, 'POST', '/v2/translate', {
    text: [TEXT],
    source_lang: 'EN',
    target_lang: 'DE',
    style_id: list.style_id,
  })
  const [translation] = (body as { readonly translations: readonly { readonly text: string }[] }).translations
  expect(translation?.text).toContain('[rule: exclamation_marks = do_not_use]')
  return translation?.text ?? ''
}

test('all style rule lists are offered in Documents, and one beyond the first page is used', {
  tag: '@played',
  annotation: because('the journey answers the dialogs of the system'),
}, async ({ openApp, simulator, host }) => {
  const list = await makeLists(simulator)
  const { page, chooseFiles, save } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'documents' }, documents: { targetLanguages: ['de'] } },
  })
  await page.getByRole('button', { name: new RegExp(`^${en.documents.options}`) }).click()
  const choice = page.getByRole('combobox', { name: en.documents.style })
  await choice.click()
  await expect(page.getByRole('option', { name: /^House/ })).toHaveCount(COUNT)
  await page.getByRole('option', { name: list.name, exact: true }).click()
  await expect(choice).toHaveText(list.name)
  const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) }
  await chooseFiles(() => page.getByRole('button', { name: en.documents.drop.choose }).click(), [note])
  await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
  const button = page.getByRole('button', { name: documentAction(SAVE[host], 'note.txt') })
  const saved = await save(() => button.click())
  expect(saved.content.toString()).toBe(await translatedWith(simulator, list))
})

test('all style rule lists are offered in Text, and one beyond the first page is used', async ({
  openApp,
  simulator,
}) => {
  const list = await makeLists(simulator)
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'text' }, text: { sourceLanguage: 'en', targetLanguage: 'de' } },
  })
  const text = new TextPage(page)
  await text.text.fill(TEXT)
  await expect(text.translation).toContainText('!')
  await text.fold(en.documents.options).click()
  await text.choice(en.documents.style).click()
  await expect(page.getByRole('option', { name: /^House/ })).toHaveCount(COUNT)
  await page.getByRole('option', { name: list.name, exact: true }).click()
  await text.reads(await translatedWith(simulator, list))
})
