import type { Page } from '@playwright/test'

/** Pastes text from the clipboard where the focus is. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
