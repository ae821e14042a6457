import { en } from '../../../src/core/product/strings/en.ts'
import { Refusal } from '../../support/app/as-desktop.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

test('a success is said at the bottom, with a way back, by keyboard too', async ({ openApp, simulator }) => {
  const id = await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
  const { page, call } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'spokenTerms' }, voice: { sourceLanguage: 'en' } },
  })
  const chosen = async () => (await call('settings.get', {})).settings.voice.spokenTermsId
  const use = page.getByRole('button', { name: fill(en.panels.items.useInLive, { name: 'Names' }) })
  const place = page.getByRole('status', { name: en.live.messages })
  const undo = place.getByRole('button', { name: en.app.undo })

  // Its name says what it does: a state beside it would contradict it.
  await expect(use).not.toHaveAttribute('aria-pressed')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await use.click()
  await expect(place).toContainText(en.app.usedInLive)
  await expect.poll(chosen).toBe(id)
  await page.clock.runFor(7000)
  await expect(undo).toBeVisible()
  await page.clock.runFor(2000)
  await expect(place).toBeEmpty()
  await page.clock.resume()
  await page.getByRole('button', { name: fill(en.panels.items.stopInLive, { name: 'Names' }) }).click()
  await use.click()
  await expect(place).toContainText(en.app.usedInLive)
  await page.keyboard.press('F6')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(chosen).toBeNull()
  await expect(place).toBeEmpty()

  await use.click()
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(place).not.toContainText(en.app.usedInLive)
  await expect.poll(chosen).toBe(id)
})

test('a saved file is said; a host that knows its folder offers it, and is the only one that says so there', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { page, answerCalls } = await openApp({ microphone: 'none' })
  const place = page.getByRole('status', { name: en.live.messages })
  const folder = place.getByRole('button', { name: en.privacy.folder.open })
  const save = async () => {
    const dialog = await new LivePage(page).settings('advanced')
    const saved = page.waitForEvent('download')
    await dialog.getByRole('button', { name: en.transfer.save }).click()
    return (await saved).suggestedFilename()
  }
  await expect(place).toHaveCount(0)
  const name = await save()
  await expect(place).toContainText(`${en.app.saved} · ${name}`)
  await expect(folder).toHaveCount(0)

  const opened: unknown[] = []
  const { tell } = await answerCalls({
    'app.info': () => ({ version: '1.0.0', host: 'electron', platform: 'linux' }),
    'file.openFolder': (input) => {
      opened.push(input)
      return opened.length === 1 ? {} : new Refusal({ kind: 'unexpected', detail: 'no file manager' })
    },
  })
  // Its user may still cancel.
  await save()
  await expect(place).toBeEmpty()
  for (const id of ['first', 'second']) {
    tell('file.saved', { id, name: 'Terms.csv' })
    await expect(place).toContainText(`${en.app.saved} · Terms.csv`)
    await folder.click()
  }
  await expect(place).toContainText('no file manager')
  expect(opened).toEqual([{ id: 'first' }, { id: 'second' }])
})
