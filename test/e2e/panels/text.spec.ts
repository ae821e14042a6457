import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { call } from '../../support/service/simulator-client.ts'
import { expect, test } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { violationsIn } from '../support/heard.ts'
import { reach } from '../support/keyboard.ts'
import { TextPage } from '../support/text-page.ts'

const OPEN = { appearance: { panel: 'text' } } as const
const TRANSLATE = '/v2/translate'

test('a text is translated while it is typed, and back, with the keyboard alone', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', viewport: { width: 900, height: 600 } })
  const text = new TextPage(page)
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.keyboard.press('Alt+1')
  await expect(text.text).toBeVisible()
  await reach(page, text.text)
  await page.keyboard.type(meeting.green.en)
  await text.reads(meeting.green.de)
  await expect(text.choice('From')).toHaveText('English (detected)')
  await expect(text.panel).toContainText('27 characters billed')

  // The target by its name, from the keyboard.
  await page.keyboard.press('Shift+Tab')
  await expect(text.button('Earlier texts')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(text.choice('To')).toBeFocused()
  await page.keyboard.press('Enter')
  await findLanguage(page, 'span', 'Spanish')
  await text.reads(meeting.green.es)

  await page.keyboard.press('Shift+Tab')
  await expect(text.button('Swap the languages')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text.text).toHaveValue(meeting.green.es)
  await expect(text.choice('From')).toHaveText('Spanish')
  await text.reads(meeting.green.en)

  await text.button('Copy the translation').focus()
  await page.keyboard.press('Enter')
  await expect(text.panel.getByText('Copied')).toBeAttached()
  await text.text.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(text.text).toHaveValue(meeting.green.en)
})

test('an answer that comes late never takes the place of a later one', async ({ openApp, simulator }) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  simulator.faults.add([{ kind: 'stall', ms: 1500, path: TRANSLATE }])
  await text.text.fill(meeting.plan.en)
  await expect(text.panel.getByRole('progressbar', { name: 'Translating' })).toBeVisible()
  await text.text.fill(meeting.search.en)
  await text.reads(meeting.search.de)
  const seen = await text.translation.evaluate(
    (node) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = []
        new MutationObserver(() => texts.push(node.textContent)).observe(node, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        setTimeout(() => resolve(texts), 2500)
      }),
  )
  expect(seen).toEqual([])
  await text.reads(meeting.search.de)
})

test('a text stays when the service fails, and is translated when it answers again', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE }])
  await text.text.fill(meeting.green.en)
  await expect(page.getByRole('alert')).toContainText('The quota of this key is used up')
  await expect(text.text).toHaveValue(meeting.green.en)
  await text.button('Translate').click()
  await text.reads(meeting.green.de)
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a long text waits to be asked for, tells how far it is, and can be cancelled', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  const long = `${meeting.green.en} `.repeat(10_000)
  await text.text.fill(long)
  await expect(text.panel).toContainText('A long text waits until you ask for it.')
  simulator.faults.add([
    { kind: 'none', path: TRANSLATE },
    { kind: 'stall', path: TRANSLATE },
  ])
  await text.button('Translate').click()
  await expect(text.panel).toContainText('1 of 3 parts')
  await text.button('Cancel').click()
  await expect(text.panel).toContainText('Cancelled. The text is still here.')
  await text.button('Translate').click()
  await expect(text.panel).toContainText('characters billed')
  expect((await text.translation.textContent())?.split(meeting.green.de)).toHaveLength(10_001)
})

test('a glossary that fits is used, and what does not fit says why', async ({ openApp, simulator }) => {
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
  await text.fold('Options').click()
  await expect(text.choice('Glossaries')).toBeDisabled()
  await expect(text.panel).toContainText('Choose a source language to use a glossary.')

  // Once the language is recognised, whoever chooses a glossary names it.
  const from = text.panel.getByRole('combobox', { name: 'From' })
  await text.text.fill('My own green words.')
  await expect(from).toHaveText(/English \(detected\)/)
  await text.choice('Glossaries').click()
  await expect(page.getByRole('option', { name: 'French words' })).toBeDisabled()
  await expect(page.getByRole('option', { name: 'French words' })).toContainText(
    'It is not for EN → DE, but for: EN → FR.',
  )
  await page.getByRole('option', { name: 'House words' }).click()
  await expect(from).toHaveText('English')
  await page.getByRole('option', { name: 'More words' }).click()
  await page.keyboard.press('Escape')
  await expect(text.choice('Glossaries')).toHaveText('House words, More words')
  await expect(text.translation).toContainText('hellgrün')

  // Instructions need the better model: the quick one is closed, and the reverse.
  await text.panel.getByRole('textbox', { name: 'Instructions' }).fill('Be brief.')
  await expect(text.panel).toContainText('Model: Best quality')
  await text.choice('Model').click()
  await expect(page.getByRole('option', { name: 'Quick' })).toBeDisabled()
  await expect(page.getByRole('option', { name: 'Quick' })).toContainText('The list of instructions')
  await page.keyboard.press('Escape')
  await text.panel.getByRole('textbox', { name: 'Instructions' }).fill('')
  await text.choose('Model', 'Quick')
  await expect(text.panel.getByRole('textbox', { name: 'Instructions' })).toBeDisabled()
  await expect(text.panel).toContainText('Model: Quick')

  // In Danish there is neither formality nor the glossary; both come back with German.
  await text.choose('Model', 'Default')
  await text.choose('Formality', 'Formal')
  await text.language('To', 'Danish')
  await expect(text.choice('Formality')).toBeDisabled()
  await expect(text.panel).toContainText('Danish does not support it.')
  await expect(text.translation).toContainText('[DA] My own green words.')
  await text.language('To', 'German')
  await expect(text.translation).toContainText('hellgrün')
  await expect(text.choice('Formality')).toHaveText('Formal')
})

