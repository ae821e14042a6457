import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import type { App } from '../../support/app/open-app.ts'
import { expect } from './app.ts'

/** The caption window as a user sees it. */
export class OverlayPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  static async open(app: Pick<App, 'captionWindow'>): Promise<OverlayPage> {
    const overlay = new OverlayPage(await app.captionWindow())
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

/** Presses the key that closes a window, in that window: it may be gone before the key is released. */
export const pressLast = (page: Page) =>
  page.keyboard.press('ControlOrMeta+Shift+o').catch((thrown: unknown) => {
    if (!page.isClosed()) throw thrown
  })
