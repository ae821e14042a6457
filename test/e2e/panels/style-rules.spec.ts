import type { Page } from '@playwright/test'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { call } from '../../support/service/simulator-client.ts'
import { expect, test } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { violationsIn } from '../support/heard.ts'
import { reach } from '../support/keyboard.ts'

const PANEL = { microphone: 'none', settings: { appearance: { panel: 'styleRules' } } } as const

interface Stored {
  readonly style_id: string
  readonly name: string
  readonly language: string
  readonly version: number
  readonly configured_rules: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly custom_instructions: readonly { readonly label: string; readonly prompt: string }[]
}

const storedIn = async (simulator: { address: string; key: string }): Promise<readonly Stored[]> => {
  const { body } = await call(simulator, 'GET', '/v3/style_rules?detailed=true&page_size=25')
  return (body as { style_rules: Stored[] }).style_rules
}

async function create(page: Page, name: string, language: string): Promise<void> {
  await page.getByRole('button', { name: 'New list' }).click()
  const dialog = page.getByRole('dialog', { name: 'New list of style rules' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('combobox', { name: 'For translations into' }).click()
  await page.getByRole('option', { name: language, exact: true }).click()
  await dialog.getByRole('button', { name: 'Create list' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

test('a list is made, its rules chosen, and a text shows what they do', async ({ openApp, simulator }) => {
  const { page } = await openApp(PANEL)
  await expect(page.getByText('No lists yet')).toBeVisible()
  await create(page, 'Newsletter', 'German')

  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('percent prozent')
  await page.getByRole('button', { name: /^Percent/ }).click()
  await page
    .getByRole('radio', { name: /space.*Prozent/i })
    .first()
    .click()
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('guillemets quotation marks')
  await page
    .getByRole('button', { name: /^Quotation marks/ })
    .first()
    .click()
  await page
    .getByRole('radio', { name: /guillemets/i })
    .first()
    .click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Rules/ })).toContainText('2')
  const [list] = await storedIn(simulator)
  expect(Object.values(list?.configured_rules ?? {}).flatMap((rules) => Object.keys(rules))).toHaveLength(2)

  await page.getByRole('tab', { name: 'Try it' }).click()
  await page.getByLabel('Sample text').fill('Only 5% said "yes".')
  await page.getByRole('button', { name: 'Compare' }).click()
  const plain = page.getByRole('region', { name: 'Without the list' })
  const styled = page.getByRole('region', { name: 'With the list' })
  await expect(plain).toContainText('5% said "yes"')
  await expect(styled).toContainText('5 Prozent said »yes«')
  await expect(styled.locator('mark').first()).toBeVisible()

  await page.getByRole('tab', { name: /^Rules/ }).click()
  await page.getByRole('switch', { name: 'Only what is chosen' }).click()
  await page.getByRole('button', { name: /^Percent/ }).click()
  await page.getByRole('radio', { name: 'Not set' }).click()
  await page.getByRole('tab', { name: 'Try it' }).click()
  await expect(page.getByText('The list or the text was changed since. Compare again.')).toBeVisible()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(styled).toContainText('5% said »yes«')
})

test('only rules that fit the language are shown, and the others on request', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'en' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'Edit House' }).click()
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('eszett')
  await expect(page.getByText('No rule has these words.')).toBeVisible()
  await expect(page.getByText('1 rule for other languages fits.')).toBeVisible()
  await page.getByRole('button', { name: 'Show them' }).click()
  await expect(page.getByText('For German')).toBeVisible()
  // No code is ever shown in the place of a name.
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('a')
  await expect(page.getByText(/^\d{3} rules$/)).toBeVisible()
  expect(await page.getByRole('tabpanel').first().innerText()).not.toMatch(/[a-z]+_[a-z]+/)
})

test('changes that follow quickly are all saved, and those of somebody else stay', async ({
  openApp,
  simulator,
}) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'en' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'Edit House' }).click()
  await page.getByRole('button', { name: 'Punctuation' }).click()
  await page.getByRole('button', { name: /^Apostrophe/ }).click()
  await page.getByRole('button', { name: /^Exclamation marks/ }).click()
  const [before] = await storedIn(simulator)
  await call(simulator, 'PUT', `/v3/style_rules/${before?.style_id}/configured_rules`, {
    numbers: { decimal_separator: 'use_comma_as_decimal_separator' },
  })
  await page.getByRole('radio', { name: /Curly apostrophes/ }).click()
  await page.getByRole('radio', { name: 'None', exact: true }).click()
  await page.getByRole('radio', { name: /Straight apostrophes/ }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [after] = await storedIn(simulator)
  expect(after?.configured_rules).toEqual({
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
  await page.getByRole('button', { name: 'Edit House' }).click()
  await page.getByRole('tab', { name: 'Instructions' }).click()
  await page.getByRole('button', { name: 'Add an instruction' }).click()
  const form = page.getByRole('form')
  await expect(form.getByLabel('Label')).toBeFocused()
  // One character to the service, however it is stored.
  await form.getByLabel('Label').fill('🙂'.repeat(101))
  await expect(form.getByText('101 of 100 characters: too long by 1')).toBeVisible()
  await form.getByLabel('Instruction', { exact: true }).fill('Be brief.')
  await expect(form.getByRole('button', { name: 'Save' })).toBeDisabled()
  await form.getByLabel('Label').fill('Brief')
  await form.getByRole('combobox', { name: 'Applies to texts in' }).click()
  await findLanguage(page, 'engl', 'English')

  // What is typed waits while another panel is looked at.
  await page.keyboard.press('Alt+Digit1')
  await page.keyboard.press('Alt+Digit3')
  await expect(form.getByLabel('Label')).toHaveValue('Brief')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Only from English')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add an instruction' })).toBeFocused()

  await page.getByRole('button', { name: 'Duplicate Brief' }).click()
  await expect(page.getByText('2 of 200')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Brief' }).nth(1).click()
  await form.getByLabel('Label').fill('Briefer')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Briefer' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Brief', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the instruction' }).click()
  await expect(page.getByText('1 of 200')).toBeVisible()
  const [list] = await storedIn(simulator)
  expect(list?.custom_instructions).toMatchObject([
    { label: 'Briefer', prompt: 'Be brief.', source_language: 'en' },
  ])

  await page.getByRole('tab', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'With the list' })).toContainText('[instruction: Briefer]')
})