test('a memory, a style rule list and tags are used where they are chosen', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House style', language: 'de' })
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.language('From', 'English')
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.fold('Options').click()
  await text.choose('Translation memory', 'Demo: meeting minutes')
  await text.reads('Nahezu alle Tests sind bestanden.')
  await expect(page.getByRole('slider', { name: 'Minimum match: 75%' })).toBeVisible()
  await text.choose('Style rule list', 'House style')
  await expect(text.fold('Options')).toContainText('Style rule list, Translation memory')
  await text.choose('Translation memory', 'None')
  await text.reads(meeting.green.de)

  await text.fold('Tags').click()
  await text.choose('The text contains', 'XML')
  await text.panel.getByRole('textbox', { name: 'Tags whose text stays as it is' }).fill('code')
  await text.text.fill(`<p>${meeting.green.en}</p><code>${meeting.green.en}</code>`)
  await text.reads(`<p>${meeting.green.de}</p><code>${meeting.green.en}</code>`)
})

test('a text is corrected, and its translation put in other words', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en.toLowerCase())
  await text.reads(meeting.green.de)
  await text.button('Correct').click()
  const correction = text.panel.getByRole('region', { name: 'Corrected text' })
  await expect(correction).toContainText(meeting.green.en)
  await correction.getByRole('button', { name: 'Use' }).click()
  await expect(text.text).toHaveValue(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.button('Correct').click()
  await expect(correction).toContainText('Nothing to correct.')

  await text.choose('Reword', 'Friendly')
  const others = text.panel.getByRole('region', { name: 'Other words' })
  await expect(others).toContainText(`[friendly] ${meeting.green.de}`)
  await others.getByRole('button', { name: 'Use' }).click()
  await expect(text.translation).toHaveText(`[friendly] ${meeting.green.de}`)
  await others
    .getByRole('listitem')
    .filter({ hasText: 'Before' })
    .getByRole('button', { name: 'Use' })
    .click()
  await expect(text.translation).toHaveText(meeting.green.de)

  await text.language('To', 'Polish')
  await expect(text.translation).toContainText('[PL]')
  await expect(text.button('Reword')).toBeDisabled()
  await text.button('Reword').hover()
  await expect(page.getByText('The service does not correct or reword this language: Polish.')).toBeVisible()
})

test('the text stays while the panel is closed, and what was chosen after the page is loaded anew', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  await text.language('To', 'French')
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.fr)
  await page.keyboard.press('Alt+1')
  await expect(text.panel).toBeHidden()
  await page.keyboard.press('Alt+1')
  await expect(text.text).toHaveValue(meeting.green.en)
  await text.reads(meeting.green.fr)
  await page.reload()
  await expect(text.choice('To')).toHaveText('French')
})

test('everybody can use the text panel, in both themes and forced colours', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...OPEN, text: { sourceLanguage: 'en' } },
  })
  const text = new TextPage(page)
  await expect(text.text).toBeVisible()
  await expectAccessible(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.choose('Reword', 'Simple')
  await text.button('Correct').click()
  await expect(text.panel.getByRole('region', { name: 'Other words' })).toBeVisible()
  await expect(text.panel.getByRole('region', { name: 'Corrected text' })).toBeVisible()
  await text.fold('Options').click()
  await text.choose('Translation memory', 'Demo: meeting minutes')
  await text.fold('Tags').click()
  await text.choose('The text contains', 'XML')
  await expectAccessible(page)
  await text.language('To', 'Danish')
  await expect(text.choice('Formality')).toBeDisabled()
  await expect(text.choice('Formality')).toHaveAccessibleDescription(/does not support it/)
  await expectAccessible(page)
  await text.choice('To').click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE }])
  await text.text.fill(meeting.plan.en)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
})
