import { appendFile, chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { escape } from '../support/keyboard.ts'

const HEADSET = 'Headset'

test('a device that only the sound server knows is in the list once the server reports it', {
  tag: '@webhost',
  annotation: because('it replaces a tool of the sound server, which only Linux has'),
}, async ({ openApp }) => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-tools-'))
  const events = join(folder, 'events')
  const pactl = join(folder, 'pactl')
  await writeFile(events, '')
  await writeFile(pactl, `#!/bin/sh\n[ "$1" = subscribe ] || exit 1\nexec tail -f '${events}'\n`)
  await chmod(pactl, 0o755)
  const { page } = await openApp({
    microphone: 'none',
    env: { PATH: `${folder}:${process.env['PATH']}` },
  })
  // As Chromium, the page notices the device when it lists the devices.
  await page.evaluate((label) => {
    const { mediaDevices } = navigator
    const headset = { deviceId: 'headset', groupId: 'g', kind: 'audioinput', label } as MediaDeviceInfo
    let isNoticed = false
    mediaDevices.enumerateDevices = () => {
      const isConnected = document.body.hasAttribute('data-headset')
      const isNew = isConnected && !isNoticed
      isNoticed = isConnected
      // Listeners list the devices at once, within this call.
      if (isNew) mediaDevices.dispatchEvent(new Event('devicechange'))
      return Promise.resolve(isConnected ? [headset] : [])
    }
  }, HEADSET)
  const source = page.getByRole('combobox', { name: en.live.source })
  const headset = page.getByRole('option', { name: HEADSET })
  await source.click()
  await expect(page.getByRole('option', { name: en.live.chooseFile })).toBeVisible()
  await expect(headset).toHaveCount(0)
  await escape(page.getByRole('listbox'))
  await page.evaluate(() => document.body.setAttribute('data-headset', ''))
  await appendFile(events, "Event 'new' on source #7\n")
  await source.click()
  await expect(headset).toBeVisible()
  await rm(folder, { recursive: true })
})
