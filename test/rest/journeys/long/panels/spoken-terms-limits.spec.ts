import { en } from '../../../../../src/core/product/strings/en.ts'
import { MAX_COLLECTIONS } from '../../../../../src/simulator/rest/spoken-terms/spoken-terms-store.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { app, button, shows, term } from '../../../../journeys/support/panels/spoken-terms-panel.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeSpokenTerms } from '../../../../support/service/spoken-terms.ts'

const { editor, list } = en.spokenTerms

test('an account that may have no more collections, or none, says so', async ({ openApp, simulator }) => {
  for (let i = 0; i < MAX_COLLECTIONS; i += 1) await makeSpokenTerms(simulator, `${i}`, {})
  const { page } = await openApp(app)
  await button(page, list.create).click()
  await page.getByLabel(en.panels.items.name, { exact: true }).fill('One more')
  await page.keyboard.press('Enter')
  await button(page, editor.add).click()
  await term(page, 1).fill('Siobhán')
  await button(page, en.glossaries.editor.save).click()
  await shows(page, en.spokenTerms.full.title)
  await expect(term(page, 1)).toHaveValue('Siobhán')

  const free = await openApp({ ...app, plan: 'free' })
  await shows(free.page, en.spokenTerms.planNeeded)
})

test('the spoken terms are accessible, in both themes and forced colours', async ({ openApp, simulator }) => {
  await makeSpokenTerms(simulator, 'People', { en: ['Siobhán', 'Aoife', 'Oisín'] })
  const { page } = await openApp(app)
  await button(page, fill(en.panels.items.useInLive, { name: 'People' })).click()
  await shows(page, en.panels.items.inLive)
  await page.mouse.move(0, 0)
  await expectAccessible(page)
  await button(page, list.create).click()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'People').click()
  await term(page, 2).fill('Siobhán')
  await expectAccessible(page)
})
