import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { servedEndpoint } from '../../support/closed-captions/served-endpoint.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

test('captions reach Zoom at the address that was pasted, and the settings say so', async ({ openApp }) => {
  const zoom = await servedEndpoint()
  const { path } = await record({ name: 'closed-captions', sentences: ['welcome', 'green'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  const settings = await live.settings('captions')
  const words = en.closedCaptions
  const address = settings.getByLabel(fill(words.address, { service: 'Zoom' }))
  const use = settings.getByRole('button', { name: words.connect }).first()
  await address.fill('https://evil.test/closedcaption?id=1')
  await use.click()
  await expect(settings.getByRole('alert')).toContainText('zoom.us')
  await address.fill(zoom.address)
  await use.click()
  const isOn = settings.getByRole('switch', { name: fill(words.on, { service: 'Zoom' }) })
  await expect(isOn).toBeChecked()
  await expect(address).toHaveValue('')
  await expect(settings.getByText(words.none)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await expect.poll(() => zoom.endpoint.shown.join(' ')).toContain(meeting.welcome.de)
  zoom.fault = { type: 'status', status: 403 }
  const notice = page
    .getByRole('alert')
    .filter({ hasText: en.errors['closed-captions'].remedy.expired.slice(0, 20) })
  await expect(notice).toBeVisible()
  zoom.fault = undefined
  await expect(notice).toBeHidden()
  await expect.poll(() => zoom.endpoint.shown.join(' ')).toContain(meeting.green.de)
  await live.settings('captions')
  await expect(settings.getByText(/Last taken \d+ s ago/)).toBeVisible()
  expect(zoom.endpoint.repeated).toEqual([])
  zoom.close()
})
