import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { expectWithinReach } from '../../../../journeys/support/expect-within-reach.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { resizeWindow } from '../../../../journeys/support/resize-window.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { makeGlossaries, terms } from '../../../../support/service/glossaries.ts'
import { makeSpokenTerms } from '../../../../support/service/spoken-terms.ts'

test('during a live session its options collapse into one line, and Mute stays in place', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'controls', sentences: ['welcome', 'plan', 'search'], gapMs: 800 })
  const { page } = await openApp({
    microphone: path,
    settings: {
      audio: UNPROCESSED,
      voice: { targetLanguages: ['de', 'fr'], spokenLanguage: 'de' },
      appearance: { panel: 'text' },
    },
  })
  const live = new LivePage(page)
  const controls = page.getByRole('region', { name: en.live.controls })
  const from = controls.getByRole('combobox', { name: en.live.from })
  await from.focus()
  await page.keyboard.press('ControlOrMeta+Enter')
  // Its picker is gone, and Stop takes the focus.
  await expect(controls.getByRole('button', { name: en.live.stop })).toBeFocused()
  await expect(controls.getByRole('combobox')).toHaveCount(0)
  const placeOfMute = async () => {
    const box = await controls.getByRole('button', { name: en.live.mute }).boundingBox()
    return Math.round(box?.x ?? Number.NaN)
  }
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 720, height: 560 },
    { width: 900, height: 600 },
    { width: 1280, height: 800 },
  ]) {
    await resizeWindow(page, viewport)
    const height = async () => (await controls.boundingBox())?.height
    await expect.poll(height, `one row at ${viewport.width}`).toBe(88)
    await expectWithinReach(controls)
  }
  const at = await placeOfMute()
  await live.unfoldMore()
  await expect.poll(placeOfMute).toBe(at)
  const choices = page.getByRole('dialog', { name: en.account.dialog.more })
  await expect(choices.getByRole('combobox', { name: en.live.from })).toBeEnabled()
  await expect(choices.getByRole('combobox', { disabled: true }), 'no dead control').toHaveCount(0)
  await expect(choices.getByRole('combobox', { name: en.live.formality })).toHaveCount(0)
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(controls.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await expect(from).toBeEnabled()
})

test('during a session, what is wrong with a choice is named where the choices unfold', async ({
  openApp,
  simulator,
}) => {
  const spokenTermsId = await makeSpokenTerms(simulator, 'Names', { ja: ['渋谷'] })
  const { path } = await record({ name: 'terms-of-another-language', sentences: ['welcome'] })
  const { page, call } = await openApp({
    microphone: path,
    profile: 'deepl',
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect(live.more).toHaveAccessibleName(en.account.dialog.more)
  await call('settings.update', { voice: { spokenTermsId } })
  await expect(live.more).toHaveAccessibleName(
    `${en.account.dialog.more} ${en.spokenTerms.label} · ${en.spokenTerms.otherLanguages}`,
  )
})

test('the glossary of live sessions is chosen beside Start as soon as there is one', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [
    { name: 'Terms', pairs: { 'en de': terms(1) } },
    { name: 'Others', pairs: { 'en ja': terms(1) } },
  ])
  const { page, call } = await openApp({
    microphone: 'none',
    settings: { voice: { targetLanguages: ['de'] } },
  })
  const glossary = page.getByRole('combobox', { name: en.glossaries.live.label })
  await expect(glossary).toHaveText(en.glossaries.live.none)
  await glossary.click()
  await expect(page.getByRole('option', { name: /^Others/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('option', { name: /^Terms/ }).click()
  await expect(glossary).toHaveText('Terms')
  const chosenId = async () => (await call('settings.get', {})).settings.voice.glossaryId
  await expect.poll(chosenId).not.toBeNull()
  await glossary.click()
  await page.getByRole('option', { name: en.glossaries.live.none }).click()
  await expect.poll(chosenId).toBeNull()
})

test('a session uses several glossaries where the service takes them', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [
    { name: 'Terms', pairs: { 'en de': terms(1) } },
    { name: 'Products', pairs: { 'en de': terms(1) } },
  ])
  const { path } = await record({ name: 'glossaries', sentences: ['welcome'] })
  const { page, call } = await openApp({
    microphone: path,
    profile: 'deepl',
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de'] } },
  })
  const live = new LivePage(page)
  await live.unfoldMore()
  const glossaries = page.getByRole('combobox', { name: en.panels.names.glossaries })
  await expect(glossaries).toHaveText(en.glossaries.live.none)
  await glossaries.click()
  await page.getByRole('option', { name: 'Terms' }).click()
  await page.getByRole('option', { name: 'Products' }).click()
  await page.keyboard.press('Escape')
  await expect(glossaries).toHaveText('Terms, Products')
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await live.stop()
  const { glossaryId, furtherGlossaryIds } = (await call('settings.get', {})).settings.voice
  expect(simulator.sessions.map(({ request }) => request.glossary_ids)).toEqual([
    [glossaryId, ...furtherGlossaryIds],
  ])
})
