import { en } from '../../../src/core/product/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

const FIRST = 'Today we go through the release plan for version two.'

test('after Stop, a second click changes nothing, the bar has only what the next session needs, and Live leads back to the start', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const live = new LivePage(page)
  const playSample = page.getByRole('button', { name: en.live.sample.play })
  const bar = page.getByRole('region', { name: en.live.controls })
  await playSample.click()
  await expect(page.getByText(FIRST)).toBeVisible()
  const pointerEvents = page.evaluate(
    (name) =>
      new Promise<string>((resolve) => {
        const observer = new MutationObserver(() => {
          const button = [...document.querySelectorAll('button')].find(
            (each) => each.innerText.trim() === name,
          )
          if (button === undefined) return
          observer.disconnect()
          resolve(getComputedStyle(button).pointerEvents)
        })
        observer.observe(document.body, { childList: true, subtree: true })
      }),
    en.account.dialog.more,
  )
  await live.stop()
  expect(await pointerEvents).toBe('none')
  await expect(bar.getByRole('button', { name: en.live.meeting.name, exact: true })).toBeHidden()
  await page.getByRole('navigation').getByRole('button', { name: en.panels.places.live }).click()
  await expect(page.getByText(FIRST)).toBeHidden()
  await expect(playSample).toBeVisible()
})

test('the focus stays on the button that starts and stops, and a dialog of what was saved stays closed', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'stopped-by-key', sentences: ['question'], gapMs: 4000 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  const start = page.getByRole('button', { name: en.live.start, exact: true })
  const stop = page.getByRole('button', { name: en.live.stop, exact: true })
  await start.press('Enter')
  await live.reads('Anna, how is the testing going?', 'en')
  await expect(stop).toBeFocused()
  await stop.press('Enter')
  await expect(start).toBeFocused()

  await page.getByRole('button', { name: en.history.session.export, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: en.history.export.format })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const panel = page.getByRole('complementary', { name: en.panels.dock })
  await page.keyboard.press('Alt+7')
  await expect(panel).toBeHidden()
  await page.keyboard.press('Alt+7')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog).toBeHidden()
})
