import { readFile } from 'node:fs/promises'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

const only = en.live.transcribeOnly

test('speech is only transcribed, stored, and exported as subtitles', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'transcription', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { spokenLanguage: 'de' } },
  })
  const live = new LivePage(page)
  const to = page.getByRole('combobox', { name: en.live.to, exact: true })
  const spoken = page.getByRole('combobox', { name: en.sound.translation, exact: true })
  await live.unfoldMore()
  await to.click()
  await page.getByRole('option', { name: only }).click()
  await expect(page.getByRole('option', { name: only })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(to).toHaveText(only)
  await expect(spoken).toBeDisabled()
  await expect(spoken).toHaveText(en.sound.silent)
  await page.reload()
  await expect(to).toHaveText(only)

  await live.start()
  // Announced lines go after a while.
  const announced = page.getByRole('log', { name: en.live.announced })
  await Promise.all([live.reads(meeting.plan.en, 'en'), expect(announced).toContainText(meeting.plan.en)])
  await expect(page.getByRole('banner')).toContainText(fill(en.live.transcription, { source: 'EN' }))
  await live.stop()
  await live.sees(en.live.status.stopped)
  expect(simulator.sessions.at(-1)).toMatchObject({
    breaches: {},
    isComplete: true,
    request: { target_languages: [], target_media_languages: [] },
  })
  await expect(live.captions.locator('p:not([lang="en"])')).toHaveCount(0)

  await page.getByRole('button', { name: en.live.showInHistory }).click()
  const history = page.getByRole('tabpanel', { name: en.panels.names.history })
  await expect(history.getByText(meeting.welcome.en)).toBeVisible()
  await history.getByRole('button', { name: en.history.session.export }).click()
  const dialog = page.getByRole('dialog', { name: en.history.export.title })
  await expect(dialog.getByRole('combobox', { name: en.history.export.lines })).toHaveText(
    en.settings.emphases.original,
  )
  const asked = page.waitForEvent('download')
  await dialog.getByRole('button', { name: en.history.export.submit }).click()
  const download = await asked
  expect(download.suggestedFilename()).not.toContain('source')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.replace(/\s+/g, ' ')).toContain(meeting.plan.en)
  await history.getByRole('button', { name: en.history.session.back }).click()
  await expect(
    history.getByRole('listitem').filter({ hasText: fill(en.live.transcription, { source: 'EN' }) }),
  ).toHaveCount(1)
  await expectAccessible(page)
})
