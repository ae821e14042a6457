import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import type { App } from '../../support/app/open-app.ts'
import { expect } from './app.ts'

/** What a person does and sees in the quick window. */
export class QuickPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Opens it from the bar of the app: in a browser it is a tab. */
  static async open({ page }: App): Promise<QuickPage> {
    const opened = () =>
      page
        .context()
        .pages()
        .find((each) => each.url().includes('quick.html'))
    await page.getByRole('button', { name: en.quick.title }).click()
    // The desktop has its window from the start.
    await expect.poll(opened).toBeDefined()
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

  /** Waits until this is the translation, and that of the text as it is. */
  async reads(translation: string): Promise<void> {
    await expect(this.translation).toHaveText(translation)
    await expect(this.translation).toHaveAttribute('aria-busy', 'false')
  }

  /** What is on the clipboard, read as a person would: by pasting it. */
  async pasted(): Promise<string> {
    await this.text.focus()
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.page.keyboard.press('ControlOrMeta+v')
    return this.text.inputValue()
  }
}
