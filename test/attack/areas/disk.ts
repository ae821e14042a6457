import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge, type Outcome, skipped } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { below, filesWith } from '../support/files-with.ts'
import { importSession, invoke, inWords } from '../support/page-calls.ts'

interface Target {
  readonly host: AttackedHost
  readonly page: BridgeClient
}

const MAY_BE_GONE = { throwIfNoEntry: false } as const
const isWindows = process.platform === 'win32'
const anHourAgo = () => Date.now() / 1000 - 3600

/** Other users of this computer must have no access to any file or folder of one kind. */
const closed = (what: string, isMeant: (path: string) => boolean): Attack<Target> =>
  attack(`a look at ${what}`, ({ host }) => {
    if (isWindows) return skipped('Windows has other rights')
    const found = [host.home, ...below(host.home)].filter(isMeant)
    // Cleanup may delete a file meanwhile.
    const open = found.filter((path) => ((statSync(path, MAY_BE_GONE)?.mode ?? 0) & 0o077) !== 0)
    return judge(found.length > 0 && open.length === 0, `${found.length} found, open: ${open.join(', ')}`)
  })

/** A session that contains a word and is deleted in some way: no file may contain the word afterwards. */
const deleted = (
  what: string,
  remove: (target: Target, id: string, word: string) => Promise<unknown>,
  change: (word: string) => object = (word) => ({ title: word }),
): Attack<Target> =>
  attack(`what was deleted: ${what}`, async (target) => {
    const word = `word${randomUUID().replaceAll('-', '')}`
    const taken = await importSession(target.page, sessionFile(1, change(word)))
    const { id } = taken.value as { id: string }
    const isThere = filesWith(target.host.home, word).length > 0
    await remove(target, id, word)
    const left = await leftOf(target.host.home, word)
    return judge(isThere && left.length === 0, isThere ? `left in: ${left.join(', ')}` : 'it was never there')
  })

/** Files that still contain the word; waits up to 5 s, because cleanup continues after the answer. */
async function leftOf(home: string, word: string): Promise<string[]> {
  for (let tries = 50; tries > 0 && filesWith(home, word).length > 0; tries -= 1) await sleep(100)
  return filesWith(home, word)
}

function recordingOf(word: string) {
  const { captions, startedAt, about, gaps, audioMs } = sessionFile(1, said(word))
  return {
    id: randomUUID(),
    startedAt: Date.parse(startedAt),
    about,
    gaps,
    audioMs,
    captions: captions.map((caption, index) => ({ ...caption, index })),
  }
}

const said = (word: string) => ({
  captions: [{ startMs: 0, endMs: 1000, language: 'en', source: word, targets: { de: word } }],
})

export const diskArea = area<Target>({
  name: 'disk',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const page = await host.page()
    await invoke(page, 'settings.update', { privacy: { keepsSound: true } })
    const { value } = await importSession(page, sessionFile(2))
    const { id } = value as { id: string }
    await invoke(page, 'session.keepSound', { id, at: 0, data: new Uint8Array(1000) })
    // A session that has not ended.
    await invoke(page, 'session.record', recordingOf('Hello.'))
    return { host, page }
  },
  control: async ({ page }) => {
    if (!(await importSession(page, sessionFile(1))).ok) throw new Error('no session is taken in')
  },
  attacks: [
    closed('the folder', (path) => statSync(path, MAY_BE_GONE)?.isDirectory() === true),
    closed('the settings', (path) => path.endsWith('.json')),
    closed('the library and its log', (path) => /library\.sqlite/.test(path)),
    closed('who is alive', (path) => path.endsWith('.run')),
    closed('sound', (path) => path.endsWith('.ogg')),
    closed('anything else', () => true),
    deleted('a session', ({ page }, id) => invoke(page, 'session.delete', { ids: [id] })),
    deleted('its captions', ({ page }, id) => invoke(page, 'session.delete', { ids: [id] }), said),
    deleted(
      'its notes',
      ({ page }, id) => invoke(page, 'session.delete', { ids: [id] }),
      (word) => ({ notes: word }),
    ),
    deleted(
      'a session that another program reads meanwhile',
      async ({ host, page }, id, word) => {
        const reader = new DatabaseSync(join(host.home, 'library.sqlite'), { readOnly: true })
        reader.exec('BEGIN')
        reader.prepare('SELECT count(*) FROM sessions').get()
        const answer = await invoke(page, 'session.delete', { ids: [id] })
        const isStillThere = filesWith(host.home, word).length > 0
        reader.close()
        // The next call retries the cleanup.
        await invoke(page, 'session.list', {})
        if (!answer.ok || !isStillThere) throw new Error(`nobody has read: ${inWords(answer)}`)
      },
      said,
    ),
    deleted(
      'an earlier version of a caption',
      async ({ page }, id) => {
        await invoke(page, 'session.editCaption', { id, index: 0, line: 'source', text: 'x' })
        await invoke(page, 'session.delete', { ids: [id] })
      },
      said,
    ),
    deleted(
      'by keeping nothing any more',
      async ({ host, page }, _id, word) => {
        await invoke(page, 'settings.update', { privacy: { retention: 'nothing' } })
        await leftOf(host.home, word)
        await invoke(page, 'settings.update', { privacy: { retention: 'for-ever' } })
      },
      said,
    ),
    attack(
      'a library that was set aside, by keeping nothing any more',
      async ({ host, page }): Promise<Outcome> => {
        const aside = join(host.home, 'library.sqlite.unreadable-2026-01-01T00-00-00.000Z')
        writeFileSync(aside, 'LIONWORD')
        utimesSync(aside, anHourAgo(), anHourAgo())
        await invoke(page, 'settings.update', { privacy: { retention: 'nothing' } })
        await invoke(page, 'session.list', {})
        const left = await leftOf(host.home, 'LIONWORD')
        await invoke(page, 'settings.update', { privacy: { retention: 'for-ever' } })
        return judge(left.length === 0, left.join(', '))
      },
    ),
    attack('a library that was set aside, by asking', async ({ host, page }) => {
      const aside = join(host.home, 'library.sqlite.unreadable-2026-01-01T00-00-00.000Z')
      writeFileSync(aside, 'LIONWORD')
      const { value } = await invoke(page, 'session.list', {})
      const answer = await invoke(page, 'session.deleteSetAside', {})
      const left = filesWith(host.home, 'LIONWORD')
      const { hasSetAside = false } = value as { hasSetAside?: boolean }
      return judge(hasSetAside && answer.ok && left.length === 0, `${inWords(answer)} ${left.join(', ')}`)
    }),
    attack('what is said while nothing is kept', async ({ host, page }) => {
      await invoke(page, 'settings.update', { privacy: { retention: 'nothing' } })
      const word = `word${randomUUID().replaceAll('-', '')}`
      const answer = await invoke(page, 'session.record', recordingOf(word))
      const left = filesWith(host.home, word)
      await invoke(page, 'settings.update', { privacy: { retention: 'for-ever' } })
      const { isKept = true } = (answer.value ?? {}) as { isKept?: boolean }
      return judge(!isKept && left.length === 0, `${inWords(answer)} ${left.join(', ')}`)
    }),
    attack('a settings file that is half there', async ({ host, page }) => {
      await invoke(page, 'settings.update', { appearance: { theme: 'light' } })
      const text = readFileSync(join(host.home, 'settings.json'), 'utf8')
      return judge(text.includes('"light"') && text.endsWith('}\n'), 'what the file holds')
    }),
  ],
})
