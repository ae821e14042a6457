import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../../core/base/log.ts'
import { showsTray } from './tray-host.ts'

let folder: string
/** Whether tray icons are shown, as a stand-in for the tool of the session bus says. */
const ask = async (answer: string, platform: NodeJS.Platform = 'linux'): Promise<boolean> => {
  await writeFile(join(folder, 'gdbus'), `#!/bin/sh\n${answer}\n`)
  await chmod(join(folder, 'gdbus'), 0o755)
  return showsTray(platform, { PATH: folder }, silentLog)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-bus-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe.skipIf(process.platform === 'win32')('a desktop', () => {
  it('shows tray icons if there is a program for them', async () => {
    expect(await ask('echo "(true,)"')).toBe(true)
    expect(await ask('echo "(false,)"')).toBe(false)
  })

  it('is asked for the program that KDE’s protocol names', async () => {
    expect(await ask(`case "$*" in *StatusNotifierWatcher) echo "(false,)";; esac`)).toBe(false)
  })

  it('that does not say is believed to show them', async () => {
    expect(await ask('echo "Cannot autolaunch D-Bus without X11 $DISPLAY" >&2; exit 1')).toBe(true)
    expect(await showsTray('linux', { PATH: join(folder, 'empty') }, silentLog)).toBe(true)
  })

  it('of another system is not asked', async () => {
    expect(await ask('echo "(false,)"', 'darwin')).toBe(true)
  })
})
