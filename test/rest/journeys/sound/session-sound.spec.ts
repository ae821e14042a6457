import { readdir } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { violationsIn } from '../../../journeys/support/heard.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { bestOffset } from '../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../support/audio/ffmpeg.ts'
import { clipPath, record } from '../../../support/audio/recordings.ts'
import { keepSession, toneAsOgg } from '../../../support/sessions/keep-session.ts'

const settings = { audio: UNPROCESSED, appearance: { panel: 'history' } } as const
const RATE = 16_000
const startedAt = Date.UTC(2026, 10, 21, 9, 30)

const panel = (page: Page) => page.getByRole('tabpanel', { name: en.panels.names.history })
const player = (page: Page) => panel(page).getByRole('region', { name: en.history.sound.name, exact: true })
const place = (page: Page) => player(page).getByRole('slider', { name: en.history.sound.position })
const spoken = (page: Page) => panel(page).locator('[aria-current=time]')
const caption = (page: Page, text: string) => panel(page).getByRole('article').filter({ hasText: text })
const playFrom = (of: Locator) => of.getByRole('button', { name: /^Play from / })
const secondsAt = async (page: Page) => Number(await place(page).inputValue())
const soundsIn = async (home: string) =>
  (await readdir(home, { recursive: true })).filter((name) => name.endsWith('.ogg'))

/** Records what the page plays from now on: the audio element is not in the document. */
const watchPlaying = (page: Page) =>
  page.evaluate(() => {
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      Object.assign(globalThis, { played: this })
      return play.call(this)
    }
  })
const played = (page: Page) =>
  page.evaluate(() => {
    const { playbackRate, preservesPitch, paused } = Reflect.get(globalThis, 'played') as HTMLMediaElement
    return { playbackRate, preservesPitch, paused }
  })

test('the audio of a session is stored if chosen, and played in sync with its captions', {
  tag: '@both',
}, async ({ openApp }) => {
  const { path } = await record({ name: 'session-sound', sentences: ['welcome', 'plan', 'search'] })
  const { page, home, call } = await openApp({ microphone: path, settings })
  const service = page.getByRole('banner').getByRole('button', { name: 'Journey' })
  await expect(service).toHaveAccessibleDescription(new RegExp(en.service.noSound))
  const live = new LivePage(page)
  const dialog = await live.settings()
  await dialog.getByRole('searchbox').fill('keep session audio')
  const choice = dialog.getByRole('switch', { name: en.privacy.sound.on })
  await expect(choice).not.toBeChecked()
  await expect(choice).toHaveAccessibleDescription(/unencrypted and on this computer only.*13 MB per hour/)
  await choice.click()
  await expect(choice).toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.app.close }).click()
  await expect(page.getByText(en.live.empty.recording)).toBeVisible()
  await expect(service).toHaveAccessibleDescription(new RegExp(en.service.soundStored))

  await live.start()
  const mark = page.getByRole('banner').getByText(en.live.recording, { exact: true })
  await expect(mark).toBeVisible()
  await live.reads(meeting.search.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(mark).toBeHidden()
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  await expect(player(page)).toBeVisible()
  await watchPlaying(page)

  // The audio at a caption's time contains its words.
  const { sessions } = await call('session.list', {})
  const id = sessions[0]?.id ?? ''
  const { captions } = await call('session.captions', { id })
  const saved = page.waitForEvent('download')
  await player(page).getByRole('button', { name: en.history.sound.save }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.(ogg|opus)$/)
  const heard = await decodeSound(['-i', await file.path()], RATE)
  for (const name of ['welcome', 'plan', 'search'] as const) {
    const said = captions.find(({ source }) => source.trim() === meeting[name].en)
    const clip = await decodeSound(['-i', clipPath(name, 'en', 'female')], RATE)
    const at = Math.round(((said?.startMs ?? 0) * RATE) / 1000)
    // A busy browser drops some of its microphone's audio, but not everywhere.
    const [best] = [0.4, 0.8, 1.2, 1.6]
      .map((from) => bestOffset(heard, clip, from * RATE, 0.4 * RATE, at - RATE, at + RATE, 2))
      .toSorted((a, b) => b.correlation - a.correlation)
    const { offset = 0, correlation = 0 } = best ?? {}
    expect(correlation, name).toBeGreaterThan(0.8)
    // The service starts a caption where it first recognises its sentence.
    expect(Math.abs(offset - at) / RATE, name).toBeLessThan(0.4)
  }

  await playFrom(caption(page, meeting.welcome.en)).click()
  await expect(spoken(page)).toContainText(meeting.welcome.en)
  await expect(spoken(page)).toContainText(meeting.plan.en)
  await player(page).getByRole('button', { name: en.history.sound.pause }).click()
  await expect(spoken(page).getByRole('img', { name: en.live.nowSpeaking })).toBeVisible()
  await expectAccessible(page)
  await playFrom(caption(page, meeting.search.en)).click()
  await expect(spoken(page)).toContainText(meeting.search.en)
  const search = captions.find(({ source }) => source.trim() === meeting.search.en)
  const startsAt = Math.floor((search?.startMs ?? 0) / 1000)
  await expect.poll(() => secondsAt(page)).toBeGreaterThanOrEqual(startsAt)
  expect(await played(page)).toMatchObject({ playbackRate: 1, preservesPitch: true })
  await expect(playFrom(caption(page, meeting.search.en))).toBeFocused()
  await page.keyboard.press('Space')
  await expect(player(page).getByRole('button', { name: en.history.sound.play, exact: true })).toBeVisible()
  const pausedAt = await place(page).inputValue()
  await page.keyboard.press('Space')
  await expect(player(page).getByRole('button', { name: en.history.sound.pause })).toBeVisible()
  expect(Number(await place(page).inputValue())).toBeGreaterThanOrEqual(Number(pausedAt))
  await player(page).getByRole('combobox', { name: en.history.sound.speed }).click()
  await page.getByRole('option', { name: '1.5×' }).click()
  await expect.poll(() => played(page)).toMatchObject({ playbackRate: 1.5, preservesPitch: true })

  expect(await soundsIn(home)).toHaveLength(1)
  await player(page).getByRole('button', { name: en.history.sound.delete }).click()
  const asks = page.getByRole('dialog', { name: en.history.sound.confirm.title })
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.history.sound.delete }).click()
  await expect(player(page)).toBeHidden()
  await expect(caption(page, meeting.plan.en)).toBeVisible()
  await expect(playFrom(panel(page))).toHaveCount(0)
  await expect(panel(page).getByRole('heading')).toBeFocused()
  expect(await soundsIn(home)).toEqual([])
  expect(await violationsIn(page)).toEqual([])
})

