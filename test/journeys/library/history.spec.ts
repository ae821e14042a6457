import { randomUUID } from 'node:crypto'
import { en } from '../../../src/core/product/strings/en.ts'
import { DEMO } from '../../../src/core/settings/account.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { ffmpeg } from '../../support/audio/ffmpeg.ts'
import { fill } from '../../support/base/fill.ts'
import { keepSession } from '../../support/sessions/keep-session.ts'
import { meetingFile, sessionFile } from '../../support/sessions/session-file.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import {
  dropAll,
  failureOf,
  panel,
  search,
  sessions,
  takeIn,
  toList,
} from '../support/panels/history-panel.ts'

const settings = { appearance: { panel: 'history' } } as const
const missingOf = (ms: number) => fill(en.live.missing.mark, { length: `${ms / 60_000} min` })

test('both sides of a meeting are listed by time, named, found and renamed', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await takeIn(page, meetingFile())
  const captions = panel(page).getByRole('region', { name: en.history.session.list }).getByRole('article')
  await expect(captions).toHaveText([/Me.*Shall we begin\?/, /Ana & team.*Ja, gern\./, /Me.*Thank you\./])
  await expect(panel(page).getByText('Ana & team: DE to EN')).toBeVisible()
  const starts = await captions.evaluateAll((each) => each.map((one) => one.getBoundingClientRect().left))
  expect(starts[1]).toBeLessThan(starts[0] ?? 0)
  await expectAccessible(page)
  await panel(page).getByRole('button', { name: en.history.session.export }).click()
  // The first language of the file is that of the others.
  await expect(page.getByRole('combobox', { name: en.history.export.lines })).toHaveText('English')
  await page.keyboard.press('Escape')
  await panel(page).getByRole('button', { name: en.history.session.details }).click()
  const dialog = page.getByRole('dialog', { name: en.history.session.details })
  const theirs = dialog.getByLabel(en.history.session.sides.theirs)
  await theirs.fill('')
  await expect(dialog.getByText(en.history.session.sides.problem)).toBeVisible()
  await theirs.fill('Berlin')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(captions.nth(1)).toContainText('Berlin')
  await toList(page)
  await search(page).fill('berlin')
  await expect(sessions(page)).toHaveCount(1)
  await search(page).fill('gern')
  // The session was found by the name of a side before.
  await expect(panel(page).locator('mark')).toHaveText('gern')
  await panel(page)
    .getByRole('button', { name: /Berlin/ })
    .click()
  await expect(panel(page).locator('[aria-current]')).toContainText('Ja, gern.')
  await toList(page)
  await expect(search(page)).toBeFocused()
  await page.keyboard.type('berlin')
  await expect(search(page), 'the next word replaces the last').toHaveValue('berlin')
})

test('a session that is deleted elsewhere is no longer readable where it is open', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  await takeIn(page, sessionFile(3))
  const transcript = panel(page).getByRole('region', { name: en.history.session.list })
  await expect(transcript).toBeVisible()
  const { sessions: kept } = await call('session.list', {})
  await call('session.delete', { ids: kept.map(({ id }) => id) })
  await expect(panel(page).getByText(en.history.session.gone.title)).toBeVisible()
  await expect(transcript).toBeHidden()
  await expect(panel(page).getByRole('button', { name: en.history.session.copy })).toBeHidden()
  await expectAccessible(page)
  await toList(page)
  await expect(panel(page).getByText(en.history.empty.title)).toBeVisible()
})

test('several files are imported at once, and one that is no session is named', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  const content = JSON.stringify(sessionFile(1))
  await dropAll(
    page,
    { name: 'a.parley', content },
    { name: 'b.txt', content: 'b' },
    { name: 'c.json', content },
  )
  await expect(sessions(page)).toHaveCount(2)
  await expect(failureOf(page, 'b.txt')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('a session without a name shows its time once, also if only its tag finds it', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await takeIn(page, sessionFile(0, { title: '', tags: ['silent'], gaps: [] }))
  await toList(page)
  await expect(sessions(page)).toHaveText(/Nov 21, 2026/)
  expect((await sessions(page).innerText()).match(/\d\d:\d\d/g)).toHaveLength(1)
  await search(page).fill('silent')
  await expect(sessions(page)).toHaveText(/Nov 21, 2026/)
  const shown = (await sessions(page).innerText()).match(/Nov 21, 2026/g)
  expect(shown).toHaveLength(1)
})

test('what is written in a line stays while it is scrolled out of view', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings })
  await takeIn(page, sessionFile(200))
  const captions = panel(page).getByRole('region', { name: en.history.session.list })
  const scroll = (top: number) =>
    captions.locator(':scope > div').evaluate((list, to) => list.scrollTo(0, to), top)
  await captions.getByRole('button', { name: en.corrections.correctCaption }).first().click()
  const editor = captions.getByRole('textbox', { name: en.corrections.correctCaption })
  await editor.fill('Unsaved')
  await scroll(9000)
  await expect(editor).not.toBeInViewport()
  await scroll(0)
  await expect(editor).toBeInViewport()
  await expect(editor).toHaveText('Unsaved')
  await expect(editor).toBeFocused()
  await editor.press('Enter')
  await expect(captions.getByText('Unsaved')).toBeVisible()
})

