import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { openRoom } from '../../../../journeys/support/phones.ts'
import { openPhoneNetwork } from '../../../../support/room/phone-network.ts'
import { isRoot } from '../../../../support/start/users.ts'

const { roomPage: words } = en
/** Offered first: addresses of this range are the most usual of a meeting. */
const ADDRESS = '192.168.177.1'

test('a phone in another network namespace reads along at the address of this computer there', {
  tag: '@webhost',
  annotation: because('both hosts have the same room'),
}, async ({ openApp }) => {
  test.skip(process.platform !== 'linux' || !isRoot, 'a network of its own needs Linux and root')
  const network = await openPhoneNetwork(ADDRESS)
  try {
    const { page } = await openApp({ microphone: 'none' })
    await page.getByRole('button', { name: en.live.sample.play }).click()
    const { address, code } = await openRoom(page)
    expect(new URL(address).hostname).toBe(ADDRESS)
    const context = await network.browser.newContext({
      viewport: { width: 390, height: 780 },
      hasTouch: true,
    })
    const phone = await context.newPage()
    await phone.goto(`${address}#${code}`)
    await expect(phone.getByRole('log').locator('p').nth(1)).toBeVisible()
    await expect(phone.getByRole('status')).toHaveText(words.live)
  } finally {
    await network.close()
  }
})