test('a list is renamed, and deleted after a plain warning', async ({ openApp, simulator }) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'fr' })
  const { page } = await openApp(PANEL)
  await expect(page.getByText('French · version 1')).toBeVisible()
  await page.getByRole('button', { name: 'Rename House' }).click()
  await page.getByRole('dialog').getByLabel('New name').fill('Maison')
  await page.keyboard.press('Enter')
  await expect(page.getByText('French · version 2')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Maison' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete Maison?' })
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(await storedIn(simulator)).toHaveLength(1)
  await page.getByRole('button', { name: 'Delete Maison' }).click()
  await dialog.getByRole('button', { name: 'Delete the list' }).click()
  await expect(page.getByText('No lists yet')).toBeVisible()
  expect(await storedIn(simulator)).toEqual([])
})

test('all lists are there, however many pages the service makes of them', async ({ openApp, simulator }) => {
  for (let i = 1; i <= 27; i += 1)
    await call(simulator, 'POST', '/v3/style_rules', { name: `List ${i}`, language: 'it' })
  const { page } = await openApp(PANEL)
  await expect(page.getByRole('button', { name: 'Edit List 27' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit List/ })).toHaveCount(27)
})

test('what cannot be saved stays, says why, and can be taken back', async ({ openApp, simulator }) => {
  await call(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'en' })
  const { page } = await openApp(PANEL)
  await page.getByRole('button', { name: 'Edit House' }).click()
  await page.getByRole('button', { name: 'Punctuation' }).click()
  await page.getByRole('button', { name: /^Apostrophe/ }).click()
  const [list] = await storedIn(simulator)
  await call(simulator, 'DELETE', `/v3/style_rules/${list?.style_id}`)
  await page.getByRole('radio', { name: /Curly apostrophes/ }).click()
  await expect(page.getByRole('alert')).toContainText('The service does not know what was asked for')
  await expect(page.getByRole('alert')).toContainText('Your last changes are kept here')
  await expect(page.getByRole('radio', { name: /Curly apostrophes/ })).toBeChecked()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expect(page.getByRole('radio', { name: 'Not set' })).toBeChecked()
})

test('an account of the Free plan reads why there is nothing', async ({ openApp, simulator }) => {
  const { page } = await openApp({ ...PANEL, service: 'demo' })
  await page.getByRole('button', { name: 'Use your own key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your translation service' })
  await dialog.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Another service' }).click()
  await dialog.getByRole('combobox', { name: 'Plan' }).click()
  await page.getByRole('option', { name: 'Free' }).click()
  await dialog.getByLabel('Address of the service').fill(simulator.address)
  await dialog.getByLabel('Key', { exact: true }).fill(simulator.key)
  await dialog.getByRole('button', { name: 'Check and use' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Style rules need the Pro plan')).toBeVisible()
  await expect(page.getByRole('button', { name: 'New list' })).toBeHidden()
})

test('every part of the panel is there for everybody, in both themes and forced colours', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ ...PANEL, viewport: { width: 900, height: 600 } })
  await expect(page.getByText('No lists yet')).toBeVisible()
  await expectAccessible(page)
  await call(simulator, 'POST', '/v3/style_rules', {
    name: 'House',
    language: 'de',
    configured_rules: { punctuation: { quotation_mark: 'use_guillemets' } },
    custom_instructions: [{ label: 'Brief', prompt: 'Be brief.', source_language: 'en' }],
  })
  await page.getByRole('button', { name: 'Load the lists again' }).click()
  await page.getByRole('button', { name: 'Delete House' }).click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Edit House' }).click()
  await page.getByRole('button', { name: 'Punctuation' }).click()
  await page
    .getByRole('button', { name: /^Quotation marks/ })
    .first()
    .click()
  await page.getByRole('switch', { name: 'Rules for other languages too' }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Instructions' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit Brief' }).click()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Try it' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('region', { name: 'With the list' })).toBeVisible()
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
  const overflow = await page
    .getByRole('tabpanel')
    .first()
    .evaluate((node) => node.scrollWidth - node.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a list is made and a rule chosen with the keyboard alone', async ({ openApp, simulator }) => {
  const { page } = await openApp({ microphone: 'none' })
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible()
  await page.keyboard.press('Alt+Digit3')
  await reach(page, page.getByRole('button', { name: 'New list' }).first())
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('textbox', { name: 'Name' }).first())
  await page.keyboard.type('House')
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('searchbox', { name: 'Search the rules' }).first())
  await page.keyboard.type('apostrophe')
  await reach(page, page.getByRole('button', { name: /^Apostrophe/ }).first())
  await page.keyboard.press('Enter')
  await reach(page, page.getByRole('radio', { name: 'Not set' }).first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const [list] = await storedIn(simulator)
  expect(list).toMatchObject({
    name: 'House',
    configured_rules: { punctuation: { apostrophe: expect.any(String) } },
  })
})
