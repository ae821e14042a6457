import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expect } from './app.ts'
import { findLanguage } from './find-language.ts'

/** The text panel as a user operates and sees it. */
export class TextPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get panel(): Locator {
    return this.page.getByRole('tabpanel')
  }

  get text(): Locator {
    return this.page.getByRole('textbox', { name: en.text.input })
  }

  get translation(): Locator {
    return this.page.getByLabel(en.text.output, { exact: true })
  }

  choice(name: string): Locator {
    return this.panel.getByRole('combobox', { name, exact: true })
  }

  button(name: string): Locator {
    return this.panel.getByRole('button', { name, exact: true })
  }

  /** The button of a disclosure, with its summary. */
  fold(name: string): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  /** Waits until this is the translation of the present text. */
  async reads(translation: string): Promise<void> {
    await expect(this.translation).toHaveText(translation)
    await expect(this.translation).toHaveAttribute('aria-busy', 'false')
  }

  /** Chooses a language by typing its name. */
  async language(side: string, name: string): Promise<void> {
    await this.choice(side).click()
    await findLanguage(this.page, name, name)
    await expect(this.choice(side)).toHaveText(name)
  }

  async choose(list: string, option: string): Promise<void> {
    await this.choice(list).click()
    await this.page.getByRole('option', { name: option, exact: true }).click()
  }
}
