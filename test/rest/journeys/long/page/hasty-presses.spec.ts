import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record } from '../../../../support/audio/recordings.ts'

test('a second press on Stop, by mouse or keys, starts no other session', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'slips-stop', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  // Presses Start at the moment at which it takes the place of Stop.
  const pressed = page.evaluate((name) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    new MutationObserver((_, observer) => {
      const start = [...document.querySelectorAll('button')].find((each) => each.textContent === name)
      if (!(start instanceof HTMLElement)) return
      observer.disconnect()
      start.click()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', ctrlKey: true }))
      resolve()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return promise
  }, en.live.start)
  await live.stop()
  await pressed
  await live.sees(en.live.status.stopped)
  await live.reads(meeting.welcome.de, 'de')
  expect(simulator.sessions).toHaveLength(1)
  await live.start()
  await live.goesOn()
  expect(simulator.sessions).toHaveLength(2)
})

test('all quick key presses on a slider count', async ({ openApp }) => {
  const { path } = await record({ name: 'slips-volume', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    settings: { voice: { targetLanguages: ['de'], spokenLanguage: 'de' } },
  })
  const volume = page.getByRole('slider', { name: en.live.volume })
  await volume.focus()
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowLeft')
  await expect(volume).toHaveValue('0.75')
  const dialog = await new LivePage(page).settings('captions')
  const size = dialog.getByRole('slider', { name: en.live.textSize })
  await expect(size).toHaveValue('32')
  await size.focus()
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(size).toHaveValue('44')
  await size.blur()
  await expect(size).toHaveValue('44')
})
