import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../../core/base/log.ts'
import type { DisplayServer } from '../display-server.ts'
import { showsTray } from './tray-host.ts'

let folder: string
interface Asked {
  readonly platform: NodeJS.Platform
  readonly desktop: string
  readonly displayServer: DisplayServer
}

/** Whether tray icons are shown, as a stand-in for the tool of the session bus says. */
const ask = async (
  answer: string,
  { platform = 'linux', desktop = 'ubuntu:GNOME', displayServer = 'xwayland' }: Partial<Asked> = {},
): Promise<boolean> => {
  await writeFile(join(folder, 'gdbus'), `#!/bin/sh\n${answer}\n`)
  await chmod(join(folder, 'gdbus'), 0o755)
  return showsTray(
    { platform, env: { PATH: folder, XDG_CURRENT_DESKTOP: desktop }, displayServer },
    silentLog,
  )
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
    const withoutTool = { PATH: join(folder, 'empty'), XDG_CURRENT_DESKTOP: 'GNOME' }
    expect(await showsTray({ platform: 'linux', env: withoutTool, displayServer: 'other' }, silentLog)).toBe(
      true,
    )
  })

  it.each([
    ['i3', 'other', true],
    ['', 'other', true],
    ['GNOME', 'other', false],
    ['GNOME-Flashback:GNOME', 'other', false],
    ['sway', 'wayland', false],
    ['sway', 'xwayland', false],
  ] as const)(
    'without that program may have a panel for icons of X11: "%s" on %s',
    async (desktop, displayServer, has) => {
      expect(await ask('echo "(false,)"', { desktop, displayServer })).toBe(has)
    },
  )

  it('of another system is not asked', async () => {
    expect(await ask('echo "(false,)"', { platform: 'darwin' })).toBe(true)
  })
})
