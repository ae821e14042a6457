import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { projectFolder } from '../../backend/node-host.ts'
import { found } from '../../core/product/doctor/checks.ts'
import { type Computer, type DesktopProgram, desktopFacts, thisComputer } from './desktop-facts.ts'
import { DESKTOP_STEPS, desktopReport, reportText } from './desktop-report.ts'

const PERSON = 'annabelle'
const app: DesktopProgram = {
  installedAs: () => Promise.resolve('deb'),
  electron: '45.4.1',
  executable: `/home/${PERSON}/lib/parley/parley`,
  preflight: `/home/${PERSON}/lib/parley/launcher/preflight`,
  self: ['parley'],
}

const OUTPUTS: Readonly<Record<string, string>> = {
  'sh -c': 'connected\ndisconnected\nconnected',
  [`sh /home/${PERSON}/lib/parley/launcher/preflight`]: 'sandbox',
  powershell: 'True\r\nTrue\r\nFalse\r\nTrue',
  system_profiler: 'Displays:\n  Color LCD:\n    Resolution: 3456 x 2234',
  'busctl list': `org.freedesktop.secrets 1 gnome-keyring ${PERSON} :1.1\norg.freedesktop.portal.Desktop - - -\n:1.7 7 ${PERSON}`,
  'busctl get-property': 'u 1',
  pactl: `User Name: ${PERSON}\nHost Name: ${PERSON}-laptop\nServer Name: PulseAudio (on PipeWire 1.0.5)\nDefault Sink: Headset of ${PERSON}`,
}

const computer: Computer = {
  platform: 'linux',
  arch: 'x64',
  env: {
    USER: PERSON,
    HOME: `/home/${PERSON}`,
    DISPLAY: `${PERSON}:0`,
    XDG_SESSION_TYPE: 'wayland',
    XDG_CURRENT_DESKTOP: 'ubuntu:GNOME',
    PARLEY_KEY: 'a-secret-key',
  },
  run: (program, args) =>
    Promise.resolve(OUTPUTS[program] ?? OUTPUTS[`${program} ${args[program === 'sh' ? 0 : 1]}`]),
  read: (path) =>
    Promise.resolve(path === '/etc/os-release' ? 'NAME="Ubuntu"\nPRETTY_NAME="Ubuntu 24.04.3 LTS"' : '1'),
  rights: () => Promise.resolve('1000 755'),
  printed: () => Promise.resolve(1000),
}

const checks = [
  found('key', 'refused', { error: { kind: 'unexpected', detail: `key a-secret-key of ${PERSON}` } }),
  found('proxy', 'used', { facts: { proxy: `http://proxy.${PERSON}` } }),
]

describe('the report of a desktop', () => {
  const report = async (changed: Partial<Computer> = {}) =>
    desktopReport('1.2.3', await desktopFacts(app, { ...computer, ...changed }, 1000), checks)

  it('says what the desktop offers, and what would keep Parley from starting', async () => {
    expect((await report()).facts).toMatchObject({
      'installed as': 'deb',
      electron: '45.4.1',
      system: expect.stringMatching(/^linux x64, Ubuntu 24\.04\.3 LTS, kernel /),
      desktop: 'ubuntu:GNOME',
      session: 'wayland, DISPLAY set, WAYLAND_DISPLAY not set, PARLEY_WAYLAND not set',
      start: 'sandbox',
      'kernel settings':
        'apparmor_restrict_unprivileged_userns 1, unprivileged_userns_clone 1, max_user_namespaces 1',
      'sandbox helper': '1000 755',
      tray: 'not there',
      keychain: 'there',
      portal: 'there',
      'shortcuts portal': 'version 1',
      sound: 'PulseAudio (on PipeWire 1.0.5)',
      pipe: 'whole',
      displays: '2',
    })
  })

  it.each([
    ['win32', '3'],
    ['darwin', '1'],
  ] as const)('counts the displays of %s', async (platform, count) => {
    expect((await report({ platform })).facts['displays']).toBe(count)
    const nothing = { run: () => Promise.resolve(undefined) }
    expect((await report({ platform, ...nothing })).facts['displays']).toBe('unknown')
  })

  it('tells a pipe that is cut off', async () => {
    const { facts } = await report({ printed: () => Promise.resolve(64) })
    expect(facts['pipe']).toBe('cut off after 64 of 1000 bytes')
  })

  it('says of what it cannot find out that it is unknown, and has nothing of Linux elsewhere', async () => {
    const nothing = { run: () => Promise.resolve(undefined), read: () => Promise.resolve(undefined) }
    expect((await report({ ...nothing, env: {} })).facts).toMatchObject({
      sound: 'unknown',
      desktop: 'unknown',
    })
    const facts = await desktopFacts(
      { ...app, microphone: () => 'denied' },
      { ...computer, platform: 'win32' },
      1000,
    )
    expect(Object.keys(facts)).toEqual([
      'installed as',
      'electron',
      'system',
      'displays',
      'pipe',
      'microphone',
    ])
    expect(facts['microphone']).toBe('denied')
  })

  it('names no person, computer, device or key, and quotes no text', async () => {
    const given = await report()
    for (const text of [JSON.stringify(given), reportText(given)]) {
      expect(text).not.toContain(PERSON)
      expect(text).not.toContain('secret')
      expect(text).not.toContain('/home')
    }
    expect(given.checks).toEqual([
      { id: 'key', status: 'failed', finding: 'refused' },
      { id: 'proxy', status: 'ok', finding: 'used' },
    ])
  })

  it.skipIf(process.platform === 'win32')('asks the programs of a computer in English', async () => {
    vi.stubEnv('LC_ALL', 'de_DE.UTF-8')
    expect(await thisComputer.run('sh', ['-c', 'echo "$LC_ALL"'])).toBe('C')
    vi.unstubAllEnvs()
  })

  it('has a place for each step of the list', async () => {
    const list = readFileSync(join(projectFolder, 'docs', 'desktop-check.md'), 'utf8')
    const steps = Array.from(
      list.matchAll(/^\| (\d+)\. ([^|]+) \|/gm),
      ([, number, name]) => `${number}. ${name}`,
    )
    expect(steps).toEqual(DESKTOP_STEPS.map((step, at) => `${at + 1}. ${step}`))
    expect(steps).toHaveLength(15)
    expect(reportText(await report())).toContain(steps.map((step) => `${step}: `).join('\n'))
  })
})
