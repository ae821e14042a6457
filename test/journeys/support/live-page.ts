import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expect } from './app.ts'
import { openSettingsPage, type SettingsPage } from './settings/settings-page.ts'

/** The live view as a user operates and sees it. */
export class LivePage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** The state of the session; in a meeting, of the user's own side. */
  get status() {
    return this.page.getByRole('banner').getByRole('status').first()
  }

  get captions() {
    return this.page.getByRole('main', { name: en.live.captions })
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: en.live.start, exact: true }).click()
  }

  async stop(): Promise<void> {
    await this.page.getByRole('button', { name: en.live.stop }).click()
  }

  /** Waits until the bar shows this state. */
  async sees(status: string | RegExp): Promise<void> {
    await expect(this.status).toHaveText(status)
  }

  /** Waits until the bar, even behind a dialog, shows a running session: its recording may have ended. */
  async goesOn(): Promise<void> {
    const status = this.page.locator('header [role=status]').first()
    await expect(status).toHaveText(new RegExp(`^(${en.live.status.live}|${en.live.status.silent})$`))
  }

  /** Waits until this text appears among the captions in a language. */
  async reads(text: string, language: string): Promise<void> {
    await expect(this.captions.locator(`p[lang="${language}"]`, { hasText: text.trim() })).toBeVisible()
  }

  /** All lines of a language as displayed. */
  async lines(language: string): Promise<string[]> {
    const lines = await this.captions.locator(`p[lang="${language}"]`).allTextContents()
    return lines.map((line) => line.trim())
  }

  /**
   * Expands the choices: before a session those that have a good default, in one all of them. What is wrong with them
   * follows in its name.
   */
  get more(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${en.account.dialog.more}( |$)`) })
  }

  async unfoldMore(): Promise<void> {
    await this.more.click()
    await expect(this.more).toHaveAttribute('aria-expanded', 'true')
  }

  /** Opens the popover of a running session that has the look of its captions. */
  async unfoldLook(): Promise<void> {
    await this.page.getByRole('button', { name: en.live.captions, exact: true }).click()
  }

  /** The scroll container. */
  get list(): Locator {
    return this.captions.locator('div[tabindex="0"]')
  }

  get jumpToLatest(): Locator {
    return this.captions.getByRole('button', { name: en.live.jumpToLatest })
  }

  /** Height of the captions below the viewport, in pixels. */
  async belowView(): Promise<number> {
    return this.list.evaluate(({ scrollHeight, clientHeight, scrollTop }) =>
      Math.round(scrollHeight - clientHeight - scrollTop),
    )
  }

  /** Waits until the captions overflow the viewport. */
  async fillsRoom(): Promise<void> {
    await expect
      .poll(() => this.list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight / clientHeight))
      .toBeGreaterThan(1.3)
  }

  /** Waits until the end of the captions is in view and the button back to it is hidden. */
  async isAtEnd(): Promise<void> {
    await expect.poll(() => this.belowView()).toBeLessThanOrEqual(1)
    await expect(this.jumpToLatest).toBeHidden()
  }

  /** Opens the settings, which loads them, and one of their pages. */
  async settings(page?: SettingsPage): Promise<Locator> {
    // A notice may offer the settings too.
    const rail = this.page.getByRole('navigation', { name: en.panels.places.label })
    await rail.getByRole('button', { name: en.settings.title, exact: true }).click()
    const dialog = this.page.getByRole('dialog', { name: en.settings.title })
    await expect(dialog).toBeVisible()
    if (page !== undefined) await openSettingsPage(dialog, page)
    return dialog
  }
}
