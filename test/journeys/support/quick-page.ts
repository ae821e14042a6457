import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import type { App } from '../../support/app/open-app.ts'
import { expect } from './app.ts'

/** The quick window as a user operates and sees it. */
export class QuickPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens the window from the app's bar: in a browser it is a tab. */
  static async open({ page, shell }: App): Promise<QuickPage> {
    const opened = () =>
      page
        .context()
        .pages()
        .find((each) => each.url().includes('quick.html'))
    await page.getByRole('button', { name: en.settings.shortcuts.names.quick }).click()
    await expect.poll(opened).toBeDefined()
    // On the desktop the window exists from the start: nobody can type into it before it is shown.
    if (shell !== undefined)
      await expect.poll(async () => (await shell.window('quick'))?.isVisible).toBe(true)
    const quick = new QuickPage(opened() as Page)
    await expect(quick.text).toBeFocused()
    return quick
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: en.text.input })
  }

  get translation(): Locator {
    return this.page.getByLabel(en.text.output, { exact: true })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  choice(name: string): Locator {
    return this.page.getByRole('combobox', { name, exact: true })
  }

  /** Waits until this is the translation of the present text. */
  async reads(translation: string): Promise<void> {
    await expect(this.translation).toHaveText(translation)
    await expect(this.translation).toHaveAttribute('aria-busy', 'false')
  }

  /** The clipboard's text, read by pasting it. */
  async pasted(): Promise<string> {
    await this.text.focus()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.press('ControlOrMeta+v')
    return this.text.inputValue()
  }
}
