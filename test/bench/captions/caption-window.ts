import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { CAPTION_CHANNEL, captionLock } from '../../../src/core/captions/publication.ts'
import { en } from '../../../src/core/strings/en.ts'
import { launchChromium } from '../../support/app/chromium.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { type Figure, p50, p95 } from '../figures.ts'

const MESSAGES = 300
const EVERY_MS = 50
const FRAME_MS = 16.7
const OPENINGS = 20
const OPENING_MS = 150

/** Publishes captions from a worker of a page, as its engine does; their texts are the times at which they were posted. */
const startPublishing = (page: Page, isBlocked: boolean): Promise<void> =>
  page.evaluate(
    ({ channel, lock, everyMs, blocks }) => {
      const script = `
        const channel = new BroadcastChannel(${JSON.stringify(channel)})
        navigator.locks.request(${JSON.stringify(lock)}, () => new Promise(() => undefined))
        let sequence = 0
        setInterval(() => {
          sequence += 1
          const text = 'word '.repeat(sequence % 40) + (performance.timeOrigin + performance.now())
          const captions = [{
            index: Math.floor(sequence / 40), startMs: 0, source: { concluded: '', tentative: text }, targets: {},
          }]
          channel.postMessage({
            version: 1, run: 'bench', sequence, side: 'single', status: 'live', targets: [], captions,
          })
        }, ${everyMs})`
      const worker = new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })))
      Object.assign(globalThis, { benchWorker: worker })
      if (!blocks) return
      setInterval(() => {
        const until = performance.now() + 80
        while (performance.now() < until);
      }, 100)
    },
    { channel: CAPTION_CHANNEL, lock: captionLock('bench'), everyMs: EVERY_MS, blocks: isBlocked },
  )

/** Milliseconds from a message until the window has laid it out. */
const lagsOf = (overlay: Page): Promise<number[]> =>
  overlay.evaluate(
    ([name, count]) =>
      new Promise<number[]>((resolve) => {
        const region = document.querySelector(`[aria-label="${name}"]`)
        const lags: number[] = []
        const observer = new MutationObserver(() => {
          const said = [...(region?.querySelectorAll('[data-row] p') ?? [])].at(-1)
          const postedAt = Number(/[\d.]+$/.exec(said?.textContent ?? '')?.[0])
          said?.getBoundingClientRect()
          lags.push(performance.timeOrigin + performance.now() - postedAt)
          if (lags.length < count) return
          observer.disconnect()
          resolve(lags)
        })
        observer.observe(region ?? document, { subtree: true, characterData: true, childList: true })
      }),
    [en.overlay.title, MESSAGES] as const,
  )

async function measureLags(isBlocked: boolean): Promise<number[]> {
  return withPage(async (page) => {
    const opened = page.waitForEvent('popup')
    await page.evaluate(
      () => void window.open('overlay.html', 'parley-captions', 'popup,width=720,height=150'),
    )
    const overlay = await opened
    await overlay.getByRole('region', { name: en.overlay.title }).waitFor()
    await startPublishing(page, isBlocked)
    await overlay.locator('[data-row] p').first().waitFor()
    return lagsOf(overlay)
  })
}

/** Milliseconds from the key until the window above all others has been laid out. */
const measureOpenings = (): Promise<number[]> =>
  withPage(async (page) => {
    await page.evaluate((name) => {
      const openings: number[] = []
      Object.assign(globalThis, { openings })
      addEventListener(
        'keydown',
        ({ code }) => {
          const { documentPictureInPicture: pictures } = globalThis as unknown as {
            documentPictureInPicture: { window: Window | null }
          }
          if (code !== 'KeyO' || pictures.window !== null) return
          const from = performance.now()
          const look = () => {
            const shown = pictures.window?.document.querySelector(`[aria-label="${name}"]`)
            if (shown !== null && shown !== undefined && shown.clientHeight > 0)
              openings.push(performance.now() - from)
            else setTimeout(look, 0)
          }
          look()
        },
        true,
      )
    }, en.overlay.title)
    const count = () => page.evaluate(() => (globalThis as unknown as { openings: number[] }).openings.length)
    for (let n = 1; n <= OPENINGS; n += 1) {
      await page.keyboard.press('ControlOrMeta+Shift+o')
      while ((await count()) < n);
      await page.getByRole('button', { name: en.overlay.close }).click()
      await page.getByRole('button', { name: en.overlay.title, exact: true }).waitFor()
    }
    return page.evaluate(() => (globalThis as unknown as { openings: number[] }).openings)
  })

async function withPage<T>(use: (page: Page) => Promise<T>): Promise<T> {
  const home = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' })
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage()
    await page.goto(host.link)
    await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
    return await use(page)
  } finally {
    await browser.close()
    await host.stop()
    await rm(home, { recursive: true, force: true })
  }
}

/** Delay of captions in their window, and how soon it opens from its key. The baseline is that of a free page. */
export async function measureCaptionWindow(): Promise<Figure[]> {
  const free = await measureLags(false)
  const blocked = await measureLags(true)
  const openings = await measureOpenings()
  const name = 'caption window: message to layout, page blocked 80 % of the time'
  return [
    { name: `${name}, p50`, value: p50(blocked), unit: 'ms', baseline: p50(free), target: undefined },
    { name: `${name}, p95`, value: p95(blocked), unit: 'ms', baseline: p95(free), target: FRAME_MS },
    {
      name: 'caption window: key to shown, p95',
      value: p95(openings),
      unit: 'ms',
      baseline: undefined,
      target: OPENING_MS,
    },
  ]
}
