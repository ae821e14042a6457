import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { call } from '../../../../support/service/simulator-client.ts'

const OPEN = { appearance: { panel: 'text' } } as const
const TRANSLATE = '/v2/translate'

test('a matching glossary is used, and others say why they are not', async ({ openApp, simulator }) => {
  const make = (name: string, target: string, entries: string) =>
    call(simulator, 'POST', '/v3/glossaries', {
      name,
      dictionaries: [{ source_lang: 'en', target_lang: target, entries, entries_format: 'tsv' }],
    })
  await make('House words', 'de', 'green\thellgrün')
  await make('More words', 'de', 'release\tFreigabe')
  await make('French words', 'fr', 'green\tvert')
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.fold(en.documents.options).click()
  await expect(text.choice(en.panels.names.glossaries)).toBeDisabled()
  await expect(text.panel).toContainText(en.text.glossaryNeedsSource)

  // Choosing a glossary sets the detected language as the source language.
  const from = text.panel.getByRole('combobox', { name: en.live.from })
  await text.text.fill('My own green words.')
  await expect(from).toHaveText(fill(en.text.detected, { language: 'English' }))
  await text.choice(en.panels.names.glossaries).click()
  await expect(page.getByRole('option', { name: 'French words' })).toBeDisabled()
  await expect(page.getByRole('option', { name: 'French words' })).toContainText(
    fill(en.errors['invalid-input']['wrong-language'], { wanted: 'EN → DE', available: 'EN → FR' }),
  )
  await page.getByRole('option', { name: 'House words' }).click()
  await expect(from).toHaveText('English')
  await page.getByRole('option', { name: 'More words' }).click()
  await page.keyboard.press('Escape')
  await expect(text.choice(en.panels.names.glossaries)).toHaveText('House words, More words')
  await expect(text.translation).toContainText('hellgrün')

  // Instructions need the higher-quality model: the fast one is disabled, and vice versa.
  await text.panel.getByRole('textbox', { name: en.text.instructions }).fill('Be brief.')
  await expect(text.panel).toContainText(fill(en.text.modelUsed, { model: en.text.models.quality_optimized }))
  await text.choice(en.text.model).click()
  await expect(page.getByRole('option', { name: en.text.models.latency_optimized })).toBeDisabled()
  await expect(page.getByRole('option', { name: en.text.models.latency_optimized })).toContainText(
    en.errors['invalid-input'].fields.customInstructions,
  )
  await page.keyboard.press('Escape')
  await text.panel.getByRole('textbox', { name: en.text.instructions }).fill('')
  await text.choose(en.text.model, en.text.models.latency_optimized)
  await expect(text.panel.getByRole('textbox', { name: en.text.instructions })).toBeDisabled()
  await expect(text.panel).toContainText(fill(en.text.modelUsed, { model: en.text.models.latency_optimized }))

  // Danish supports neither formality nor the glossary; both come back with German.
  await text.choose(en.text.model, en.text.models.default)
  await text.choose(en.live.formality, en.text.formalities.prefer_more)
  await text.language(en.live.to, 'Danish')
  await expect(text.choice(en.live.formality)).toBeDisabled()
  await expect(text.panel).toContainText(
    fill(en.errors['invalid-input']['not-supported'], { language: 'Danish' }),
  )
  await expect(text.translation).toContainText('[DA] My own green words.')
  await text.language(en.live.to, 'German')
  await expect(text.translation).toContainText('hellgrün')
  await expect(text.choice(en.live.formality)).toHaveText(en.text.formalities.prefer_more)
})

test('a memory, a style rule list and tags are used where they are chosen', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House style', language: 'de' })
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.language(en.live.from, 'English')
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.fold(en.documents.options).click()
  await text.choose(en.documents.memory, 'Demo: meeting minutes')
  await text.reads('Nahezu alle Tests sind bestanden.')
  await expect(page.getByRole('slider', { name: fill(en.text.threshold, { percent: 75 }) })).toBeVisible()
  await text.choose(en.documents.style, 'House style')
  await expect(text.fold(en.documents.options)).toContainText(`${en.documents.style}, ${en.documents.memory}`)
  await text.choose(en.documents.memory, en.text.none)
  await text.reads(meeting.green.de)

  await text.fold(en.text.tags).click()
  await text.choose(en.text.tagKind, en.text.tagKinds.xml)
  await text.panel.getByRole('textbox', { name: en.text.ignoreTags }).fill('code')
  await text.text.fill(`<p>${meeting.green.en}</p><code>${meeting.green.en}</code>`)
  await text.reads(`<p>${meeting.green.de}</p><code>${meeting.green.en}</code>`)
})

test('a text is corrected, and its translation rephrased', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en.toLowerCase())
  await text.reads(meeting.green.de)
  await text.button(en.text.correct).click()
  const correction = text.panel.getByRole('region', { name: en.text.correction })
  await expect(correction).toContainText(meeting.green.en)
  await correction.getByRole('button', { name: en.text.use }).click()
  await expect(text.text).toHaveValue(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.button(en.text.correct).click()
  await expect(correction).toContainText(en.text.noCorrections)

  await text.choose(en.text.rephrase, en.text.styles.friendly)
  const others = text.panel.getByRole('region', { name: en.text.alternatives })
  await expect(others).toContainText(`[friendly] ${meeting.green.de}`)
  await others.getByRole('button', { name: en.text.use }).click()
  await expect(text.translation).toHaveText(`[friendly] ${meeting.green.de}`)
  await others
    .getByRole('listitem')
    .filter({ hasText: en.text.styles.before })
    .getByRole('button', { name: en.text.use })
    .click()
  await expect(text.translation).toHaveText(meeting.green.de)

  await text.language(en.live.to, 'Polish')
  await expect(text.translation).toContainText('[PL]')
  await expect(text.button(en.text.rephrase)).toBeDisabled()
  await text.button(en.text.rephrase).hover()
  await expect(page.getByText(fill(en.text.noRewording, { language: 'Polish' }))).toBeVisible()
})

test('the text panel is accessible, in both themes and forced colours', async ({ openApp, simulator }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...OPEN, text: { sourceLanguage: 'en' } },
  })
  const text = new TextPage(page)
  await expect(text.text).toBeVisible()
  await expectAccessible(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.choose(en.text.rephrase, en.text.styles.simple)
  // Only one suggestion request runs at a time: the next one cancels it.
  await expect(text.panel.getByRole('region', { name: en.text.alternatives })).toBeVisible()
  await text.button(en.text.correct).click()
  await expect(text.panel.getByRole('region', { name: en.text.correction })).toBeVisible()
  await text.fold(en.documents.options).click()
  await text.choose(en.documents.memory, 'Demo: meeting minutes')
  await text.fold(en.text.tags).click()
  await text.choose(en.text.tagKind, en.text.tagKinds.xml)
  await expectAccessible(page)
  await text.language(en.live.to, 'Danish')
  await expect(text.choice(en.live.formality)).toBeDisabled()
  await expect(text.choice(en.live.formality)).toHaveAccessibleDescription(
    fill(en.errors['invalid-input']['not-supported'], { language: 'Danish' }),
  )
  await expectAccessible(page)
  await text.choice(en.live.to).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE }])
  await text.text.fill(meeting.plan.en)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
})