test('no audio is stored unless chosen', async ({ openApp }) => {
  const { path } = await record({ name: 'session-sound-off', sentences: ['welcome'] })
  const { page, home, call } = await openApp({ microphone: path, settings })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect(page.getByText(en.live.recording, { exact: true })).toHaveCount(0)
  await live.stop()
  await live.sees(en.live.status.stopped)
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  await expect(caption(page, meeting.welcome.en)).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  await expect(playFrom(panel(page))).toHaveCount(0)
  expect(await call('session.soundSize', {})).toEqual({ bytes: 0, sessions: 0 })
  expect(await soundsIn(home)).toEqual([])
})

test('audio can be played with the keyboard alone', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Weekly', count: 40, startedAt })
  await expect(panel(page).getByText(en.history.sound.kept)).toBeVisible()
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: 'Weekly', exact: true }).press('Enter')
  await expect(place(page)).toHaveAttribute('aria-valuetext', '00:00 of 03:20')
  await watchPlaying(page)
  await place(page).focus()
  await page.keyboard.press('Space')
  await expect(player(page).getByRole('button', { name: en.history.sound.pause })).toBeVisible()
  await expect(spoken(page)).toContainText('Thank you for joining')
  await page.keyboard.press('Space')
  await expect(player(page).getByRole('button', { name: en.history.sound.play })).toBeVisible()
  expect(await played(page)).toMatchObject({ paused: true })
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(place(page)).toHaveAttribute('aria-valuetext', '00:20 of 03:20')
  await page.keyboard.press('ArrowLeft')
  await expect(place(page)).toHaveAttribute('aria-valuetext', '00:10 of 03:20')
  await player(page).getByRole('button', { name: en.history.sound.forward }).press('Enter')
  await expect(place(page)).toHaveAttribute('aria-valuetext', '00:20 of 03:20')
  await expect(spoken(page)).toContainText('Thank you for joining')
  await player(page).getByRole('button', { name: en.history.sound.back }).press('Space')
  await expect(spoken(page)).toContainText('eleven open bugs')
  await place(page).press('End')
  await expect(place(page)).toHaveAttribute('aria-valuetext', '03:20 of 03:20')
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: en.history.session.delete, exact: true }).press('Enter')
  await expect(page.getByRole('dialog', { name: en.history.confirm.title })).toContainText(
    en.history.confirm.sound,
  )
  await page.keyboard.press('Escape')
  expect(await violationsIn(page)).toEqual([])
})

