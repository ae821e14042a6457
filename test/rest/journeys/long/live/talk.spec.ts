import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

test('a muted microphone is open while Space is held, and only then', async ({ openApp }) => {
  const { path } = await record({ name: 'talk', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  const open = page.getByRole('button', { name: en.live.mute, exact: true, pressed: false })
  const muted = page.getByRole('button', { name: en.live.mute, exact: true, pressed: true })
  await live.start()
  await live.reads(meeting.welcome.en, 'en')

  await open.press('Enter')
  await expect(muted).toBeFocused()
  // By keyboard, the button keeps the focus: a press is its own, and a long one opens the microphone.
  await page.keyboard.down('Space')
  await expect(open).toBeVisible()
  await page.waitForTimeout(400)
  await page.keyboard.up('Space')
  await expect(muted).toBeVisible()
  // Sent together: between the two, a busy computer would make the press a long one.
  await Promise.all([page.keyboard.down('Space'), page.keyboard.up('Space')])
  await expect(open).toBeVisible()
  await page.keyboard.press('Space')
  await expect(muted).toBeVisible()

  await live.list.focus()
  await page.keyboard.down('Space')
  await live.goesOn()
  await page.keyboard.up('Space')
  await live.sees(en.live.status.muted)

  // A window that loses the focus is not told of the release.
  await page.keyboard.down('Space')
  await live.goesOn()
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await live.sees(en.live.status.muted)
  await page.keyboard.up('Space')

  await page.keyboard.press('Alt+1')
  const text = page.getByRole('textbox', { name: en.text.input })
  await text.fill('')
  await text.press('Space')
  await expect(text).toHaveValue(' ')
  await live.sees(en.live.status.muted)
  await live.stop()
})
