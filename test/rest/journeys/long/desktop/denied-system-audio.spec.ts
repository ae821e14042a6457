import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { startWithSystemAudio } from '../../../../journeys/support/system-audio.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'

const TAG = { tag: '@shell', annotation: because('the page plays what macOS and Windows provide') }

test(
  'system audio that macOS ends at once is denied, and the session goes on',
  TAG,
  async ({ openApp, simulator }) => {
    const app = await openApp({ microphone: 'none', settings: { audio: { input: 'system' } } })
    const opened = await startWithSystemAudio(app, 'darwin')
    const notice = app.page.getByRole('alert').filter({ hasText: en.errors['system-audio'].title.denied })
    await expect(notice).toContainText(en.sound.permission.where.mac['system-audio'])
    await expect.poll(() => simulator.sessions.length).toBe(1)
    await expectAccessible(app.page)
    await app.page.getByRole('button', { name: en.sound.permission.open }).click()
    await expect.poll(() => opened).toEqual([{ permission: 'system-audio' }])
  },
)
