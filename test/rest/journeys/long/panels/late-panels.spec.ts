import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { dropFiles } from '../../../../journeys/support/drop-files.ts'
import {
  documentSettings,
  dropArea,
  jobs,
  panel,
} from '../../../../journeys/support/panels/documents-panel.ts'
import { answerLate, pressAtOnce } from '../../../../journeys/support/panels/late-answers.ts'
import { legal } from '../../../../journeys/support/panels/memories-panel.ts'
import { app, button, shows, term } from '../../../../journeys/support/panels/spoken-terms-panel.ts'
import { storedIn } from '../../../../journeys/support/panels/style-rules-panel.ts'
import { QuickPage } from '../../../../journeys/support/quick-page.ts'
import { openAgenda } from '../../../../journeys/support/settings/agenda-dialog.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { fill } from '../../../../support/base/fill.ts'
import { call as callService } from '../../../../support/service/simulator-client.ts'
import { makeSpokenTerms } from '../../../../support/service/spoken-terms.ts'
import { keepSession } from '../../../../support/sessions/keep-session.ts'

const { items } = en.panels

test.beforeEach(({ simulator }) => answerLate(simulator))

test('spoken terms are created, saved, renamed and deleted at once', async ({ openApp }) => {
  const { page, call } = await openApp(app)
  const name = page.getByLabel(items.name, { exact: true })
  const dialog = page.getByRole('dialog')
  await pressAtOnce(button(page, en.spokenTerms.list.create))
  await name.fill('People')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'People' })).toBeFocused()
  await pressAtOnce(button(page, en.spokenTerms.editor.add))
  await page.keyboard.type('Siobhán')
  await pressAtOnce(button(page, en.glossaries.editor.save))
  await page.keyboard.press('Enter')
  await shows(page, en.glossaries.editor.allSaved)
  expect((await call('spokenTerms.list', {})).collections).toHaveLength(1)
  await button(page, items.back).press('Enter')

  await pressAtOnce(button(page, fill(items.rename, { name: 'People' })))
  await name.fill('Team')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await pressAtOnce(button(page, fill(items.delete, { name: 'Team' })))
  await button(page, items.deleteSubmit).click()
  await shows(page, en.spokenTerms.list.empty.title)
  await expect(term(page, 1)).toBeHidden()
})

test('a style rule list is created once, and its instruction and trial wait for what is saved', async ({
  openApp,
  simulator,
}) => {
  const { instructions, trial } = en.styleRuleLists
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'styleRules' } } })
  await pressAtOnce(button(page, en.styleRuleLists.list.create))
  await page.getByLabel(items.name, { exact: true }).fill('House')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'House' })).toBeFocused()

  await page.getByRole('tab', { name: en.styleRuleLists.editor.instructions }).press('Enter')
  await pressAtOnce(page.getByRole('button', { name: instructions.add }))
  const form = page.getByRole('form')
  await form.getByLabel(instructions.label).fill('Brief')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert')).toHaveText(instructions.incomplete)
  await form.getByLabel(instructions.prompt, { exact: true }).fill('Be brief.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Brief' })).toBeVisible()

  await page.getByRole('tab', { name: /^Rules/ }).press('Enter')
  await page
    .getByRole('searchbox', { name: en.styleRuleLists.rules.search })
    .fill('guillemets quotation marks')
  await page
    .getByRole('button', { name: /^Quotation marks/ })
    .first()
    .click()
  await page
    .getByRole('radio', { name: /guillemets/i })
    .first()
    .click()
  await page.getByRole('tab', { name: en.styleRuleLists.editor.trial }).press('Enter')
  await pressAtOnce(page.getByRole('button', { name: trial.run }))
  await expect(page.getByRole('region', { name: trial.styled })).toContainText('[rule: quotation_mark')
  await expect(page.getByText(trial.outdated)).toBeHidden()
  expect(await storedIn(simulator)).toMatchObject([
    { name: 'House', custom_instructions: [{ label: 'Brief' }] },
  ])
})

test('a memory is imported by Enter, and without a file it is said what is missing', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'memories' } },
  })
  await pressAtOnce(button(page, en.memories.import.title))
  const dialog = page.getByRole('dialog', { name: en.memories.import.title })
  await pressAtOnce(dialog.getByRole('button', { name: en.memories.import.submit, exact: true }))
  await expect(dialog.getByRole('alert')).toHaveText(en.memories.import.needsFile)
  await dialog.locator('input[type=file]').setInputFiles(legal)
  await dialog.getByLabel(items.name, { exact: true }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(fill(en.memories.import.done, { name: 'legal' }))).toBeVisible()
})

