import { CAPTION_CHANNEL } from '../../../src/core/captions/publication.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { sides } from '../../../src/core/voice/sides.ts'
import { publishCaptions } from '../../support/captions/publish-captions.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { OverlayPage } from '../support/overlay-page.ts'

const settings = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  overlay: { lines: 3 },
}

test('the caption window refuses messages that are no captions, and shows the others as text', {
  tag: '@both',
}, async ({ openApp }) => {
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

test('words that may still change are underlined, and stay where they are when they are final', async ({
  openApp,
}) => {
  const app = await openApp({ microphone: 'none', settings })
  const overlay = await OverlayPage.open(app)
  const publish = (sequence: number, concluded: string, tentative: string) =>
    publishCaptions(app.page, [
      {
        version: 1,
        run: 'words',
        sequence,
        side: 'single',
        status: 'live',
        targets: [],
        captions: [{ index: 0, startMs: 0, source: { concluded, tentative }, targets: {} }],
      },
    ])
  await publish(1, 'We begin with ', 'the release plan.')
  const words = overlay.captions.getByText('the release plan.', { exact: true })
  await expect(words).toHaveCSS('text-decoration-line', 'underline')
  await expect(words).toHaveCSS('text-decoration-style', 'dotted')
  const line = overlay.captions.getByText(/^We begin with/)
  const before = await line.boundingBox()
  await publish(2, 'We begin with the release plan.', '')
  await expect(words).toHaveCount(0)
  expect(await line.boundingBox()).toEqual(before)
})

test('no name and no line of two sides is cut, whatever the size', async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', settings: { overlay: { lines: 3 } } })
  const overlay = await OverlayPage.open(app)
  await publishCaptions(
    app.page,
    sides.map((side, at) => ({
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
    })),
  )
  await expect(overlay.captions.locator('p')).toHaveCount(2)
  for (const size of [14, 28, 96]) {
    await app.change({ overlay: { size } })
    await expect(overlay.captions).toHaveCSS('--caption-size', `${size}`)
    for (const side of sides) {
      const name = overlay.captions.getByText(en.live.sides[side], { exact: true })
      await expect
        .poll(() => name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
        .toBe(0)
    }
    // Whole lines are seen: the track is as high as some of them, and all texts stand on one.
    const offset = () =>
      overlay.captions.evaluate((room) => {
        const track = room.firstElementChild as HTMLElement
        const lineHeight = Number.parseFloat(getComputedStyle(track).lineHeight)
        const { top, bottom } = track.getBoundingClientRect()
        const edges = [...room.querySelectorAll('p')].map((text) => text.getBoundingClientRect().top)
        const offsets = [bottom, ...edges].map((edge) => {
          const lines = (edge - top) / lineHeight
          return Math.abs(lines - Math.round(lines)) * lineHeight
        })
        return Math.max(...offsets)
      })
    await expect.poll(offset).toBeLessThan(1)
    const hidden = () =>
      overlay.captions.evaluate((room) => {
        const last = [...room.querySelectorAll('p')].at(-1) ?? room
        return last.getBoundingClientRect().bottom - room.getBoundingClientRect().bottom
      })
    await expect.poll(hidden).toBeLessThanOrEqual(1)
  }
})
