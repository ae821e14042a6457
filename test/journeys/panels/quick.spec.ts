import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { QuickPage } from '../support/quick-page.ts'

const TRANSLATE = '/v2/translate'

test('a refused text stays, with the same message as elsewhere', async ({ openApp, simulator }) => {
  const app = await openApp({ microphone: 'none' })
  const quick = await QuickPage.open(app)
  simulator.faults.add([{ kind: 'status', status: 456, path: TRANSLATE }])
  await quick.text.fill(meeting.green.en)
  await quick.page.keyboard.press('Enter')
  await expect(quick.page.getByRole('alert')).toContainText(en.errors['quota-exceeded'].title)
  await expect(quick.text).toHaveValue(meeting.green.en)
  await expect(quick.button(en.quick.copyAndClose)).toBeDisabled()
  await quick.page.keyboard.press('ControlOrMeta+Enter')
  await expect(quick.text).toHaveValue(meeting.green.en)
  await quick.text.press('Enter')
  await quick.reads(meeting.green.de)
  await expect(quick.page.getByRole('alert')).toBeHidden()
})

test('a copy that is wanted while the translation is late is made when it is there', async ({
  openApp,
  simulator,
}) => {
  const quick = await QuickPage.open(await openApp({ microphone: 'none', copies: true }))
  const copy = quick.button(en.quick.copyAndClose)
  await quick.page.keyboard.press('ControlOrMeta+Enter')
  await expect(quick.page.getByRole('alert')).toHaveText(en.text.noTranslation)
  simulator.faults.add([{ kind: 'stall', ms: 500, path: TRANSLATE, times: 2 }])
  await quick.text.fill(meeting.green.en)
  await quick.page.keyboard.press('ControlOrMeta+Enter')
  await expect(copy).toHaveAttribute('aria-busy', 'true')
  await expect(quick.page.getByText(en.app.waiting)).toBeVisible()
  // A tab that is left is emptied.
  await expect(quick.text).toHaveValue('')
  expect(await quick.pasted()).toBe(meeting.green.de)
  await expect(copy).toBeEnabled()

  await quick.page.keyboard.press('ControlOrMeta+Enter')
  await quick.page.keyboard.press('Escape')
  await quick.text.fill(meeting.agreed.en)
  await quick.reads(meeting.agreed.de)
  await expect(quick.text).toHaveValue(meeting.agreed.en)
})

test('another target gets a shortcut and is remembered', { tag: '@both' }, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const quick = await QuickPage.open(app)
  await quick.choice(en.live.to).click()
  await findLanguage(quick.page, 'Danish', 'Danish')
  await expect(quick.button('Danish')).toHaveAttribute('aria-pressed', 'true')
  // Escape closes an open list only.
  await quick.text.fill(meeting.green.en)
  await quick.choice(en.live.to).click()
  await expect(quick.choice(en.live.to)).toHaveAttribute('aria-expanded', 'true')
  await quick.page.keyboard.press('Escape')
  await expect(quick.choice(en.live.to)).toHaveAttribute('aria-expanded', 'false')
  await expect(quick.text).toHaveValue(meeting.green.en)
  await quick.page.reload()
  await expect(quick.choice(en.live.to)).toHaveText('Danish')
  await quick.text.focus()
  await quick.page.keyboard.press('Alt+1')
  await expect(quick.choice(en.live.to)).toHaveText('German')
  await expect(quick.button('Danish')).toHaveText('5Danish')
})

test('there is only one tab, and it keeps its text when reopened', async ({ openApp }) => {
  const app = await openApp({ microphone: 'none' })
  const quick = await QuickPage.open(app)
  await quick.text.fill(meeting.green.en)
  await quick.reads(meeting.green.de)
  await app.page.bringToFront()
  await app.page.getByRole('button', { name: en.settings.shortcuts.names.quick }).click()
  await expect(quick.text).toHaveValue(meeting.green.en)
  expect(app.page.context().pages()).toHaveLength(2)
})

test('a service without a key is reported before anything is typed', async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', isKeyMissing: true })
  const quick = await QuickPage.open(app)
  await expect(quick.page.getByRole('alert')).toContainText(fill(en.service.noKey.title, { name: 'Journey' }))
})