test('the captions follow playback until the user scrolls, and return to it', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Long', count: 60, startedAt })
  await panel(page).getByRole('button', { name: 'Long', exact: true }).click()
  await expect(place(page)).toHaveAttribute('aria-valuetext', '00:00 of 05:00')
  const back = panel(page).getByRole('button', { name: en.history.sound.jumpToCurrent })
  await place(page).press('End')
  for (let i = 0; i < 3; i += 1) await place(page).press('ArrowLeft')
  await expect(spoken(page)).toBeInViewport()
  await expect(back).toBeHidden()
  await panel(page).getByRole('region', { name: en.history.session.list }).hover()
  await page.mouse.wheel(0, -4000)
  await expect(back).toBeVisible()
  await expectAccessible(page)
  await place(page).press('ArrowLeft')
  await expect(back).toBeVisible()
  await back.click()
  await expect(spoken(page)).toBeInViewport()
  await expect(back).toBeHidden()
})

test('playback starts at a caption found by search', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Weekly', count: 8, startedAt })
  await panel(page).getByRole('searchbox').fill('serious')
  // The list of all sessions has its row too.
  await panel(page).locator('mark').first().waitFor()
  await panel(page)
    .getByRole('list', { name: /^Weekly/ })
    .getByRole('button')
    .first()
    .click()
  await expect(place(page)).toHaveAttribute('aria-valuetext', '00:35 of 00:40')
  await expect(spoken(page)).toHaveCount(0)
  await player(page).getByRole('button', { name: en.history.sound.play }).click()
  await expect(spoken(page)).toContainText('Two of them are serious.')
})

test('truncated audio is played up to its end', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  const whole = await toneAsOgg(40)
  const sound = whole.subarray(0, Math.round(whole.length * 0.6))
  await keepSession(call, { title: 'Cut', count: 8, startedAt, sound })
  await panel(page).getByRole('button', { name: 'Cut', exact: true }).click()
  await expect(place(page)).toHaveAttribute('aria-valuetext', /^00:00 of 00:2\d$/)
  await playFrom(panel(page)).nth(2).click()
  await expect(spoken(page)).toContainText('eleven open bugs')
  await expect.poll(() => secondsAt(page)).toBeGreaterThan(10)
})

test('audio that cannot be loaded is reported and can be retried', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Weekly', count: 8, startedAt })
  await page.route('**/sound/*', (route) => route.abort())
  await panel(page).getByRole('button', { name: 'Weekly', exact: true }).click()
  const problem = player(page).getByRole('alert')
  await expect(problem).toContainText(en.history.sound.unplayable.title)
  await expectAccessible(page)
  await page.unroute('**/sound/*')
  await player(page).getByRole('button', { name: en.app.tryAgain }).click()
  await expect(problem).toBeHidden()
  await player(page).getByRole('button', { name: en.history.sound.play }).click()
  await expect(spoken(page)).toContainText('Thank you for joining')
})

test('audio can be played only after its session has ended', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  await keepSession(call, { title: 'Now', count: 8, startedAt: Date.now() - 40_000, isLive: true })
  await panel(page).getByRole('button', { name: 'Now', exact: true }).click()
  await expect(panel(page).getByText(en.history.sound.whileLive)).toBeVisible()
  await expect(player(page)).toHaveCount(0)
})

test('audio cannot be stored if sessions are not', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { privacy: { retention: 'nothing', keepsSound: true } },
  })
  const service = page.getByRole('banner').getByRole('button', { name: 'Journey' })
  await expect(service).toHaveAccessibleDescription(new RegExp(en.service.noSound))
  const dialog = await new LivePage(page).settings()
  await dialog.getByRole('searchbox').fill('keep session audio')
  const choice = dialog.getByRole('switch', { name: en.privacy.sound.on })
  await expect(choice).toBeDisabled()
  await expect(choice).not.toBeChecked()
  await expect(choice).toHaveAccessibleDescription(en.privacy.sound.sessionsNotKept)
  await expectAccessible(page)
})
