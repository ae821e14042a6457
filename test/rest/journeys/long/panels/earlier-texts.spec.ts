import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { END_OF_TEXT } from '../../../../journeys/support/keyboard.ts'
import { copiedText } from '../../../../journeys/support/paste.ts'
import { TextPage } from '../../../../journeys/support/text-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'

const settings = {
  appearance: { panel: 'text' },
  text: { sourceLanguage: 'en', targetLanguage: 'de' },
} as const

test('an earlier text is found, copied, restored and deleted, in both themes and forced colours', async ({
  openApp,
  simulator,
  host,
}) => {
  const { page } = await openApp({ microphone: 'none', settings })
  if (host === 'webhost') await page.context().grantPermissions(['clipboard-write'])
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  await text.language(en.live.to, 'Japanese')
  await text.reads(meeting.green.ja)
  await text.text.fill('')
  await text.text.fill(meeting.plan.en)
  await text.reads(meeting.plan.ja)

  const open = text.button(en.textHistory.title)
  await open.click()
  const rows = text.panel.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(meeting.plan.ja)
  await expectAccessible(page)
  const search = text.panel.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill(meeting.green.de.slice(0, 5).toUpperCase())
  await expect(rows).toHaveCount(1)
  await search.fill(meeting.green.ja.slice(1, 3))
  await expect(rows.filter({ hasText: meeting.green.ja })).toHaveCount(1)
  await search.fill('nowhere at all')
  await expect(text.panel.getByText(en.textHistory.noResults.title)).toBeVisible()
  await expectAccessible(page)

  await search.fill(meeting.green.de)
  await expect(rows).toHaveCount(1)
  await rows.getByRole('button', { name: en.quick.copy }).click()
  await expect.poll(() => copiedText(page)).toBe(meeting.green.de)
  // The next request would fail: restoring a text makes none.
  simulator.faults.add([{ kind: 'status', status: 456, path: '/v2/translate' }])
  await rows.getByRole('button', { name: en.textHistory.reopen }).click()
  await expect(text.text).toHaveValue(meeting.green.en)
  await expect(text.choice(en.live.to)).toHaveText('German')
  await text.reads(meeting.green.de)
  await text.text.press(END_OF_TEXT)
  await text.text.pressSequentially(' ')
  await expect(text.panel.getByRole('alert')).toBeVisible()
  await text.text.press('Backspace')
  await text.reads(meeting.green.de)

  await open.click()
  await rows.first().getByRole('button', { name: en.textHistory.delete }).click()
  await expect(rows).toHaveCount(2)
  await expect(search).toBeFocused()
  await text.button(en.textHistory.clear).click()
  const asks = page.getByRole('dialog', { name: en.textHistory.clearTitle })
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.app.cancel }).click()
  await expect(rows).toHaveCount(2)
  await text.button(en.textHistory.clear).click()
  await asks.getByRole('button', { name: en.textHistory.clear }).click()
  await expect(text.panel.getByText(en.textHistory.empty.title)).toBeVisible()
  await text.button(en.textHistory.empty.create).click()
  await expect(text.text).toBeFocused()
  await expect(text.text).toHaveValue(meeting.green.en)
})
