import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { findLanguage } from '../../../../journeys/support/find-language.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { reach } from '../../../../journeys/support/keyboard.ts'
import { storedIn } from '../../../../journeys/support/panels/style-rules-panel.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { call } from '../../../../support/service/simulator-client.ts'

const PANEL = { microphone: 'none', settings: { appearance: { panel: 'styleRules' } } } as const

test('quick successive changes are all saved, and those of another client stay', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'en' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'House', exact: true }).click()
  await page.getByRole('button', { name: en.styleRules.punctuation.name }).click()
  await page.getByRole('button', { name: /^Apostrophe/ }).click()
  await page.getByRole('button', { name: /^Exclamation marks/ }).click()
  const [before] = await storedIn(simulator)
  await call(simulator, 'PUT', `/v3/style_rules/${before?.style_id}/configured_rules`, {
    numbers: { decimal_separator: 'use_comma_as_decimal_separator' },
  })
  await page.getByRole('radio', { name: /Curly apostrophes/ }).click()
  await page
    .getByRole('radio', {
      name: en.styleRules.punctuation.rules.exclamation_marks.options.do_not_use,
      exact: true,
    })
    .click()
  await page.getByRole('radio', { name: /Straight apostrophes/ }).click()
  await expect(page.getByText(en.styleRuleLists.rules.saved, { exact: true })).toBeVisible()
  const rules = async () => (await storedIn(simulator))[0]?.configured_rules
  await expect.poll(rules).toEqual({
    numbers: { decimal_separator: 'use_comma_as_decimal_separator' },
    punctuation: { apostrophe: 'use_straight_apostrophes', exclamation_marks: 'do_not_use' },
  })
})

test('instructions are added, edited, duplicated and deleted, and counted as they are typed', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'de' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'House', exact: true }).click()
  await page.getByRole('tab', { name: en.styleRuleLists.editor.instructions }).click()
  await page.getByRole('button', { name: en.styleRuleLists.instructions.add }).click()
  const form = page.getByRole('form')
  await expect(form.getByLabel(en.styleRuleLists.instructions.label)).toBeFocused()
  // An emoji counts as one character at the service, however it is encoded.
  await form.getByLabel(en.styleRuleLists.instructions.label).fill('🙂'.repeat(101))
  await expect(
    form.getByText(fill(en.styleRuleLists.tooMany, { count: 101, limit: 100, over: 1 })),
  ).toBeVisible()
  await form.getByLabel(en.styleRuleLists.instructions.prompt, { exact: true }).fill('Be brief.')
  await form.getByRole('button', { name: en.app.save }).click()
  await expect(form.getByLabel(en.styleRuleLists.instructions.label)).toBeFocused()
  expect((await storedIn(simulator))[0]?.custom_instructions).toEqual([])
  await form.getByLabel(en.styleRuleLists.instructions.label).fill('Brief')
  await form.getByRole('combobox', { name: en.styleRuleLists.instructions.source }).click()
  await findLanguage(page, 'engl', 'English')

  // A draft is kept while another panel is open.
  await page.keyboard.press('Alt+Digit1')
  await page.keyboard.press('Alt+Digit3')
  await expect(form.getByLabel(en.styleRuleLists.instructions.label)).toHaveValue('Brief')
  await form.getByRole('button', { name: en.app.save }).click()
  await expect(
    page.getByText(fill(en.styleRuleLists.instructions.for, { language: 'English' })),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: en.styleRuleLists.instructions.add })).toBeFocused()

  await page
    .getByRole('button', { name: fill(en.styleRuleLists.instructions.duplicate, { label: 'Brief' }) })
    .click()
  await expect(page.getByText('2 of 200')).toBeVisible()
  await page
    .getByRole('button', { name: fill(en.styleRuleLists.instructions.edit, { label: 'Brief' }) })
    .nth(1)
    .click()
  await form.getByLabel(en.styleRuleLists.instructions.label).fill('Briefer')
  await form.getByRole('button', { name: en.app.save }).click()
  await expect(page.getByRole('heading', { name: 'Briefer' })).toBeVisible()
  await page
    .getByRole('button', { name: fill(en.panels.items.delete, { name: 'Brief' }), exact: true })
    .click()
  await page.getByRole('button', { name: en.styleRuleLists.instructions.confirm.submit }).click()
  await expect(page.getByText('1 of 200')).toBeVisible()
  const [list] = await storedIn(simulator)
  expect(list?.custom_instructions).toMatchObject([
    { label: 'Briefer', prompt: 'Be brief.', source_language: 'en' },
  ])

  await page.getByRole('tab', { name: en.styleRuleLists.editor.trial }).click()
  await page.getByRole('button', { name: en.styleRuleLists.trial.run }).click()
  await expect(page.getByRole('region', { name: en.styleRuleLists.trial.styled })).toContainText(
    '[instruction: Briefer]',
  )
})

test('every part of the panel is accessible, in both themes and forced colours', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ ...PANEL, viewport: { width: 900, height: 600 } })
  await expect(page.getByText(en.styleRuleLists.list.empty.title)).toBeVisible()
  await expectAccessible(page)
  await call(simulator, 'POST', '/v3/style_rules', {
    name: 'House',
    language: 'de',
    configured_rules: { punctuation: { quotation_mark: 'use_guillemets' } },
    custom_instructions: [{ label: 'Brief', prompt: 'Be brief.', source_language: 'en' }],
  })
  await page.getByRole('button', { name: en.panels.items.refresh }).click()
  await page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'House' }) }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'House', exact: true }).click()
  await page.getByRole('button', { name: en.styleRules.punctuation.name }).click()
  await page
    .getByRole('button', { name: /^Quotation marks/ })
    .first()
    .click()
  await page.getByRole('switch', { name: en.styleRuleLists.rules.everyLanguage }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: en.styleRuleLists.editor.instructions }).click()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: fill(en.styleRuleLists.instructions.edit, { label: 'Brief' }) })
    .click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: en.styleRuleLists.editor.trial }).click()
  await page.getByRole('button', { name: en.styleRuleLists.trial.run }).click()
  await expect(page.getByRole('region', { name: en.styleRuleLists.trial.styled })).toBeVisible()
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
  const overflow = await page
    .getByRole('tabpanel')
    .first()
    .evaluate((node) => node.scrollWidth - node.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a list is created and a rule chosen with the keyboard alone', async ({ openApp, simulator }) => {
  const { page } = await openApp({ microphone: 'none' })
  await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await page.keyboard.press('Alt+Digit3')
  await reach(page, page.getByRole('button', { name: en.styleRuleLists.list.create }).first())
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('textbox', { name: en.panels.items.name }).first())
  await page.keyboard.type('House')
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('searchbox', { name: en.styleRuleLists.rules.search }).first())
  await page.keyboard.type('apostrophe')
  await reach(page, page.getByRole('button', { name: /^Apostrophe/ }).first())
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('radio', { name: en.styleRuleLists.rules.none }).first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(en.styleRuleLists.rules.saved, { exact: true })).toBeVisible()
  const [list] = await storedIn(simulator)
  expect(list).toMatchObject({
    name: 'House',
    configured_rules: { punctuation: { apostrophe: expect.any(String) } },
  })
})
