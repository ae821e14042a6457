import { en } from '../../../src/core/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { openAgenda, openMenu } from '../support/settings/agenda-dialog.ts'

const { agenda } = en
const { presets } = en.meeting
const MEETING = {
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, theirName: 'Ana' },
}

test('where both sides detect their language, names are ticked for those that each side reads', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { voice: { sourceLanguage: 'auto', targetLanguages: ['de', 'fr'] }, meeting: { isOn: true } },
  })
  const dialog = await openAgenda(page)
  await dialog.getByRole('textbox', { name: agenda.text }).fill('Ingrid Halvorsen speaks about Quillon.')
  await dialog.getByRole('button', { name: agenda.find }).click()
  const spoken = dialog.getByRole('region', { name: 'English, German, French' })
  await expect(spoken.getByRole('checkbox', { name: 'Ingrid Halvorsen' })).toBeChecked()
  await expect(dialog.getByText(agenda.notSpoken)).toHaveCount(0)
})

test('without spoken terms, no agenda is asked for', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', profile: 'generic', settings: MEETING })
  await openMenu(page)
  await expect(page.getByRole('menuitem', { name: presets.saveAs })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: agenda.open })).toHaveCount(0)
})
