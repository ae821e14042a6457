import type { Page } from '@playwright/test'
import { styleRuleLimits } from '../../../src/core/areas/style-rules/style-rules-calls.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { call } from '../../support/service/simulator-client.ts'
import { expect, test } from '../support/app.ts'
import { storedIn } from '../support/panels/style-rules-panel.ts'

const PANEL = { microphone: 'none', settings: { appearance: { panel: 'styleRules' } } } as const

async function create(page: Page, name: string, language: string): Promise<void> {
  await page.getByRole('button', { name: en.styleRuleLists.list.create }).click()
  const dialog = page.getByRole('dialog', { name: en.styleRuleLists.list.create })
  await dialog.getByLabel(en.panels.items.name, { exact: true }).fill(name)
  await dialog.getByRole('combobox', { name: en.styleRuleLists.create.language }).click()
  await page.getByRole('option', { name: language, exact: true }).click()
  await dialog.getByRole('button', { name: en.glossaries.create.submit }).click()
  await expect(page.getByRole('heading', { name })).toBeFocused()
}

test('a list is created, its rules are chosen, and a text shows their effect', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp(PANEL)
  await expect(page.getByText(en.styleRuleLists.list.empty.title)).toBeVisible()
  await create(page, 'Newsletter', 'German')

  await page.getByRole('searchbox', { name: en.styleRuleLists.rules.search }).fill('percent prozent')
  await page.getByRole('button', { name: /^Percent/ }).click()
  await page
    .getByRole('radio', { name: /space.*Prozent/i })
    .first()
    .click()
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
  await expect(page.getByText(en.styleRuleLists.rules.saved, { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Rules/ })).toContainText('2')
  const stored = async () => Object.values((await storedIn(simulator))[0]?.configured_rules ?? {})
  // The first of them may have been saved before the second was chosen.
  await expect.poll(async () => (await stored()).flatMap((rules) => Object.keys(rules))).toHaveLength(2)

  await page.getByRole('tab', { name: en.styleRuleLists.editor.trial }).click()
  await page.getByLabel(en.styleRuleLists.trial.text).fill('Only 5% said "yes".')
  await page.getByRole('button', { name: en.styleRuleLists.trial.run }).click()
  const plain = page.getByRole('region', { name: en.styleRuleLists.trial.plain })
  const styled = page.getByRole('region', { name: en.styleRuleLists.trial.styled })
  await expect(plain).toHaveText(/5% said "yes"\.$/)
  await expect(styled).toContainText(
    /\[rule: percentage_format = .*prozent\] \[rule: quotation_mark.* = .*guillemets.*\]/,
  )
  await expect(styled.locator('mark').first()).toBeVisible()

  await page.getByRole('tab', { name: /^Rules/ }).click()
  await page.getByRole('switch', { name: en.styleRuleLists.rules.chosenOnly }).click()
  await page.getByRole('button', { name: /^Percent/ }).click()
  await page.getByRole('radio', { name: en.styleRuleLists.rules.none }).click()
  await page.getByRole('tab', { name: en.styleRuleLists.editor.trial }).click()
  await expect(page.getByText(en.styleRuleLists.trial.outdated)).toBeVisible()
  await page.getByRole('button', { name: en.styleRuleLists.trial.run }).click()
  await expect(styled).not.toContainText('percentage_format')
  await expect(styled).toContainText('[rule: quotation_mark')
})

test('only rules that fit the language are shown, and the others on request', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'en' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'House', exact: true }).click()
  await page.getByRole('searchbox', { name: en.styleRuleLists.rules.search }).fill('eszett')
  await expect(page.getByText(en.styleRuleLists.rules.noResults)).toBeVisible()
  await expect(page.getByText(fill(en.styleRuleLists.rules.elsewhere_one, { count: 1 }))).toBeVisible()
  await page.getByRole('button', { name: en.styleRuleLists.rules.showElsewhere }).click()
  await expect(page.getByText('For German')).toBeVisible()
  // No rule's code is ever displayed in place of its name.
  await page.getByRole('searchbox', { name: en.styleRuleLists.rules.search }).fill('a')
  await expect(page.getByText(/^\d{3} rules$/)).toBeVisible()
  expect(await page.getByRole('tabpanel').first().innerText()).not.toMatch(/[a-z]+_[a-z]+/)
})

