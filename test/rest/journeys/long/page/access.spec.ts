import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { findLanguage } from '../../../../journeys/support/find-language.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { escape, press } from '../../../../journeys/support/keyboard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'

test('the page has no accessibility violations, in both themes and forced colours', async ({ openApp }) => {
  const { path } = await record({ name: 'access', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({
    microphone: path,
    service: 'demo',
    settings: { audio: UNPROCESSED, voice: { spokenLanguage: 'de' } },
  })
  const live = new LivePage(page)
  await live.sees(en.live.status.ready)
  await expect(page.getByRole('banner').getByText(en.service.demo.name, { exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: en.service.demo.enterKey }).click()
  const entry = page.getByRole('dialog', { name: en.account.dialog.title })
  await expect(entry).toBeVisible()
  await expectAccessible(page)
  await escape(entry)
  const settings = await live.settings('captions')
  await expectAccessible(page)
  await escape(settings)
  const targets = page.getByRole('combobox', { name: en.live.to, exact: true })
  await targets.click()
  await expect(targets).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await live.start()
  await live.reads(meeting.plan.de, 'de')
  await expectAccessible(page)
  await page.getByRole('button', { name: en.live.mute }).click()
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expectAccessible(page)
  expect(await violationsIn(page)).toEqual([])
})

test('a session can be run with the keyboard alone', async ({ openApp }) => {
  const { path } = await record({ name: 'keyboard', sentences: ['welcome', 'plan', 'search'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.sees(en.live.status.ready)

  // Moves from the bar to the list of targets and adds a target by its name.
  const targets = page.getByRole('combobox', { name: en.live.to, exact: true })
  await press(page, targets)
  await findLanguage(page, 'spanish', 'Spanish')
  await page.keyboard.press('Escape')
  await expect(targets).toHaveText('DE · FR · ES')
  await expect(targets).toBeFocused()

  await page.keyboard.press('ControlOrMeta+Enter')
  await live.reads(meeting.welcome.es, 'es')
  await page.keyboard.press('ControlOrMeta+d')
  await live.sees(en.live.status.muted)
  await page.keyboard.press('ControlOrMeta+d')
  await live.goesOn()
  await page.keyboard.press('ControlOrMeta+,')
  const settings = page.getByRole('dialog', { name: en.settings.title })
  await expect(settings).toBeVisible()
  // Shortcuts must not change anything behind a dialog.
  await page.keyboard.press('ControlOrMeta+d')
  await page.keyboard.press('ControlOrMeta+Enter')
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
  await live.goesOn()
  await page.keyboard.press('ControlOrMeta+Enter')
  await live.sees(en.live.status.stopped)
})

test('a translation is read out once, as soon as it is concluded, in its language', async ({ openApp }) => {
  const { path } = await record({ name: 'read-out', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.sees(en.live.status.ready)
  const announced = await page.getByRole('log').evaluateHandle((log) => {
    const lines: string[] = []
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        lines.push(`${(node as HTMLElement).lang}: ${node.textContent}`)
    }).observe(log, { childList: true })
    return lines
  })
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  // The recording has no other sentence.
  const line = `de: ${meeting.welcome.de.trim()}`
  await expect.poll(() => announced.jsonValue()).toEqual([line])
  await live.stop()
  await live.sees(en.live.status.stopped)
  expect(await announced.jsonValue()).toEqual([line])
})

test('Ctrl and the wheel enlarge the captions, not the page', async ({ openApp }) => {
  const { path } = await record({ name: 'wheel', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await page.evaluate(() => {
    addEventListener('wheel', (event) =>
      document.body.setAttribute('data-wheel', String(event.defaultPrevented)),
    )
  })
  const size = () =>
    live.captions.evaluate((node) => getComputedStyle(node).getPropertyValue('--caption-size'))
  const before = Number(await size())
  await live.captions.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(async () => Number(await size())).toBeGreaterThan(before)
  await expect(page.locator('body')).toHaveAttribute('data-wheel', 'true')
})

test('Ctrl and the wheel do not zoom the page before the first caption', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const live = new LivePage(page)
  await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await page.evaluate(() => {
    addEventListener('wheel', (event) =>
      document.body.setAttribute('data-wheel', String(event.defaultPrevented)),
    )
  })
  await live.captions.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect(page.locator('body')).toHaveAttribute('data-wheel', 'true')
  const settings = await live.settings('captions')
  await expect(settings.getByText('34 px')).toBeVisible()
})
