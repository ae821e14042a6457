import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { startWithSystemAudio } from '../support/system-audio.ts'

const TAG = { tag: '@shell', annotation: because('the page plays what macOS and Windows provide') }

test(
  'system audio with what Parley plays in it is captured, with a warning',
  TAG,
  async ({ openApp, simulator }) => {
    const app = await openApp({ microphone: 'none', settings: { audio: { input: 'system' } } })
    await startWithSystemAudio(app, 'win32')
    await expect(app.page.getByText(en.live.notices.systemOwn.title)).toBeVisible()
    await expect.poll(() => simulator.sessions.length).toBe(1)
  },
)
