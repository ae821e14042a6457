import { en } from '../../../src/core/product/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { sessionControls } from '../support/session-controls.ts'

test('while a session runs, Space ends, pauses and opens nothing, whatever has the focus', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'space', sentences: ['welcome'], leadMs: 300 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  const opened = () =>
    page.evaluate(() => document.body.querySelectorAll('dialog, [role=dialog], [role=menu], aside').length)

  await test.step('after Start by a click, muted by keys, a held Space talks, and the session goes on', async () => {
    await live.start()
    await live.goesOn()
    await page.keyboard.press('ControlOrMeta+d')
    await live.sees(en.live.status.muted)
    await page.keyboard.down('Space')
    await live.goesOn()
    await page.keyboard.up('Space')
    await live.sees(en.live.status.muted)
  })

  for (const isMuted of [true, false])
    await test.step(isMuted ? 'after every control, muted' : 'after every control, live', async () => {
      if (!isMuted) await page.keyboard.press('ControlOrMeta+d')
      const controls = sessionControls(page)
      const names = await controls.evaluateAll((all) =>
        all.map((control) => control.ariaLabel ?? control.textContent ?? ''),
      )
      expect(names).toEqual(expect.arrayContaining([expect.stringContaining(en.live.stop), en.live.pause]))
      // Captions that arrive bring buttons of their own.
      for (const [at, control] of (await controls.elementHandles()).entries()) {
        await control.focus()
        await page.keyboard.press('Space')
        if (isMuted) await live.sees(en.live.status.muted)
        else await live.goesOn()
        expect(await opened(), names[at]).toBe(0)
      }
    })

  await test.step('Enter still presses them', async () => {
    await page.getByRole('button', { name: en.live.pause, exact: true }).press('Enter')
    await live.sees(en.live.status.paused)
    await expect(page.getByRole('button', { name: en.live.mute, pressed: true })).toBeHidden()
  })

  await test.step('what is typed keeps its spaces', async () => {
    await page.keyboard.press('Alt+1')
    const text = page.getByRole('textbox', { name: en.text.input })
    await text.press('Space')
    await expect(text).toHaveValue(' ')
  })
})
