import { en } from '../../../src/core/product/strings/en.ts'
import { test } from '../support/app.ts'
import { examine, findsMicrophoneFault } from '../support/doctor-dialog.ts'

test('a microphone that cannot be opened is detected: none', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await findsMicrophoneFault(await examine(page), en.errors.microphone.title.missing)
})
