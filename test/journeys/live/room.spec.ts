import { en } from '../../../src/core/product/strings/en.ts'
import { barriersOn } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { openRoom, phoneOf } from '../support/phones.ts'

const { room: words, roomPage: phoneWords, captionPage } = en

test('a phone in the same network reads along after two clicks and a scan, until sharing is stopped', {
  tag: '@webhost',
  annotation: because('both hosts have the same room'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const { dialog, address, code } = await openRoom(page)

  const phone = await phoneOf(page)
  const violations: string[] = []
  phone.on('console', (message) => violations.push(message.text()))
  phone.on('pageerror', (error) => violations.push(error.message))
  await test.step('a scanned link shows the captions in the language of the reader', async () => {
    await phone.goto(`${address}#${code}`)
    await expect(phone.getByRole('log').locator('p').nth(1)).toBeVisible()
    await expect(phone.getByRole('status')).toHaveText(phoneWords.live)
    await phone.getByRole('combobox', { name: phoneWords.language }).selectOption('source')
    await phone.getByRole('button', { name: phoneWords.larger }).click()
    const isCut = await phone.getByRole('combobox', { name: phoneWords.language }).evaluate((box) => {
      const text = document.createElement('span')
      text.textContent = 'Portuguese (Brazil)'
      document.body.append(text)
      const { width } = text.getBoundingClientRect()
      text.remove()
      // The arrow of the box, and its padding.
      return box.clientWidth < width + 44
    })
    expect(isCut, 'the name of a language has room').toBe(false)
    expect(await barriersOn(phone)).toEqual([])
    await phone.getByRole('button', { name: phoneWords.light }).click()
    expect(await barriersOn(phone)).toEqual([])
    await phone.setViewportSize({ width: 195, height: 390 })
    const isTooWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isTooWide, 'at 200 %, nothing is beside the screen').toBe(false)
  })
  await test.step('a phone without the code may type it, and a wrong one is refused', async () => {
    const other = await phoneOf(page, 'ar')
    await other.goto(address)
    await expect(other.locator('html[lang=ar]')).toHaveAttribute('dir', 'rtl')
    await other.getByRole('textbox').fill('0000-0000-0000-0000')
    await other.keyboard.press('Enter')
    await expect(other.getByRole('alert')).not.toBeEmpty()
    expect(await barriersOn(other)).toEqual([])
    await other.getByRole('textbox').fill(code.toLowerCase())
    await other.keyboard.press('Enter')
    await expect(other.getByRole('log').locator('p').first()).toBeVisible()
    await expect(dialog.getByRole('status')).toHaveText(captionPage.viewers_other.replace('{{count}}', '2'))
    await other.context().close()
  })
  await test.step('a pause is said, and that it is over', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: en.live.pause, exact: true }).click()
    await expect(phone.getByRole('status')).toHaveText(phoneWords.paused)
    await page.getByRole('button', { name: en.live.pause, exact: true }).click()
    await expect(phone.getByRole('status')).toHaveText(phoneWords.live)
    await page.getByRole('button', { name: words.title }).click()
  })
  await test.step('what is shared can still be ended after the session', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: en.live.stop, exact: true }).click()
    await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.title }).click()
  })
  await test.step('the end is said, and what was read stays', async () => {
    await dialog.getByRole('button', { name: captionPage.end }).click()
    await expect(phone.getByRole('status')).toHaveText(phoneWords.ended)
    await expect(phone.getByRole('log').locator('p').first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: words.open })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: words.title })).toBeHidden()
  })
  expect(violations).toEqual([])
})
