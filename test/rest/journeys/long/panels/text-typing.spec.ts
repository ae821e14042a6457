import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { findLanguage } from '../../../../journeys/support/find-language.ts'
import { reach } from '../../../../journeys/support/keyboard.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { fill } from '../../../../support/base/fill.ts'

const OPEN = { appearance: { panel: 'text' } } as const
const TRANSLATE = '/v2/translate'

test('a text is translated while it is typed, and back, with the keyboard alone', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', copies: true, viewport: { width: 900, height: 600 } })
  const text = new TextPage(page)
  await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await page.keyboard.press('Alt+1')
  await expect(text.text).toBeVisible()
  await reach(page, text.text)
  await page.keyboard.type(meeting.green.en)
  await text.reads(meeting.green.de)
  await expect(text.choice(en.live.from)).toHaveText(fill(en.text.detected, { language: 'English' }))
  await expect(text.panel).toContainText(fill(en.documents.billed_other, { count: 27 }))

  // Chooses the target by name with the keyboard.
  await page.keyboard.press('Shift+Tab')
  await expect(text.button(en.textHistory.title)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(text.choice(en.live.to)).toBeFocused()
  await page.keyboard.press('Enter')
  await findLanguage(page, 'span', 'Spanish')
  await text.reads(meeting.green.es)

  await page.keyboard.press('Shift+Tab')
  await expect(text.button(en.text.swap)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(text.text).toHaveValue(meeting.green.es)
  await expect(text.choice(en.live.from)).toHaveText('Spanish')
  await text.reads(meeting.green.en)

  await text.button(en.quick.copy).focus()
  await page.keyboard.press('Enter')
  await expect(text.panel.getByText(en.app.copied)).toBeAttached()
  await text.text.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+v')
  await expect(text.text).toHaveValue(meeting.green.en)
})

test('a long text is translated on request, with progress, and can be cancelled', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: OPEN })
  const text = new TextPage(page)
  const long = `${meeting.green.en} `.repeat(10_000)
  await text.text.fill(long)
  await expect(text.panel).toContainText(en.text.held.long)
  simulator.faults.add([
    { kind: 'none', path: TRANSLATE },
    { kind: 'stall', path: TRANSLATE },
  ])
  await text.button(en.text.translate).click()
  await expect(text.panel).toContainText(fill(en.text.part, { done: 1, total: 3 }))
  await text.button(en.app.cancel).click()
  await expect(text.panel).toContainText(en.text.held.cancelled)
  await text.button(en.text.translate).click()
  await expect(text.panel).toContainText(fill(en.documents.billed_other, { count: '' }).trim())
  await expect
    .poll(async () => (await text.translation.textContent())?.split(meeting.green.de).length)
    .toBe(10_001)
})
