import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../../../../src/core/settings/settings-patch.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import type { CaptionsHarness } from '../../../../harness/captions.tsx'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { launchChromium } from '../../../../support/app/chromium.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record, type Sentence } from '../../../../support/audio/recordings.ts'
import { HarnessServer } from '../../../../support/pages/harness-page.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var captionsHarness: CaptionsHarness
}

const SIZE = { width: 900, height: 600 } as const
const MEETING: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green']
const settings: SettingsPatch = { audio: UNPROCESSED, voice: { targetLanguages: ['de', 'fr', 'es'] } }

/** Counts how often the button back to the end appears from now on. */
const countOffers = (page: Page) =>
  page.evaluate((name) => {
    const offers = { count: 0 }
    new MutationObserver(() => {
      const isOffered = [...document.querySelectorAll('main button')].some((button) =>
        button.textContent.includes(name),
      )
      if (isOffered) offers.count += 1
    }).observe(document.body, { childList: true, subtree: true })
    Object.assign(globalThis, { offers })
  }, en.live.jumpToLatest)

const offersOn = (page: Page) =>
  page.evaluate(() => (Reflect.get(globalThis, 'offers') as { count: number }).count)

test('the newest caption stays in view whatever changes its room, live and stopped', async ({ openApp }) => {
  const { path } = await record({
    name: 'follow-room',
    // Somebody speaks until the microphone was muted, however long a busy computer takes.
    sentences: Array.from({ length: 8 }, () => MEETING).flat(),
    gapMs: 200,
  })
  const { page, change } = await openApp({ microphone: path, viewport: SIZE, settings })
  const live = new LivePage(page)
  const captionSize = () =>
    live.captions.evaluate((node) => getComputedStyle(node).getPropertyValue('--caption-size'))
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    'a panel opens': () => page.keyboard.press('Alt+Digit1'),
    'a panel closes': () => page.getByRole('button', { name: en.panels.close }).first().click(),
    'the window gets smaller': () => page.setViewportSize({ width: 760, height: 560 }),
    'the window gets larger': () => page.setViewportSize(SIZE),
    'the text gets larger': async () => {
      await change({ captions: { size: 40 } })
      await expect.poll(captionSize).toBe('40')
    },
    'the text gets smaller': async () => {
      await live.captions.hover()
      await page.keyboard.down('Control')
      for (let i = 0; i < 5; i += 1) await page.mouse.wheel(0, 100)
      await page.keyboard.up('Control')
      await expect.poll(captionSize).not.toBe('40')
    },
  }
  const goThrough = async () => {
    for (const [what, act] of Object.entries(changes))
      await test.step(what, async () => {
        await act()
        await live.isAtEnd()
      })
  }
  await live.start()
  await live.fillsRoom()
  await countOffers(page)
  await test.step('a notice comes and goes', async () => {
    const notice = page.getByText(en.live.notices.mutedSpeech.remedy)
    await page.keyboard.press('ControlOrMeta+d')
    await expect(notice).toBeVisible()
    await live.isAtEnd()
    await page.keyboard.press('ControlOrMeta+d')
    await expect(notice).toBeHidden()
    await live.isAtEnd()
  })
  await goThrough()
  await test.step('a pause comes and goes', async () => {
    await page.getByRole('button', { name: en.live.pause }).click()
    await live.isAtEnd()
    await page.keyboard.press('ControlOrMeta+Shift+d')
    await live.isAtEnd()
  })
  await live.stop()
  await live.sees(en.live.status.stopped)
  await live.isAtEnd()
  await goThrough()
  expect(await offersOn(page)).toBe(0)
})

test('the newest line stays in view until the reader scrolls up', async ({ openApp }) => {
  const { path } = await record({
    name: 'scroll',
    sentences: MEETING,
    gapMs: 500,
  })
  const { page } = await openApp({
    microphone: path,
    viewport: SIZE,
    settings,
  })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.search.es, 'es')
  await expect(live.captions.locator('p[lang="es"]', { hasText: meeting.search.es })).toBeInViewport()

  const hasFade = () =>
    live.captions.evaluate((stage) => getComputedStyle(stage, '::after').content !== 'none')
  expect(await hasFade()).toBe(true)
  await live.captions.hover()
  await page.mouse.wheel(0, -2000)
  const back = live.jumpToLatest
  await expect(back).toBeVisible()
  expect(await hasFade()).toBe(false)
  // A browser may scroll smoothly.
  await expect.poll(() => live.list.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
  const first = live.captions.locator('p[lang="de"]', { hasText: meeting.welcome.de })
  await expect(first).toBeInViewport()
  const before = await first.boundingBox()
  await expect(back).toContainText(/\d new lines?/)
  expect(await first.boundingBox()).toEqual(before)
  await expectAccessible(page)

  await back.click()
  await live.reads(meeting.green.es, 'es')
  const last = live.captions.locator('p[lang="es"]', { hasText: meeting.green.es })
  await expect(last).toBeInViewport()
  await expect(back).toBeHidden()

  // Repeats it with the keyboard.
  await live.list.focus()
  await page.keyboard.press('Home')
  await expect(first).toBeInViewport()
  await page.keyboard.press('End')
  await expect(last).toBeInViewport()
})

test('scrolling up takes precedence over arriving words, from its first step on', {
  tag: '@once',
  annotation: because('the stage alone needs no host'),
}, async () => {
  const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
  const browser = await launchChromium('none')
  try {
    const page = await browser.newPage({ viewport: SIZE })
    await page.goto(`${server.address}captions.html`)
    await page.waitForFunction(() => globalThis.captionsHarness !== undefined)
    await page.evaluate(() => globalThis.captionsHarness.fill(200))
    const live = new LivePage(page)
    await page.evaluate(() => globalThis.captionsHarness.chatter())
    await live.isAtEnd()
    await live.captions.hover()
    for (let times = 0; times < 14; times += 1)
      await test.step(`time ${times + 1}`, async () => {
        const top = () => live.list.evaluate(({ scrollTop }) => scrollTop)
        const before = await top()
        for (let notches = 0; notches < 6; notches += 1) await page.mouse.wheel(0, -100)
        await expect(live.jumpToLatest).toBeVisible()
        // The end only moves farther away, and no scroll step is undone.
        await expect.poll(async () => before - (await top())).toBeGreaterThan(500)
        await expect(live.jumpToLatest).toContainText(/\d/)
        expect(before - (await top())).toBeGreaterThan(500)
        await live.jumpToLatest.click()
        await live.isAtEnd()
      })
  } finally {
    await browser.close()
    await server.close()
  }
})

test('no caption moves when a notice comes or goes', async ({ openApp }) => {
  const { path } = await record({ name: 'notices', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings })
  const live = new LivePage(page)
  await live.start()
  for (const language of ['en', 'de', 'fr', 'es'] as const)
    await live.reads(meeting.welcome[language], language)
  const caption = live.captions.getByRole('article').first()
  const before = await caption.boundingBox()
  const notice = page.getByText(en.live.notices.paused.remedy)
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await expect(notice).toBeVisible()
  expect(await caption.boundingBox()).toEqual(before)
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await expect(notice).toBeHidden()
  expect(await caption.boundingBox()).toEqual(before)
  await live.stop()
  await expect(page.getByText(/^Saved · /)).toBeVisible()
  expect(await caption.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: en.app.dismiss }).click()
  await expect(page.getByText(/^Saved · /)).toBeHidden()
  expect(await caption.boundingBox()).toEqual(before)
})
