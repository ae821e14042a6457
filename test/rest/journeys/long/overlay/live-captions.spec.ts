import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { OverlayPage } from '../../../../journeys/support/overlay-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

const recording = { name: 'overlay', sentences: ['welcome', 'plan', 'question'] } as const
/** The only sentence: nothing after it takes its place in the window. */
const oneSentence = { name: 'overlay-one', sentences: ['welcome'] } as const
const settings = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  overlay: { lines: 3 },
}

test('the caption window reads on while the main page is blocked for 80 % of the time', {
  tag: '@both',
}, async ({ openApp }) => {
  const { path } = await record(recording)
  const app = await openApp({ microphone: path, ownsBrowser: true, settings })
  const live = new LivePage(app.page)
  const overlay = await OverlayPage.open(app)
  await overlay.sees(en.overlay.status.notStarted)
  await live.start()
  await overlay.reads(meeting.welcome.de, 'de')
  await app.page.evaluate(() => {
    setInterval(() => {
      const until = performance.now() + 400
      while (performance.now() < until);
    }, 500)
  })
  await overlay.reads(meeting.plan.de, 'de')
  await overlay.reads(meeting.question.de, 'de')
  await expect(overlay.notice).toHaveText('')
  expect(await violationsIn(app.page)).toEqual([])
  // It has a thread of its own: it answers while the page that opened it does not.
  const blocked = app.page.evaluate(() => {
    const until = performance.now() + 600_000
    while (performance.now() < until);
  })
  await expect(overlay.page.evaluate(() => document.title)).resolves.toBe('Parley: caption window')
  await Promise.all([expect(blocked).rejects.toThrow(), app.kill('browser')])
})

test('the caption window shows both sides of a meeting under their names, in my language', async ({
  openApp,
}) => {
  const theirs = await record({ name: 'overlay-theirs', sentences: ['plan'], language: 'de', voice: 'male' })
  const mine = await record({ name: 'overlay-mine', sentences: ['welcome', 'question'] })
  const app = await openApp({
    microphone: theirs.path,
    settings: {
      ...settings,
      meeting: {
        isOn: true,
        theirName: 'Ana',
        sourceLanguage: 'de',
        targetLanguages: ['en'],
        device: 'default',
      },
    },
  })
  const live = new LivePage(app.page)
  await app.page.getByLabel(en.live.chooseFile).setInputFiles(mine.path)
  const overlay = await OverlayPage.open(app)
  await live.start()
  const row = (name: string, text: string, language: string) =>
    overlay.captions
      .locator('[data-row]', { has: overlay.page.getByText(name, { exact: true }) })
      .locator(`p[lang="${language}"]`, { hasText: text.trim() })
  await expect(row(en.live.sides.mine, meeting.welcome.en, 'en')).toBeVisible()
  await expect(row('Ana', meeting.plan.en, 'en')).toBeVisible()
  await expect(row(en.live.sides.mine, meeting.question.en, 'en')).toBeVisible()
  expect(await violationsIn(app.page)).toEqual([])
})

test('the caption window survives a reload of the main page, and shows its next session', {
  tag: '@webhost',
  annotation: because('a desktop ends the session before it reloads the page'),
}, async ({ openApp }) => {
  const { path } = await record(oneSentence)
  const app = await openApp({ microphone: path, settings })
  const live = new LivePage(app.page)
  const overlay = await OverlayPage.open(app)
  await live.start()
  await overlay.reads(meeting.welcome.de, 'de')
  app.page.on('dialog', (dialog) => void dialog.accept())
  await app.page.reload()
  await overlay.sees(en.live.status.stopped)
  await overlay.reads(meeting.welcome.de, 'de')
  await live.start()
  await expect(overlay.notice).not.toHaveText(en.live.status.stopped)
  await overlay.reads(meeting.welcome.de, 'de')
  await live.stop()
  await overlay.sees(en.live.status.stopped)
})

test('the caption window says that captions stopped when the main page is closed', {
  tag: '@webhost',
  annotation: because('a desktop ends with its main window'),
}, async ({ openApp }) => {
  const { path } = await record(oneSentence)
  const app = await openApp({ microphone: path, settings })
  const overlay = await OverlayPage.open(app)
  await new LivePage(app.page).start()
  await overlay.reads(meeting.welcome.de, 'de')
  await app.page.close()
  await overlay.sees(en.live.status.stopped)
  await overlay.reads(meeting.welcome.de, 'de')
})
