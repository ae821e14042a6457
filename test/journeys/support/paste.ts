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

/** The text that the page has copied, as a field gets it: a desktop lets no page read the clipboard. */
export async function copiedText(page: Page): Promise<string> {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'copied'
    document.body.append(field)
    field.focus()
  })
  await page.keyboard.press('ControlOrMeta+v')
  return page.evaluate(() => {
    const field = document.querySelector<HTMLTextAreaElement>('#copied')
    field?.remove()
    return field?.value ?? ''
  })
}
