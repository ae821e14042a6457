import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import type { App } from '../../support/app/open-app.ts'
import type { OpenShell } from '../../support/app/open-in-shell.ts'
import { expect } from './app.ts'

/** The caption window as a user sees it. */
export class OverlayPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens it: on a desktop its own window, elsewhere a small one, as browsers do that have no windows above others. */
  static async open(app: App): Promise<OverlayPage> {
    const overlay = new OverlayPage(
      await (app.shell === undefined ? openSmall(app) : openOwn(app, app.shell)),
    )
    await expect(overlay.captions).toBeVisible()
    return overlay
  }

  /** The window above all others, once it is there. */
  static async aboveAll({ page }: App): Promise<OverlayPage> {
    const find = (): Page | undefined =>
      page
        .context()
        .pages()
        .find((each) => each !== page)
    await expect.poll(find).toBeDefined()
    const overlay = new OverlayPage(find() as Page)
    await expect(overlay.captions).toBeVisible()
    return overlay
  }

  get captions(): Locator {
    return this.page.getByRole('region', { name: en.overlay.title })
  }

  get notice(): Locator {
    return this.page.getByRole('status')
  }

  /** Waits until a caption stands here. */
  async reads(text: string, language: string): Promise<void> {
    await expect(this.captions.locator(`p[lang="${language}"]`, { hasText: text.trim() })).toBeVisible()
  }

  async sees(notice: string): Promise<void> {
    await expect(this.notice).toHaveText(notice)
  }
}

async function openSmall({ page }: App): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('overlay.html', 'parley-captions', 'popup,width=720,height=150'))
  return opened
}

async function openOwn({ change }: App, shell: OpenShell): Promise<Page> {
  await change({ overlay: { isOpen: true } })
  return shell.page('overlay')
}

/** Presses the key that closes a window, in that window: it may be gone before the key is released. */
export const pressLast = (page: Page) =>
  page.keyboard.press('ControlOrMeta+Shift+o').catch((thrown: unknown) => {
    if (!page.isClosed()) throw thrown
  })
