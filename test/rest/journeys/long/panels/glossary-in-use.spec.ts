import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import type { UsedResource } from '../../../../../src/core/session/library/used-resources.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../../../support/service/glossaries.ts'
import { keepUses, presetNamed } from '../../../../support/sessions/keep-uses.ts'

const { uses } = en
const NAME = 'Terms'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const titles = ['Meeting with Ana', 'Fourth', 'Third', 'Second', 'First', 'Zeroth']
const summary = `${fill(uses.presets_one, { count: 1 })}, ${fill(uses.sessions_other, { count: 6 })}`

test('a glossary says what uses it, opens a session, and is deleted only after saying it', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [{ name: NAME, pairs: { 'en de': terms(1) } }])
  const { page, call, change } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'glossaries' } },
  })
  const [glossary] = (await call('glossary.list', {})).glossaries
  const id = glossary?.id ?? ''
  const resource: UsedResource = { kind: 'glossary', id, name: NAME }
  await keepUses(call, resource, titles)
  await keepUses(call, resource, ['Unrecorded'], false)
  await change({
    voice: { glossaryId: id, targetLanguages: ['de'] },
    meeting: { glossaryId: id, theirName: 'Ana', isOn: true },
    text: { glossaryIds: [id], sourceLanguage: 'en', targetLanguage: 'de' },
    documents: { glossaryIds: [id] },
    presets: { list: [presetNamed('Weekly', { meeting: { glossaryId: id, theirName: 'Ana' } })] },
  })

  await button(page, fill(uses.show, { summary, name: NAME })).click()
  const shown = page.getByRole('dialog', { name: fill(uses.title, { name: NAME }) })
  const list = shown.getByRole('region', { name: uses.heading })
  await expect(list).toContainText('Live (Me), Live (Ana), Text, Documents')
  await expect(list.getByRole('listitem')).toHaveText([
    'Weekly (Ana)',
    /^Meeting with Ana \(.*Ana & team\)$/,
    /^Fourth \(/,
    /^Third \(/,
    /^Second \(/,
    /^First \(/,
    fill(uses.more_one, { count: 1 }),
  ])
  await expectAccessible(page)
  await button(page, 'Fourth').click()
  await expect(page.getByRole('tabpanel', { name: en.panels.names.history })).toContainText('Fourth')
  await page.getByRole('button', { name: en.history.session.details }).click()
  const details = page.getByRole('dialog', { name: en.history.session.details })
  await expect(details.getByRole('region', { name: uses.session.title })).toContainText(`Glossary: ${NAME}`)
  await expectAccessible(page)
  await details.getByRole('button', { name: en.app.cancel }).click()

  await page.keyboard.press('Alt+2')
  await button(page, fill(en.panels.items.delete, { name: NAME })).click()
  const dialog = page.getByRole('dialog', { name: fill(en.panels.items.deleteTitle, { name: NAME }) })
  for (const said of [uses.deleted.chosen, uses.deleted.presets, uses.deleted.sessions])
    await expect(dialog).toContainText(said)
  await expectAccessible(page)
  await button(page, en.panels.items.deleteSubmit).click()
  await expect(button(page, NAME)).toHaveCount(0)
  // The preset still names it, and says that it is missing.
  await expect
    .poll(async () => (await call('settings.get', {})).settings)
    .toMatchObject({
      voice: { glossaryId: null },
      meeting: { glossaryId: null },
      text: { glossaryIds: [] },
      documents: { glossaryIds: [] },
      presets: { list: [{ meeting: { glossaryId: id } }] },
    })
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0)
  await page.getByRole('combobox', { name: en.meeting.presets.label }).click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await new LivePage(page).unfoldMore()
  await expect(page.getByRole('combobox', { name: en.glossaries.live.label }).first()).toHaveText(
    en.uses.missing.option,
  )
})

const settings = { appearance: { panel: 'glossaries' as const } }

test('a live session uses the glossary chosen for it', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en ja': terms(1) } }])
  const { page } = await openApp({
    microphone: 'none',
    settings: { ...settings, voice: { targetLanguages: ['ja'] } },
  })
  await button(page, fill(en.panels.items.useInLive, { name: 'Terms' })).click()
  const live = new LivePage(page)
  await live.unfoldMore()
  const chosen = page.getByRole('combobox', { name: en.glossaries.live.label })
  await expect(chosen).toHaveText('Terms')
  const targets = page.getByRole('combobox', { name: en.glossaries.create.target, exact: true })
  await targets.click()
  await page.getByRole('option', { name: 'German' }).click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await page.keyboard.press('Escape')
  await expect(targets).toHaveText('German')
  const warning = page.getByRole('img', { name: en.glossaries.live.otherLanguages })
  await expect(warning).toBeVisible()
  await page.reload()
  await live.unfoldMore()
  await expect(chosen).toHaveText('Terms')
  await chosen.click()
  await page.getByRole('option', { name: en.glossaries.live.none }).click()
  await expect(warning).toBeHidden()
  const use = button(page, fill(en.panels.items.useInLive, { name: 'Terms' }))
  await expect(use).toHaveAccessibleDescription(en.glossaries.list.unfitForLive)
  await use.press('Enter')
  await expect(chosen).toHaveText(en.glossaries.live.none)
  await targets.click()
  await page.getByRole('option', { name: 'Japanese' }).click()
  await page.keyboard.press('Escape')
  await use.click()
  await expect(chosen).toHaveText('Terms')
  await button(page, fill(en.panels.items.delete, { name: 'Terms' })).click()
  await button(page, en.panels.items.deleteSubmit).click()
  await expect(chosen).toBeHidden()
})
