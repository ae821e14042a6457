import { CAPTION_CHANNEL } from '../../../src/core/captions/publication.ts'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { OverlayPage } from '../support/overlay-page.ts'

const recording = { name: 'overlay', sentences: ['welcome', 'plan', 'question'] } as const
const settings = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  overlay: { lines: 3 },
}

test('the caption window reads on while the main page is blocked for 80 % of the time', async ({
  openApp,
}) => {
  const { path } = await record(recording)
  const app = await openApp({ microphone: path, settings })
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
  await Promise.all([expect(blocked).rejects.toThrow(), app.page.context().browser()?.close()])
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
  const { path } = await record(recording)
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
  const { path } = await record(recording)
  const app = await openApp({ microphone: path, settings })
  const overlay = await OverlayPage.open(app)
  await new LivePage(app.page).start()
  await overlay.reads(meeting.welcome.de, 'de')
  await app.page.close()
  await overlay.sees(en.live.status.stopped)
  await overlay.reads(meeting.welcome.de, 'de')
})

test('the caption window refuses messages that are no captions, and shows the others as text', async ({
  openApp,
}) => {
  const app = await openApp({ microphone: 'none', settings })
  const overlay = await OverlayPage.open(app)
  const publish = (messages: readonly unknown[]) =>
    app.page.evaluate(
      ([name, all]) => {
        const channel = new BroadcastChannel(name)
        for (const message of all) channel.postMessage(message)
      },
      [CAPTION_CHANNEL, messages] as const,
    )
  const forged = {
    version: 1,
    run: 'forged',
    sequence: 1,
    side: 'single',
    status: 'live',
    targets: [],
    captions: [
      {
        index: 0,
        startMs: 0,
        source: { concluded: '<img src=x onerror=alert(1)>', tentative: '' },
        targets: {},
      },
    ],
  }
  await publish([
    'text',
    null,
    { ...forged, version: 2 },
    { ...forged, captions: [{ index: 0 }] },
    {
      ...forged,
      captions: [{ ...forged.captions[0], source: { concluded: 'a'.repeat(1_000_000), tentative: '' } }],
    },
  ])
  await publish([forged])
  await expect(overlay.captions.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(overlay.captions.getByRole('img')).toHaveCount(0)
  // No engine holds its lock.
  await overlay.sees(en.live.status.stopped)
})

for (const size of [14, 28, 96])
  test(`no name and no line of two sides is cut at ${size} pixels`, async ({ openApp }) => {
    const app = await openApp({ microphone: 'none', settings: { overlay: { size, lines: 3 } } })
    const overlay = await OverlayPage.open(app)
    await app.page.evaluate((name) => {
      const channel = new BroadcastChannel(name)
      for (const [at, side] of ['mine', 'theirs'].entries())
        channel.postMessage({
          version: 1,
          run: side,
          sequence: 1,
          side,
          status: 'live',
          targets: [],
          captions: [
            {
              index: 0,
              startMs: 0,
              spokenAt: at,
              language: 'en',
              source: { concluded: 'When can customers use the second version?', tentative: '' },
              targets: {},
            },
          ],
        })
    }, CAPTION_CHANNEL)
    await expect(overlay.captions.locator('p')).toHaveCount(2)
    for (const side of [en.live.sides.mine, en.live.sides.theirs]) {
      const name = overlay.captions.getByText(side, { exact: true })
      expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    }
    // Whole lines are seen: the track is as high as some of them, and all texts stand on one.
    const offsets = await overlay.captions.evaluate((room) => {
      const track = room.firstElementChild as HTMLElement
      const lineHeight = Number.parseFloat(getComputedStyle(track).lineHeight)
      const { top, bottom } = track.getBoundingClientRect()
      const edges = [...room.querySelectorAll('p')].map((text) => text.getBoundingClientRect().top)
      return [bottom, ...edges].map((edge) => {
        const lines = (edge - top) / lineHeight
        return Math.abs(lines - Math.round(lines)) * lineHeight
      })
    })
    expect(Math.max(...offsets)).toBeLessThan(1)
    const last = await overlay.captions.locator('p').last().boundingBox()
    const room = await overlay.captions.boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((room?.y ?? 0) + (room?.height ?? 0) + 1)
  })
