import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { notingDesktop } from '../../support/app/desktop-opener.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge, skipped } from '../attack.ts'
import { importSession, invoke } from '../support/page-calls.ts'

const KEY = 'a-key-of-the-user-0123456789'

interface Target {
  readonly home: string
  readonly host: Awaited<ReturnType<typeof startWebhost>>
  /** Command line of the program that opened the browser. */
  readonly opened: string
  /** The one-time key in the link printed at the start. */
  readonly oneTimeKey: string
}

/** Id of an unprivileged user that every Unix has. */
const NOBODY = 65_534
const mayBecomeNobody = process.platform === 'linux' && process.getuid?.() === 0

/** Shell commands by which another user reads a path; only root can switch to one. */
const asNobody = (
  what: string,
  command: (target: Target) => string,
  secret: (target: Target) => string,
): Attack<Target> =>
  attack(`another user: ${what}`, (target) => {
    if (!mayBecomeNobody) return skipped('only root can act as another user')
    const { stdout, stderr } = spawnSync('/bin/sh', ['-c', command(target)], {
      uid: NOBODY,
      gid: NOBODY,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    })
    return judge(!stdout.includes(secret(target)), (stdout + stderr).trim().slice(0, 80))
  })

/** Command lines of the processes, which every user of the computer can see. */
const onCommandLines = (what: string, secret: (target: Target) => string): Attack<Target> =>
  attack(`${what} on a command line`, (target) => {
    if (process.platform !== 'linux') return skipped('this system has no /proc')
    const lines = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/cmdline`))
      .flatMap((pid) => {
        try {
          return [readFileSync(`/proc/${pid}/cmdline`, 'utf8')]
        } catch {
          // The process has ended meanwhile.
          return []
        }
      })
    const found = [...lines, target.opened].filter((line) => line.includes(secret(target)))
    return judge(found.length === 0, `${lines.length} command lines`)
  })

export const localUsersArea = area<Target>({
  name: 'other users of the computer',
  open: async (defer) => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-attack-'))
    defer(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))
    const desktop = notingDesktop(join(folder, 'desktop'))
    const home = join(folder, 'home')
    const env = { PARLEY_HOME: home, PARLEY_KEY: KEY, ...desktop.env }
    const host = await startWebhost(env, '0', [], true)
    defer(() => host.kill())
    while (!existsSync(join(folder, 'desktop', 'opened'))) await sleep(20)
    const oneTimeKey = new URL(host.link).hash.slice('#key='.length)
    // The folder itself is open to others, as a home folder may be: its files must protect themselves.
    spawnSync('chmod', ['755', folder])
    return { home, host, opened: desktop.opened(), oneTimeKey }
  },
  control: async ({ host }) => {
    const page = await BridgeClient.open(await host.anotherLink())
    const taken = await importSession(page, sessionFile(1))
    const answer = await invoke(page, 'settings.update', { appearance: { theme: 'dark' } })
    page.close()
    if (!taken.ok || !answer.ok) throw new Error('its own user is not served')
  },
  attacks: [
    onCommandLines('the one-time key', ({ oneTimeKey }) => oneTimeKey),
    onCommandLines('the key of the service', () => KEY),
    asNobody(
      'the page that opens it',
      ({ opened }) => `cat '${fileURLToPath(opened)}'`,
      ({ oneTimeKey }) => oneTimeKey,
    ),
    asNobody(
      'the folder of that page',
      ({ opened }) => `ls '${dirname(fileURLToPath(opened))}'`,
      () => 'parley.html',
    ),
    asNobody(
      'the folder',
      ({ home }) => `ls '${home}'`,
      () => 'library',
    ),
    asNobody(
      'the settings',
      ({ home }) => `cat '${home}/settings.json'`,
      () => 'theme',
    ),
    asNobody(
      'the library',
      ({ home }) => `cat '${home}/library.sqlite'`,
      () => 'SQLite',
    ),
    asNobody(
      'the log of the library',
      ({ home }) => `cat '${home}/library.sqlite-wal'`,
      () => 'Release',
    ),
    asNobody(
      'the environment',
      ({ host }) => `cat /proc/${host.pid}/environ`,
      () => KEY,
    ),
    asNobody(
      'the memory',
      ({ host }) => `cat /proc/${host.pid}/maps`,
      () => 'r-xp',
    ),
    asNobody(
      'open files',
      ({ host }) => `ls -l /proc/${host.pid}/fd`,
      () => 'library',
    ),
    asNobody(
      'a change of the settings',
      ({ home }) => `echo x >> '${home}/settings.json' && echo done`,
      () => 'done',
    ),
    asNobody(
      'an end of the process',
      ({ host }) => `kill -9 ${host.pid} && echo done`,
      () => 'done',
    ),
  ],
})