test('languages are chosen and swapped before they are listed, and a text is translated', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: {
      appearance: { panel: 'text' },
      text: { sourceLanguage: 'en', targetLanguage: 'de' },
    },
  })
  const text = new TextPage(page)
  await pressAtOnce(text.button(en.text.swap))
  await expect(text.choice(en.live.from)).toHaveText('German')
  await text.language(en.live.from, 'English')
  await text.language(en.live.to, 'French')
  await text.text.fill(meeting.agreed.en)
  await text.reads(meeting.agreed.fr)
})

test('a text of the quick window is translated by Enter at once, and its languages are swapped', async ({
  openApp,
}) => {
  const quick = await QuickPage.open(await openApp({ microphone: 'none' }))
  await quick.text.fill(meeting.agreed.en)
  await quick.page.keyboard.press('Enter')
  await quick.reads(meeting.agreed.de)
  await quick.page.keyboard.press('Alt+X')
  await expect(quick.choice(en.live.from)).toHaveText('German')
  await quick.reads(meeting.agreed.en)
})

test('a document is sent at once, and without one it is said what is missing', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: documentSettings(['de']) })
  await pressAtOnce(panel(page).getByRole('button', { name: en.text.translate, exact: true }))
  await expect(page.getByRole('alert')).toHaveText(en.documents.needsDocument)
  await dropFiles(dropArea(page), { name: 'note.txt', content: meeting.agreed.en })
  await pressAtOnce(button(page, fill(en.documents.translate_one, { count: 1 })))
  await page.keyboard.press('Enter')
  await expect(jobs(page)).toHaveText([/note\.txt/])
  await expect(jobs(page)).toContainText(en.documents.kept)
})

test('names of an agenda are added to the list in use, before the lists have come', async ({
  openApp,
  simulator,
}) => {
  const spokenTermsId = await makeSpokenTerms(simulator, 'Known', { en: ['Halcyon'] })
  const { page, call } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { voice: { sourceLanguage: 'en', targetLanguages: ['de'], spokenTermsId } },
  })
  const dialog = await openAgenda(page)
  await dialog.getByRole('textbox', { name: en.agenda.text }).press('ControlOrMeta+Enter')
  await expect(dialog.getByRole('alert')).toHaveText(en.agenda.needsText)
  await dialog.getByRole('textbox', { name: en.agenda.text }).fill('Ingrid Halvorsen speaks.')
  await page.keyboard.press('ControlOrMeta+Enter')
  await pressAtOnce(dialog.getByRole('button', { name: fill(en.agenda.add_one, { count: 1 }) }))
  await expect(dialog).toBeHidden()
  const { collections } = await call('spokenTerms.list', {})
  expect(collections.map(({ name }) => name)).toEqual(['Known'])
  const { terms } = await call('spokenTerms.terms', { id: spokenTermsId, language: 'en' })
  expect(terms).toEqual(['Halcyon', 'Ingrid Halvorsen'])
})

test('what a correction teaches goes into a list that has not come yet', async ({ openApp, simulator }) => {
  await makeSpokenTerms(simulator, 'Known', { en: ['Halcyon'] })
  const { page, call } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'history' } },
  })
  const id = await keepSession(call, { title: 'Weekly', count: 2, startedAt: Date.UTC(2026, 10, 21, 9, 30) })
  await call('session.editCaption', {
    id,
    index: 0,
    line: 'source',
    text: 'Thank you for joining the Meetingham today.',
  })
  await page.reload()
  await button(page, 'Weekly').press('Enter')
  await pressAtOnce(
    page.getByRole('button', { name: fill(en.corrections.offer.heard, { after: 'Meetingham' }) }),
  )
  const dialog = page.getByRole('dialog', { name: en.corrections.title })
  await pressAtOnce(dialog.getByRole('button', { name: en.corrections.learn }))
  await expect(dialog).toBeHidden()
  const { body } = await callService(simulator, 'GET', '/v3/spoken-terms')
  expect(body).toMatchObject({ spoken_terms: [{ name: 'Known', term_lists: [{ entry_count: 2 }] }] })
})
