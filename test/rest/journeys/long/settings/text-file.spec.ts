import type { TextFileState } from '../../../../../src/core/audience/text-file/text-file-calls.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { asDesktop } from '../../../../support/app/as-desktop.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

test('a text file grows with a session once a folder is chosen for it', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'text-file', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  let state: TextFileState = { isAvailable: true, isOn: false }
  const asked: unknown[] = []
  const answers = (change: (input: unknown) => Partial<TextFileState>) => (input: unknown) => {
    asked.push(input)
    return (state = { ...state, ...change(input) })
  }
  const { tell } = await asDesktop(page, {
    'textFile.get': () => state,
    'textFile.choose': answers(() => ({ isOn: true, folder: 'Meetings' })),
    'textFile.set': answers((input) => input as { isOn: boolean }),
  })
  const live = new LivePage(page)
  const dialog = await live.settings('privacy')
  const isOn = dialog.getByRole('switch', { name: en.privacy.textFile.on })
  await expect(isOn).not.toBeChecked()
  await isOn.click()
  await expect(isOn).toBeChecked()
  await expect(dialog.getByText(fill(en.privacy.textFile.folder, { name: 'Meetings' }))).toBeVisible()
  await expectAccessible(page)
  await isOn.click()
  await expect(isOn).not.toBeChecked()
  await isOn.click()
  await expect(isOn).toBeChecked()
  await expect.poll(() => asked).toEqual([{}, { isOn: false }, { isOn: true }])
  await page.keyboard.press('Escape')

  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  const detail = 'ENOSPC: no space left on device'
  tell('textFile.changed', { ...state, problem: { kind: 'storage', what: 'text-file', detail } })
  const notice = page.getByRole('alert').filter({ hasText: en.errors.storage.title['text-file'] })
  await expect(notice).toContainText(detail)
  await live.goesOn()
  tell('textFile.changed', state)
  await expect(notice).toBeHidden()
})
