import { digitOfTab, panelNames } from '../../../../../src/core/product/panel-names.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'

test('a session runs and every panel opens in Arabic, from right to left', async ({ openApp }) => {
  test.slow()
  const { path } = await record({ name: 'arabic', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    service: 'demo',
    locale: 'ar-EG',
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de', 'ar'] } },
  })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const start = page.getByRole('button', { name: 'بدء', exact: true })
  const settings = page.getByRole('button', { name: 'الإعدادات', exact: true })
  await expect(start).toBeVisible()
  // The places are to the right of the captions.
  const name = await page.getByRole('heading', { name: 'Parley' }).boundingBox()
  expect(name?.x).toBeLessThan((await settings.boundingBox())?.x ?? 0)
  await expectAccessible(page)

  await start.click()
  const caption = page.getByText(meeting.welcome.de).first()
  await caption.waitFor()
  // German captions stay left-to-right.
  expect(await caption.evaluate((line) => getComputedStyle(line).direction)).toBe('ltr')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'إيقاف', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'متوقف' }).first()).toBeVisible()

  await settings.click()
  await expect(page.getByRole('dialog', { name: 'الإعدادات' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  for (const number of panelNames.keys()) {
    await page.keyboard.press(`Alt+${digitOfTab(number)}`)
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
    // The focused button's hint is not part of the panel.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expect(page.getByRole('tabpanel')).toBeVisible()
    await expect(page.locator('[data-base-ui-portal]')).toHaveCount(0)
    await expectAccessible(page)
    const english = Object.values(en.panels.names)
    for (const text of await page.getByRole('tab').allTextContents()) expect(english).not.toContain(text)
  }
  // The next tab is to the left.
  await page.keyboard.press('Alt+1')
  await page.getByRole('tab').first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tab').nth(1)).toBeFocused()
  expect(await violationsIn(page)).toEqual([])
})
