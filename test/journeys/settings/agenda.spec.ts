import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { openAgenda } from '../support/settings/agenda-dialog.ts'

const { agenda } = en
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

test('for one voice, names are ticked for its language alone', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { voice: { sourceLanguage: 'en', targetLanguages: ['de', 'fr'] } },
  })
  const dialog = await openAgenda(page)
  await dialog.getByRole('textbox', { name: agenda.text }).fill('Ingrid Halvorsen speaks about Quillon.')
  await dialog.getByRole('button', { name: agenda.find }).click()
  const spoken = dialog.getByRole('region', { name: 'English', exact: true })
  await expect(spoken.getByRole('checkbox', { name: 'Ingrid Halvorsen' })).toBeChecked()
})

test('doubtful names are not ticked, a missed one is added, and a list that takes the place of another can be undone', async ({
  openApp,
  simulator,
}) => {
  const spokenTermsId = await makeSpokenTerms(simulator, 'Known', { en: ['Halcyon'] })
  const { page, call } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { voice: { ...MEETING.voice, spokenTermsId }, meeting: MEETING.meeting },
  })
  const dialog = await openAgenda(page)
  await dialog
    .getByRole('textbox', { name: agenda.text })
    .fill('Attendees: Siobhan Ní Bhriain, Bob Smith\nQuillfeather needs an owner.')
  await dialog.getByRole('button', { name: agenda.find }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Bob Smith' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Quillfeather' })).not.toBeChecked()
  await dialog.getByRole('textbox', { name: agenda.missed }).fill('Zephyrine')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'Zephyrine' })).toBeChecked()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: en.corrections.newList }).click()
  await dialog.getByRole('button', { name: fill(agenda.add_other, { count: 3 }) }).click()
  await expect(dialog).toBeHidden()
  const chosen = async () => (await call('settings.get', {})).settings.voice.spokenTermsId
  expect(await chosen()).not.toBe(spokenTermsId)
  await expect(page.getByText(fill(agenda.replaced, { name: agenda.newName, before: 'Known' }))).toBeVisible()
  await page.getByRole('button', { name: en.app.undo, exact: true }).click()
  await expect.poll(chosen).toBe(spokenTermsId)
})

test('without spoken terms, no agenda is asked for', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', profile: 'generic', settings: MEETING })
  await new LivePage(page).unfoldMore()
  await expect(page.getByRole('combobox', { name: en.settings.calm.label })).toBeVisible()
  await expect(page.getByRole('button', { name: agenda.open })).toHaveCount(0)
})