test('a full list offers no further instruction, until one is deleted', async ({ openApp, simulator }) => {
  const { instructions } = en.styleRuleLists
  const labels = Array.from({ length: styleRuleLimits.instructions }, (_, at) => `Label ${at + 1}`)
  await call(simulator, 'POST', '/v3/style_rules', {
    name: 'Full',
    language: 'de',
    custom_instructions: labels.map((label) => ({ label, prompt: 'Be brief.' })),
  })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'Full', exact: true }).click()
  await page.getByRole('tab', { name: en.styleRuleLists.editor.instructions }).click()
  const add = page.getByRole('button', { name: instructions.add })
  await expect(page.getByText(instructions.limit)).toBeVisible()
  await expect(add).toBeDisabled()
  await page.getByRole('button', { name: fill(instructions.delete, { label: 'Label 200' }) }).click()
  await page.getByRole('button', { name: instructions.confirm.submit }).click()
  await expect(add).toBeEnabled()
})

test('a list is renamed, and deleted after a plain warning', async ({ openApp, simulator }) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'fr' })
  const { page } = await openApp(PANEL)
  await expect(page.getByText('French', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: fill(en.panels.items.rename, { name: 'House' }) }).click()
  await page.getByRole('dialog').getByLabel(en.panels.items.name, { exact: true }).fill('Maison')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Maison', exact: true })).toBeVisible()
  await page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'Maison' }) }).click()
  const dialog = page.getByRole('dialog', { name: fill(en.panels.items.deleteTitle, { name: 'Maison' }) })
  await expect(dialog.getByText(en.styleRuleLists.delete.remedy)).toBeVisible()
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  expect(await storedIn(simulator)).toHaveLength(1)
  await page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'Maison' }) }).click()
  await dialog.getByRole('button', { name: en.panels.items.deleteSubmit }).click()
  await expect(page.getByText(en.styleRuleLists.list.empty.title)).toBeVisible()
  expect(await storedIn(simulator)).toEqual([])
})

test('all lists are shown, however many pages the service splits them into', async ({
  openApp,
  simulator,
}) => {
  for (let i = 1; i <= 27; i += 1)
    await call(simulator, 'POST', '/v3/style_rules', { name: `List ${i}`, language: 'it' })
  const { page } = await openApp(PANEL)
  await expect(page.getByRole('button', { name: 'List 27', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^List \d+$/ })).toHaveCount(27)
})

test('a change that cannot be saved stays, says why, and can be undone', async ({ openApp, simulator }) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'en' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'House', exact: true }).click()
  await page.getByRole('button', { name: en.styleRules.punctuation.name }).click()
  await page.getByRole('button', { name: /^Apostrophe/ }).click()
  const [list] = await storedIn(simulator)
  await call(simulator, 'DELETE', `/v3/style_rules/${list?.style_id}`)
  await page.getByRole('radio', { name: /Curly apostrophes/ }).click()
  await expect(page.getByRole('alert')).toContainText(en.errors['not-found'].title)
  await expect(page.getByRole('alert')).toContainText(en.styleRuleLists.rules.notSaved)
  await expect(page.getByRole('radio', { name: /Curly apostrophes/ })).toBeChecked()
  await page.getByRole('button', { name: en.styleRuleLists.rules.discard }).click()
  await expect(page.getByRole('radio', { name: en.styleRuleLists.rules.none })).toBeChecked()
})

test('an account on the Free plan is told why there are no lists', async ({ openApp, simulator }) => {
  const { page } = await openApp({ ...PANEL, service: 'demo' })
  await page.getByRole('button', { name: en.service.demo.enterKey }).click()
  const dialog = page.getByRole('dialog', { name: en.account.dialog.title })
  await dialog.getByRole('combobox', { name: en.account.dialog.profile }).click()
  await page.getByRole('option', { name: en.account.dialog.profiles.generic }).click()
  await dialog.getByRole('button', { name: en.account.dialog.more }).click()
  await dialog.getByRole('combobox', { name: en.account.dialog.plan }).click()
  await page.getByRole('option', { name: en.account.dialog.plans.free }).click()
  await dialog.getByLabel(en.account.dialog.address).fill(simulator.address)
  await dialog.getByLabel(en.account.dialog.key, { exact: true }).fill(simulator.key)
  await dialog.getByRole('button', { name: en.account.dialog.use }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(en.errors['plan-needed'].title['style-rules'])).toBeVisible()
  await expect(page.getByRole('button', { name: en.styleRuleLists.list.create })).toBeHidden()
})
