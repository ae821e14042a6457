import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build } from '../../../scripts/build.ts'
import { type electronEnds, writeElectronStandIn } from '../../support/start/electron-stand-in.ts'
import { NpmStart, type StartComputer } from '../../support/start/npm-start.ts'
import { isRoot } from '../../support/start/users.ts'

const X11 = { DISPLAY: ':99' }
const person: StartComputer = { user: 'ordinary', display: X11 }

let start: NpmStart
beforeAll(() => build())
beforeEach(() => {
  start = new NpmStart()
})
afterEach(() => start.remove())

/** The sentences of npm start itself, among the words of others. */
const sentences = () => start.err.split('\n').filter((line) => line.startsWith('parley: '))

interface Case {
  readonly name: string
  readonly computer: StartComputer
  readonly end?: keyof typeof electronEnds
  readonly says: RegExp
}

const HELPER = "'.*/dist/chrome-sandbox'"
const SANDBOX = new RegExp(
  `this system keeps its sandbox from Electron; "sudo chown root:root ${HELPER} && sudo chmod 4755 ${HELPER}" lets`,
)

const cases: readonly Case[] = [
  {
    name: 'root has started it',
    computer: { user: 'root', display: X11 },
    says: /Electron has no sandbox for root; start Parley as another user/,
  },
  {
    name: 'root has started it without a display',
    computer: { user: 'root', display: {} },
    says: /Electron has no sandbox for root; start Parley as another user/,
  },
  {
    name: 'there is no display',
    computer: { user: 'ordinary', display: {} },
    says: /there is no display for a window; start Parley on a desktop/,
  },
  {
    name: 'there is no display, and no sandbox is wanted',
    computer: { user: 'root', display: {}, env: { ELECTRON_DISABLE_SANDBOX: '1' } },
    says: /there is no display for a window; start Parley on a desktop/,
  },
  { name: 'Electron finds no sandbox that works', computer: person, end: 'sandbox', says: SANDBOX },
  {
    name: 'a library is missing',
    computer: person,
    end: 'library',
    says: /Electron needs libgtk-3\.so\.0, which is missing; install it \(.*"sudo apt install libgtk-3-0t64" or "sudo apt install libgtk-3-0"\)/,
  },
  {
    name: 'Electron dies within seconds',
    computer: person,
    end: 'graphics',
    says: /Electron ended at once with SIGTRAP \("GPU process isn't usable\. Goodbye\."\); "npm start -- --browser" does without it/,
  },
  {
    name: 'Electron dies within seconds, without a word',
    computer: person,
    end: 'silent',
    says: /Electron ended at once with SIGSEGV; "npm start -- --browser" does without it/,
  },
]

/** Looks at the app in a browser and ends it. */
async function usedInBrowser() {
  const page = await fetch(await start.address())
  const isParley = (await page.text()).includes('<title>Parley</title>')
  const said = sentences()
  start.kill('SIGTERM')
  return { isParley, said, code: await start.ended() }
}

const inBrowser = (says: RegExp) => ({
  isParley: true,
  said: [
    expect.stringMatching(
      new RegExp(`^parley: ${says.source}.*\\. Parley opens in your browser instead\\.$`),
    ),
  ],
  code: 0,
})

describe('npm start says what is wrong and opens the same app in the browser if', () => {
  it.each(cases)('$name', async ({ computer, end = 'used', says }) => {
    writeElectronStandIn(start.dist, end)
    start.run(computer)
    expect(await usedInBrowser()).toEqual(inBrowser(says))
  })

  // Only root can replace the settings of the kernel for a process.
  it.runIf(isRoot).each([
    ['AppArmor keeps namespaces from Electron', { apparmor_restrict_unprivileged_userns: '1' }],
    ['the kernel gives users no namespaces', { unprivileged_userns_clone: '0' }],
  ])('%s', async (_name, kernel) => {
    writeElectronStandIn(start.dist, 'used')
    start.run({ ...person, kernel })
    expect(await usedInBrowser()).toEqual(inBrowser(SANDBOX))
  })
})

describe('npm start with a runtime that works', () => {
  it('ends with its exit code, and opens no browser', async () => {
    writeElectronStandIn(start.dist, 'used')
    start.run(person)
    await start.used()
    start.kill('SIGTERM')
    expect(await start.ended()).toBe(7)
    expect([start.out, sentences()]).toEqual(['saved and quit\n', []])
  })

  it('hands on an environment without what editors and npm have set for their tools', async () => {
    writeElectronStandIn(start.dist, 'used')
    const env = {
      ELECTRON_RUN_AS_NODE: '1',
      NODE_OPTIONS: '--no-warnings',
      npm_lifecycle_event: 'start',
      CHROME_DESKTOP: 'code.desktop',
      PARLEY_KEY: 'a key',
    }
    start.run({ ...person, env })
    await start.used()
    const names = readFileSync(join(start.dist, 'environment'), 'utf8').matchAll(/^(\w+)=/gm)
    const given = new Set(Array.from(names, ([, name]) => name))
    expect(['DISPLAY', 'HOME', 'PARLEY_KEY', 'PATH'].filter((name) => !given.has(name))).toEqual([])
    expect([...Object.keys(env), 'NODE_COMPILE_CACHE'].filter((name) => given.has(name))).toEqual([
      'PARLEY_KEY',
    ])
    start.kill('SIGTERM')
    await start.ended()
  })

  it.each([
    ['X11', X11, '--ozone-platform=x11'],
    ['Wayland with X11', { ...X11, WAYLAND_DISPLAY: 'wayland-1' }, '--ozone-platform=x11'],
    ['Wayland alone', { WAYLAND_DISPLAY: 'wayland-1' }, '--ozone-platform=wayland'],
    [
      'Wayland on request',
      { ...X11, WAYLAND_DISPLAY: 'wayland-1', PARLEY_WAYLAND: '1' },
      '--ozone-platform=wayland',
    ],
  ])('starts it on %s', async (_name, display, platform) => {
    writeElectronStandIn(start.dist, 'used')
    start.run({ user: 'ordinary', display })
    expect(await start.used()).toMatch(new RegExp(` ${platform}$`))
    start.kill('SIGTERM')
    await start.ended()
  })
})