test('the player shows where there is sound, and where each caption starts', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  const sound = await ffmpeg([
    ...['-f', 'lavfi', '-i', 'sine=frequency=220:sample_rate=48000:duration=10'],
    ...['-af', 'adelay=10000', '-c:a', 'libopus', '-b:a', '16k', '-f', 'ogg', 'pipe:1'],
  ])
  await keepSession(call, { title: 'Second half', count: 4, startedAt: Date.UTC(2026, 10, 21), sound })
  await panel(page).getByRole('button', { name: 'Second half', exact: true }).click()
  const slider = panel(page).getByRole('slider', { name: en.history.sound.position })
  const paths = slider.locator('xpath=..').locator('path')
  await expect(paths.last()).toHaveAttribute('d', 'M0 0.7V1M5000 0.7V1M10000 0.7V1M15000 0.7V1')
  await expect(paths.first()).toHaveAttribute('d', /Z$/)
  const outline = (await paths.first().getAttribute('d')) ?? ''
  const levelAt = (ms: number) => {
    const point = outline
      .split(/[MLZ]/)
      .find((each) => Number(each.split(' ')[0]) >= ms && each.includes('-'))
    return -Number(point?.split(' ')[1])
  }
  expect(levelAt(5000)).toBeLessThan(0.1)
  expect(levelAt(15_000)).toBeGreaterThan(0.8)
  await slider.press('ArrowRight')
  await expect(slider).toHaveValue('10')
  await expectAccessible(page)
})

test('missing speech is marked in the list, and gone once it is discarded', async ({ openApp }) => {
  const { page, call } = await openApp({
    microphone: 'none',
    settings: { ...settings, voice: { lateMinutes: 0 } },
  })
  const id = await keepSession(call, { title: 'Weekly', count: 2, startedAt: Date.UTC(2026, 10, 21) })
  const take = { session: id, take: randomUUID() }
  const toMs = 14 * 60_000
  const config = { targetLanguages: ['de'] }
  await call('missingSpeech.begin', { ...take, fromMs: 0, config, account: DEMO })
  await call('missingSpeech.append', { ...take, index: 0, untilMs: toMs, data: Buffer.from('sound') })
  await call('missingSpeech.end', { ...take, gaps: [{ fromMs: 0, toMs }] })
  const mark = sessions(page).getByText(missingOf(toMs))
  await expect(mark).toBeVisible()
  await expectAccessible(page)
  const name = panel(page).getByRole('button', { name: 'Weekly', exact: true })
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 400, height: 800 })
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await page.setViewportSize({ width, height })
  await name.click()
  await expect(panel(page).getByRole('button', { name: /^Translate the missing 14/ })).toBeVisible()
  await panel(page).getByRole('button', { name: en.live.missing.discard }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(en.live.missing.confirm.remedy)
  await dialog.getByRole('button', { name: en.live.missing.discard }).click()
  await expect(dialog).toBeHidden()
  await toList(page)
  await expect(sessions(page)).toHaveText(/Weekly/)
  await expect(mark).toBeHidden()
})

test('the start after an interrupted session says what is missing of it', {
  tag: '@played',
  annotation: because('the key of what a browser is missing ends with the host'),
}, async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none', settings })
  const id = await keepSession(call, { title: 'Weekly', count: 2, startedAt: Date.UTC(2026, 10, 21) })
  const { sessions: kept } = await call('session.list', {})
  const missingMs = 14 * 60_000
  const missing = { id, state: 'waiting', missingMs, totalMs: missingMs, translated: [] }
  await asDesktop(page, {
    'session.recovered': () => ({ sessions: kept }),
    'missingSpeech.list': () => ({ sessions: [missing] }),
  })
  const notice = page.getByRole('status').filter({ hasText: en.live.notices.recovered.title })
  await expect(notice).toContainText(missingOf(missingMs))
})
