import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { term } from '../support/panels/spoken-terms-panel.ts'
import { seed } from '../support/tour.ts'

const app = {
  microphone: 'none',
  profile: 'deepl',
  settings: { appearance: { panel: 'library' } },
} as const
const { items, names } = en.panels
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const rows = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('listitem')

test('the Library lists every kind by name, searches them, and keeps the search while kinds are chosen', async ({
  openApp,
  simulator,
}) => {
  await seed(simulator)
  const { page } = await openApp(app)
  const all = rows(page, names.library)
  await expect(all).toHaveText([
    /^Demo: announcements/,
    new RegExp(`^Demo: meeting minutes${en.documents.memory}`),
    new RegExp(`^House${en.uses.session['style-rules']}`),
    new RegExp(`^People${en.uses.session['spoken-terms']}`),
    new RegExp(`^Terms${en.uses.session.glossary}`),
  ])
  await expectAccessible(page)
  await test.step('the rows have one height, and no language is cut', async () => {
    const heights = await all.evaluateAll((each) => each.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights).size).toBe(1)
    const cut = await all
      .locator('span')
      .evaluateAll((each) =>
        each.filter((span) => span.scrollWidth > span.clientWidth).map((span) => span.textContent),
      )
    expect(cut.filter((text) => text !== '')).toEqual([])
  })
  await page.getByRole('searchbox', { name: items.search }).fill('HOU')
  await expect(all).toHaveCount(1)
  await page.getByRole('tab', { name: names.glossaries }).click()
  await expect(page.getByText(en.panels.items.noResults)).toBeVisible()
  await page.keyboard.press('Alt+3')
  await expect(rows(page, names.styleRules)).toHaveText([/^HouseGerman/])
})

test('an entry opens from the list of all and leads back to it, with its unsaved changes', async ({
  openApp,
  simulator,
}) => {
  await seed(simulator)
  const { page } = await openApp(app)
  await button(page, 'People').press('Enter')
  await term(page, 1).fill('Aoife')
  await expect(page.getByRole('tab', { name: names.library })).toHaveAttribute('aria-selected', 'true')
  await button(page, items.back).press('Enter')
  await expect(rows(page, names.library).filter({ hasText: items.unsaved })).toHaveText([/^People/])
  await page.keyboard.press('Alt+9')
  await expect(rows(page, names.spokenTerms)).toHaveText([/^People/])
})

test('one button makes a new one of any kind, which is open then, and one dialog deletes it', async ({
  openApp,
  simulator,
}) => {
  await seed(simulator)
  const { page } = await openApp(app)
  await button(page, items.new).press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([
    en.glossaries.list.create,
    en.spokenTerms.list.create,
    en.styleRuleLists.list.create,
    en.memories.import.title,
  ])
  await page.getByRole('menuitem', { name: en.styleRuleLists.list.create }).click()
  await expect(page.getByText(items.needsName)).toBeVisible()
  await page.getByLabel(items.name, { exact: true }).fill('Newsletter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Newsletter' })).toBeFocused()
  await button(page, items.back).click()
  await button(page, fill(items.delete, { name: 'Newsletter' })).click()
  await button(page, items.deleteSubmit).click()
  await expect(rows(page, names.library)).toHaveCount(5)
  await expect(page.getByRole('heading', { name: names.library })).toBeFocused()
})

test('a kind that cannot be loaded says so by its name, beside the others', async ({
  openApp,
  simulator,
}) => {
  await seed(simulator)
  simulator.faults.add([{ kind: 'status', status: 400, path: '/v3/style_rules', times: 20 }])
  const { page } = await openApp(app)
  await expect(rows(page, names.library)).toHaveCount(4)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toContainText(names.styleRules)
  await page.keyboard.press('Alt+2')
  await expect(rows(page, names.glossaries)).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the demo service says that it keeps what is created, and has it at the next start', {
  tag: '@played',
  annotation: because('the journey ends the app and starts it again'),
}, async ({ openApp }) => {
  const { page, call, restart } = await openApp({ ...app, service: 'demo' })
  await expect(page.getByText(items.demoKeeps)).toBeVisible()
  await call('spokenTerms.create', { name: 'Mine', lists: [{ language: 'en', terms: ['Aoife'] }] })
  await restart()
  await expect(rows(page, names.library).filter({ hasText: 'Mine' })).toHaveCount(1)
  await expect(page.getByText(items.demoKeeps)).toBeVisible()
})

test('an empty kind has the button that makes its first', async ({ openApp }) => {
  const { page } = await openApp({ ...app, settings: { appearance: { panel: 'glossaries' } } })
  await expect(page.getByText(en.glossaries.list.empty.title)).toBeVisible()
  await expect(button(page, en.glossaries.list.create)).toHaveCount(1)
  await expectAccessible(page)
})
