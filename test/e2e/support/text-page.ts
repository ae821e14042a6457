import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { expect } from './app.ts'
import { findLanguage } from './find-language.ts'

/** What a person does and sees in the text panel. */
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

  /** The title of something folded, with what stands behind it. */
  fold(name: string): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  /** Waits until this is the translation, and that of the text as it is. */
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
