import { randomUUID } from 'node:crypto'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../../../support/service/glossaries.ts'
import { keepUses, presetNamed } from '../../../../support/sessions/keep-uses.ts'

const { missing, session } = en.uses
const GONE = randomUUID()

test("a preset of another account's settings file says what this one does not have, and starts without it", async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(1) } }])
  const { path } = await record({ name: 'missing', sentences: ['welcome'] })
  const { page, call } = await openApp({
    microphone: path,
    profile: 'deepl',
    settings: { audio: UNPROCESSED },
  })
  // A session knows the name of the glossary, and none that of the spoken terms.
  await keepUses(call, { kind: 'glossary', id: GONE, name: 'Réunion' }, ['Earlier', 'Earliest'])
  const list = [
    presetNamed('Weekly', {
      voice: { targetLanguages: ['de'], glossaryId: GONE },
      meeting: { theirName: 'Ana', spokenTermsId: GONE },
    }),
  ]
  const settings = await new LivePage(page).settings('advanced')
  await settings.getByLabel(en.transfer.open).setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(
      JSON.stringify({ format: 'parley-settings', version: 1, settings: { presets: { list } } }),
    ),
  })
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  await expect(asks).toBeHidden()
  await settings.getByRole('button', { name: en.app.close }).click()
  await expect(settings).toBeHidden()
  await page.getByRole('button', { name: en.live.modes.meeting, exact: true }).click()
  await page.getByRole('combobox', { name: en.meeting.presets.label }).click()
  await page.getByRole('option', { name: 'Weekly' }).click()

  const what = [
    fill(missing.ofSide, { kind: 'Réunion', side: en.live.sides.mine }),
    fill(missing.ofSide, { kind: session['spoken-terms'], side: 'Ana' }),
  ].join(', ')
  const notice = page.getByText(fill(missing.remedy, { what }))
  await expect(notice).toBeVisible()
  await expect(page.getByText(fill(missing.presetTitle, { name: 'Weekly' }))).toBeVisible()
  await expectAccessible(page)

  // One voice: its glossary alone is missing, and the session runs without it.
  await page.getByRole('button', { name: en.live.modes.listen, exact: true }).click()
  const alone = page.getByText(fill(missing.remedy, { what: 'Réunion' }))
  await expect(alone).toBeVisible()
  await expect(page.getByRole('combobox', { name: en.panels.names.glossaries })).toHaveText(
    fill(missing.named, { name: 'Réunion' }),
  )
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect(alone).toBeVisible()
  expect(simulator.sessions.map(({ request }) => request.glossary_id)).toEqual([undefined])
  await live.stop()
})
