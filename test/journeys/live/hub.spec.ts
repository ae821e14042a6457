import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { en } from '../../../src/core/product/strings/en.ts'
import { barriersOn, expectAccessible } from '../../support/app/expect-accessible.ts'
import { HUB_SECRET, NginxHub } from '../../support/hub/nginx-hub.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { phoneOf } from '../support/phones.ts'

const { hub: words, room, roomPage: phoneWords } = en

let nginx: NginxHub
test.beforeEach(async () => {
  nginx = await NginxHub.open()
})
test.afterEach(() => nginx.close())

test('somebody elsewhere reads along through a hub, on a page that any host can serve', {
  tag: '@webhost',
  annotation: because('both hosts have the same hub'),
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const live = new LivePage(page)
  await test.step('the page is saved, and the hub is entered', async () => {
    const settings = await live.settings('captions')
    const downloading = page.waitForEvent('download')
    await settings.getByRole('button', { name: words.savePage }).click()
    await copyFile(await (await downloading).path(), join(nginx.pages, 'captions.html'))
    await settings.getByLabel(words.address).fill('http://hub.example.org/parley')
    await settings.getByLabel(words.secret).fill(HUB_SECRET)
    await settings.getByLabel(words.page).fill(`${nginx.origin}/captions.html`)
    await settings.getByRole('button', { name: words.connect }).click()
    await expect(settings.getByRole('alert')).toContainText(en.errors['address-refused'].remedy['not-secure'])
    await settings.getByLabel(words.address).fill(nginx.address)
    await settings.getByRole('button', { name: words.connect }).click()
    await expect(settings.getByText(words.stored['this-run'])).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  })

  await page.getByRole('button', { name: en.live.sample.play }).click()
  await live.unfoldMore()
  await page.getByRole('button', { name: room.title }).click()
  const dialog = page.getByRole('dialog', { name: room.title })
  await dialog.getByRole('switch', { name: words.share }).click()
  await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible()
  await expect(dialog.getByText(words.taken)).toBeVisible()
  await expectAccessible(page)
  const link = await dialog.getByRole('group', { name: words.link }).innerText()

  const phone = await phoneOf(page)
  const violations: string[] = []
  phone.on('console', (message) => violations.push(message.text()))
  phone.on('pageerror', (error) => violations.push(error.message))
  await test.step('the link shows the captions in the language that is chosen', async () => {
    await phone.goto(link)
    await expect(phone.getByRole('log').locator('p').nth(1)).toBeVisible()
    await expect(phone.getByRole('status')).toHaveText(phoneWords.live)
    await phone.getByRole('combobox', { name: phoneWords.language }).selectOption('source')
    await expect(phone.getByRole('log').locator('p').nth(1)).toBeVisible()
    await expect(phone.getByRole('button', { name: phoneWords.listen })).toBeHidden()
    expect(await barriersOn(phone)).toEqual([])
  })
  await test.step('the end is said, and what was read stays', async () => {
    await dialog.getByRole('switch', { name: words.share }).click()
    await expect(phone.getByRole('status')).toHaveText(phoneWords.ended)
    await expect(phone.getByRole('log').locator('p').first()).toBeVisible()
  })
  expect(violations).toEqual([])
})
