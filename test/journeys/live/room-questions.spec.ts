import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { barriersOn, expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { openRoom, phoneOf } from '../support/phones.ts'

const { room: words, roomPage: phoneWords } = en
const MARKUP = '<b>Why?</b>'

test('a reader asks in another language, and the host reads it translated and shows it', {
  tag: '@webhost',
  annotation: because('both hosts have the same room'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.sample.play }).click()
  const { dialog, address, code } = await openRoom(page)
  const isOn = dialog.getByRole('switch', { name: words.questions })
  const phone = await phoneOf(page)
  const violations: string[] = []
  phone.on('console', (message) => violations.push(message.text()))
  phone.on('pageerror', (error) => violations.push(error.message))
  const ask = phone.getByRole('button', { name: phoneWords.ask })
  const input = phone.getByRole('textbox', { name: phoneWords.question })
  const answer = phone.getByRole('alert')
  const send = async (text: string) => {
    await input.fill(text)
    await phone.getByRole('button', { name: phoneWords.send }).click()
  }
  await phone.goto(`${address}#${code}`)
  await expect(phone.getByRole('log').locator('p').first()).toBeVisible()

  await test.step('nobody can ask before the host allows it', async () => {
    await expect(isOn).not.toBeChecked()
    await expect(ask).toBeHidden()
  })
  await test.step('a reader who is there can ask at once, and is told that it was sent', async () => {
    await isOn.click()
    await expect(isOn).toBeChecked()
    await expect(dialog.getByText(words.noQuestions)).toBeVisible()
    await page.keyboard.press('Escape')
    await ask.click()
    await expect(input).toBeFocused()
    await send(meeting.welcome.de)
    await expect(answer).toHaveText(phoneWords.sent)
    await expect(input).toHaveValue('')
    expect(await barriersOn(phone)).toEqual([])
    await phone.setViewportSize({ width: 195, height: 390 })
    const isTooWide = await phone.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isTooWide, 'at 200 %, nothing is beside the screen').toBe(false)
    await phone.setViewportSize({ width: 390, height: 780 })
  })
  const numbered = (number: number) =>
    page.getByRole('button', {
      name: fill(words.withQuestions, { title: words.title, number: String(number) }),
    })
  const list = dialog.getByRole('list', { name: words.questions })
  const shown = page.getByRole('region', { name: words.questions })
  await test.step('the host sees a number, and the question in their own language', async () => {
    await expect(shown).toBeHidden()
    await numbered(1).press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await expect(list.getByText(meeting.welcome.en)).toBeVisible()
    await expect(list.getByText(meeting.welcome.de)).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('by keyboard, it is shown on the stage and taken away', async () => {
    await list.getByRole('button', { name: words.show }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(shown.getByText(meeting.welcome.en)).toBeVisible()
    await expectAccessible(page)
    await shown.getByRole('button', { name: words.hide }).press('Enter')
    await expect(shown).toBeHidden()
  })
  await test.step('markup is text, and a fast sender is told so', async () => {
    await send(MARKUP)
    await expect(answer).toHaveText(phoneWords.sent)
    await expect(numbered(2)).toBeVisible()
    for (let count = 0; count < 9 && (await answer.textContent()) !== phoneWords.tooFast; count += 1) {
      await send(`${count}?`)
      await expect(answer).not.toBeEmpty()
    }
    await expect(answer).toHaveText(phoneWords.tooFast)
    await expect(input).not.toHaveValue('')
    await page.getByRole('button', { name: words.title }).click()
    await expect(list.getByText('<b>', { exact: false }).first()).toBeVisible()
  })
  await test.step('dismissed ones go, and nobody can ask once it is off', async () => {
    await list.getByRole('button', { name: en.app.dismiss }).first().press('Enter')
    await expect(list.getByText(meeting.welcome.en)).toBeHidden()
    await expect(list.getByText('<b>', { exact: false }).first()).toBeVisible()
    await isOn.click()
    await expect(list).toBeHidden()
    await expect(ask).toBeHidden()
    await expect(input).toBeHidden()
  })
  // The browser notes each status that refuses something.
  expect(violations.filter((text) => !text.includes('429'))).toEqual([])
})
