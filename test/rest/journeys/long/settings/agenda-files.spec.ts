import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { dropFiles } from '../../../../journeys/support/drop-files.ts'
import { openAgenda } from '../../../../journeys/support/settings/agenda-dialog.ts'
import { actOnPreset } from '../../../../journeys/support/settings/presets-menu.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeSpokenTerms } from '../../../../support/service/spoken-terms.ts'

const { agenda } = en
const { presets } = en.meeting
const AGENDA = readFileSync(join(import.meta.dirname, '../../../../fixtures/agendas/four-scripts.md'), 'utf8')
const MEETING = {
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, theirName: 'Ana' },
}
const file = (name: string, contents: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(contents),
})

test('names of an agenda become the spoken terms of a preset', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', profile: 'deepl', settings: MEETING })
  await actOnPreset(page, presets.saveAs)
  const naming = page.getByRole('dialog', { name: presets.create })
  await naming.getByRole('textbox', { name: en.history.session.name }).fill('Weekly')
  await naming.getByRole('button', { name: en.app.save }).click()
  await expect(naming).toBeHidden()

  const dialog = await openAgenda(page)
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: agenda.text }).fill(AGENDA)
  await dialog.getByRole('button', { name: agenda.find }).click()
  const spoken = dialog.getByRole('region', { name: 'English, German' })
  const tick = (name: string) => spoken.getByRole('checkbox', { name, exact: true })
  await expect(tick('Ingrid Halvorsen')).toBeChecked()
  // Languages that nobody speaks in this meeting are offered, and not taken by themselves.
  await expect(dialog.getByRole('checkbox', { name: 'Ольга Березина' })).not.toBeChecked()
  await expectAccessible(page)

  for (const each of await spoken.getByRole('checkbox').all()) await each.uncheck()
  await tick('Quillon').check()
  await expect(spoken.getByRole('status')).toHaveText(fill(agenda.left, { number: 300 - 'Quillon'.length }))
  await tick('Kvasir').check()
  await spoken.getByRole('button', { name: fill(agenda.edit, { term: 'Kvasir' }) }).click()
  await expectAccessible(page)
  await page.keyboard.press('End')
  await page.keyboard.type(' 2')
  // Keys of an input method do not close the field.
  const field = spoken.getByRole('textbox', { name: agenda.term })
  for (const key of ['Enter', 'Escape'])
    await field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true })
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tick('Kvasir 2')).toBeChecked()
  await dialog.getByRole('button', { name: /^Add \d+ terms?$/ }).click()
  await expect(dialog).toBeHidden()

  const { collections } = await call('spokenTerms.list', {})
  const [collection] = collections
  expect(collection).toMatchObject({ name: 'Weekly' })
  const id = collection?.id ?? ''
  for (const language of ['en', 'de'])
    expect(await call('spokenTerms.terms', { id, language })).toMatchObject({
      terms: ['Quillon', 'Kvasir 2'],
    })
  await expect(page.getByRole('combobox', { name: presets.label })).toHaveText('Weekly')
  const used = { voice: { spokenTermsId: id }, meeting: { spokenTermsId: id } }
  await expect
    .poll(async () => (await call('settings.get', {})).settings)
    .toMatchObject({ ...used, presets: { list: [used] } })
})

test('a dropped calendar file is added to a list, and a hostile file is refused with a remedy', async ({
  openApp,
  simulator,
}) => {
  const id = await makeSpokenTerms(simulator, 'Known', { en: ['Halcyon'] })
  const { page, call } = await openApp({ microphone: 'none', profile: 'deepl', settings: MEETING })
  const dialog = await openAgenda(page)
  const input = dialog.locator('input[type=file]')
  const refused = async (name: string, contents: string, type: keyof typeof agenda.faults) => {
    await input.setInputFiles(file(name, contents))
    await expect(dialog.getByRole('alert')).toContainText(agenda.faults[type].title)
  }
  await refused('large.txt', ' '.repeat(6_000_000), 'too-large')
  await refused('agenda.docx', 'PK\u0003\u0004', 'document')
  await refused('agenda.pdf', '%PDF-1.7', 'document')
  await expectAccessible(page)

  const calendar = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'DTSTART;TZID="(UTC+01:00) Amsterdam":20261124T100000',
    'SUMMARY:Talk about Quillon',
    'DESCRIPTION:Meeting ID: 123 456 789\\nPasscode: Kestrel',
    'ATTENDEE;CN="Halvorsen, Ingrid":mailto:ih@example.com',
    'a broken line',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  await dropFiles(
    { before: dialog.getByText(agenda.drop), over: dialog.getByText(agenda.dropNow) },
    { name: 'meeting.ics', content: calendar.join('\r\n') },
  )
  await expect(dialog.getByText(fill(agenda.skipped, { number: 1 }))).toBeVisible()
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Known' }).click()
  await expect(dialog.getByRole('status')).toHaveText(
    fill(agenda.left, { number: 300 - 'Halcyon\nIngrid Halvorsen\nQuillon'.length }),
  )
  await dialog.getByRole('button', { name: /^Add \d+ terms?$/ }).click()
  await expect(dialog).toBeHidden()
  expect(await call('spokenTerms.terms', { id, language: 'en' })).toMatchObject({
    terms: ['Halcyon', 'Ingrid Halvorsen', 'Quillon'],
  })
})
