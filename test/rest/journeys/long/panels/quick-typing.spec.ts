import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { QuickPage } from '../../../../journeys/support/quick-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

const TRANSLATE = '/v2/translate'
const SMALL = { width: 560, height: 480 }

test('a text is translated, copied and closed with the keyboard alone', {
  tag: '@webhost',
  annotation: because('a desktop window is hidden, not emptied'),
}, async ({ openApp }) => {
  const quick = await QuickPage.open(await openApp({ microphone: 'none', service: 'demo', copies: true }))
  const { keyboard } = quick.page
  await expect(quick.page.getByText(en.service.demo.name)).toBeVisible()
  await keyboard.type(meeting.green.en)
  await keyboard.press('Enter')
  await quick.reads(meeting.green.de)
  await expect(quick.text).toHaveValue(meeting.green.en)
  await expect(quick.choice(en.live.from)).toHaveText(fill(en.text.detected, { language: 'English' }))

  // Chooses another target by its displayed key.
  await expect(quick.page.getByRole('group', { name: en.quick.targets })).toContainText('3French')
  await keyboard.press('Alt+3')
  await quick.reads(meeting.green.fr)
  await expect(quick.button('French')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Alt+x')
  await expect(quick.text).toHaveValue(meeting.green.fr)
  await quick.reads(meeting.green.en)
  await expect(quick.choice(en.live.from)).toHaveText('French')

  // Escape clears the field; the text can be restored.
  await keyboard.press('Escape')
  await expect(quick.text).toHaveValue('')
  await expect(quick.choice(en.live.from)).toHaveText(en.live.autoDetect)
  await keyboard.press('Alt+z')
  await expect(quick.text).toHaveValue(meeting.green.fr)
  await quick.reads(meeting.green.en)

  await keyboard.press('ControlOrMeta+Enter')
  await expect(quick.text).toHaveValue('')
  expect(await quick.pasted()).toBe(meeting.green.en)
})

test('Shift starts a new line, and the displayed translation is copied', async ({ openApp }) => {
  const quick = await QuickPage.open(await openApp({ microphone: 'none', copies: true }))
  const { keyboard } = quick.page
  await keyboard.type(meeting.green.en)
  await keyboard.press('Shift+Enter')
  await keyboard.type(meeting.plan.en)
  await quick.reads(`${meeting.green.de}\n${meeting.plan.de}`)
  await keyboard.press('Alt+c')
  await expect(quick.page.getByText(en.app.copied)).toBeAttached()
  expect(await quick.pasted()).toBe(`${meeting.green.de}\n${meeting.plan.de}`)
})

test('a link signs the quick window in on its own, and without one it says what it needs', {
  tag: '@webhost',
  annotation: because('a desktop window needs no link'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const link = await app.restartHost()
  const page = await app.page.context().newPage()
  await page.goto(new URL('quick.html', app.link).href)
  await expect(page.getByRole('heading', { name: en.app.notAdmitted.title })).toBeVisible()
  const { hash } = new URL(link)
  // Navigates to another page first: a change of the fragment alone would not reload the page.
  await page.goto('about:blank')
  await page.goto(new URL(`quick.html${hash}`, app.link).href)
  const quick = new QuickPage(page)
  await quick.text.fill(meeting.green.en)
  await quick.reads(meeting.green.de)
  expect(page.url()).not.toContain('key')
})

test('the quick window is accessible, in both themes and forced colours', async ({ openApp, simulator }) => {
  const quick = await QuickPage.open(await openApp({ microphone: 'none', viewport: SMALL }))
  await expectAccessible(quick.page)
  await quick.text.fill(meeting.green.en)
  await quick.reads(meeting.green.de)
  await expectAccessible(quick.page)
  await quick.text.fill('x'.repeat(4000))
  await expect(quick.button(en.text.translate)).toBeVisible()
  // All controls stay in the small window.
  await expect(quick.button(en.quick.copyAndClose)).toBeInViewport()
  await expect(quick.text).toBeInViewport()
  await expectAccessible(quick.page)
  simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE }])
  await quick.text.fill(meeting.plan.en)
  await expect(quick.page.getByRole('alert')).toBeVisible()
  await expectAccessible(quick.page)
  await quick.choice(en.live.to).click()
  await expectAccessible(quick.page)
  expect(await violationsIn(quick.page)).toEqual([])
})
