import type { Page } from '@playwright/test'
import type { UsedResource } from '../../../src/core/library/used-resources.ts'
import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { call as ask } from '../../support/service/simulator-client.ts'
import { keepUses, presetNamed } from '../../support/sessions/keep-uses.ts'
import { expect, test } from '../support/app.ts'

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
  await expect(list).toContainText(fill(uses.unrecorded_one, { count: 1 }))
  await expectAccessible(page)
  await button(page, 'Fourth').click()
  await expect(page.getByRole('tabpanel', { name: en.history.title })).toContainText('Fourth')
  await page.getByRole('button', { name: en.history.session.details }).click()
  const details = page.getByRole('dialog', { name: en.history.session.details })
  await expect(details.getByRole('region', { name: uses.session.title })).toContainText(`Glossary: ${NAME}`)
  await expectAccessible(page)
  await details.getByRole('button', { name: en.app.cancel }).click()

  await page.keyboard.press('Alt+2')
  await button(page, fill(en.panels.items.delete, { name: NAME })).click()
  const dialog = page.getByRole('dialog', { name: fill(en.glossaries.delete.title, { name: NAME }) })
  for (const said of [uses.deleted.chosen, uses.deleted.presets, uses.deleted.sessions])
    await expect(dialog).toContainText(said)
  await expectAccessible(page)
  await button(page, en.glossaries.delete.submit).click()
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
  await expect(page.getByRole('combobox', { name: en.glossaries.live.label })).toHaveText(
    en.glossaries.live.unknown,
  )
})

test('a style rule list that nothing uses says so before it is deleted', async ({ openApp, simulator }) => {
  await ask(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'de' })
  const { page, call, change } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'styleRules' } },
  })
  const [list] = (await call('styleRules.list', {})).lists
  const open = button(page, fill(en.panels.items.delete, { name: 'House' }))
  const dialog = page.getByRole('dialog', { name: fill(en.styleRuleLists.delete.title, { name: 'House' }) })
  await open.click()
  await expect(dialog).toContainText(uses.nowhere)
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await change({ documents: { styleId: list?.id ?? '' } })
  await open.click()
  await expect(dialog.getByRole('region', { name: uses.heading })).toContainText(en.panels.names.documents)
  await expectAccessible(page)
  await button(page, en.styleRuleLists.delete.submit).click()
  await expect(open).toHaveCount(0)
  await expect.poll(async () => (await call('settings.get', {})).settings.documents.styleId).toBeNull()
})
