import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { OverlayPage } from '../../../../journeys/support/overlay-page.ts'
import { launchCovering, launchOnDisplay } from '../../../../support/app/chromium.ts'
import { type App, openApp } from '../../../../support/app/open-app.ts'
import { missingPackages, XDisplay, type XWindow } from '../../../../support/overlay/x-display.ts'

const SLIDES_COLOR = '#FF00FF'
const SLIDES = 'data:text/html,<title>Slides</title><body style="background:rgb(255,0,255)">'

const isAbove = ({ states }: XWindow) => states.includes('_NET_WM_STATE_ABOVE')
const HIDDEN = '_NET_WM_STATE_HIDDEN'
const isMain = ({ title }: XWindow) => title.startsWith('Parley')
const isSlides = ({ title }: XWindow) => title === 'Slides'

/** Does to a page's window what its title bar does. */
async function showAs(page: Page, windowState: 'minimized' | 'maximized' | 'fullscreen' | 'normal') {
  const session = await page.context().newCDPSession(page)
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  await session.detach()
}

test(
  'the window above all others stays above another program that covers the display',
  {
    tag: '@webhost',
    annotation: because('the desktop has a window of its own for it'),
  },
  async ({ simulator }, info) => {
    const missing = missingPackages()
    test.skip(missing.length > 0, `it needs ${missing.join(', ')}`)
    const folder = await mkdtemp(join(tmpdir(), 'parley-slides-'))
    const display = await XDisplay.open(1920, 1080)
    const programs: (Browser | BrowserContext | App)[] = []
    try {
      const browser = await launchOnDisplay(display.name)
      programs.push(browser)
      const app = await openApp(
        'webhost',
        { microphone: 'none', settings: { voice: { targetLanguages: ['de'] } } },
        simulator,
        { browser: () => Promise.resolve(browser) },
      )
      programs.push(app)
      await app.page.getByRole('button', { name: en.overlay.title }).click()
      await expect.poll(async () => (await display.windows()).some(isAbove)).toBe(true)

      /** Waits until the captions are the highest of three windows, and nothing else is seen in their place. */
      const expectAbove = async (name: string) => {
        await expect.poll(async () => (await display.windows()).findIndex(isAbove)).toBe(2)
        await expect.poll(() => display.colorOf(isAbove)).not.toBe(SLIDES_COLOR)
        await info.attach(name, { body: await display.picture(), contentType: 'image/png' })
      }

      /** Covers the display, and waits until the window manager knows. */
      const cover = async (how: 'maximized' | 'fullscreen', state: string) => {
        const slides = await launchCovering(display.name, join(folder, how), SLIDES)
        programs.push(slides)
        // A window that the manager does not know yet forgets its state.
        await expect(async () => {
          await showAs(slides.pages()[0]!, how)
          const shown = (await display.windows()).find(isSlides)?.states
          expect(shown).toContain(state)
        }).toPass()
        return slides
      }

      await test.step('a maximised program with the focus', async () => {
        const slides = await cover('maximized', '_NET_WM_STATE_MAXIMIZED_VERT')
        await expect.poll(() => display.colorOf(isSlides)).toBe(SLIDES_COLOR)
        await expectAbove('above a maximised program')
        await slides.close()
      })

      await test.step('the hidden main window, with captions going on', async () => {
        await app.page.getByRole('button', { name: en.live.sample.play }).click()
        const overlay = await OverlayPage.aboveAll(app)
        await overlay.reads(meeting.welcome.de, 'de')
        await showAs(app.page, 'minimized')
        await expect.poll(async () => (await display.windows()).find(isMain)?.states).toContain(HIDDEN)
        await overlay.reads(meeting.search.de, 'de')
        await showAs(app.page, 'normal')
      })

      // With the focus, many window managers keep it above all others.
      await test.step('a full-screen program without the focus', async () => {
        await cover('fullscreen', '_NET_WM_STATE_FULLSCREEN')
        await app.page.bringToFront()
        await expectAbove('above a full-screen program')
      })
    } finally {
      for (const program of programs.toReversed()) await program.close()
      await display.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  },
)
