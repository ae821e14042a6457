import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { DELETED, KEPT, leaveLibrary } from '../../../test/support/sessions/left-library.ts'
import { CURRENT, VersionRun } from '../../../test/support/sessions/library-versions.ts'
import { toTerms } from '../../core/library/search-text.ts'
import { keptVersions } from '../base/kept-versions.ts'

const [OLDER, BETWEEN, NEWER] = [CURRENT, CURRENT + 1, CURRENT + 2]
const NEW = '00000000-0000-4000-8000-000000000003'
const STARTED_AT = 1_700_000_000_000

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-merge-'))
  path = join(folder, 'library.sqlite')
  leaveLibrary(path, OLDER)
})
afterEach(() => rmSync(folder, { recursive: true }))

function inVersion<T>(version: number, work: (run: VersionRun) => T): T {
  const run = new VersionRun(path, version)
  try {
    return work(run)
  } finally {
    run.close()
  }
}
const start = (version: number) => inVersion(version, () => undefined)
const name = (title: string) => (run: VersionRun) => run.sessions.update(KEPT.id, { title })
const contents = (version: number) => inVersion(version, (run) => Object.fromEntries(run.contents()))

describe('a newer version takes over from an older one', () => {
  it('sessions, also those that began in the same second, in their order', () => {
    start(NEWER)
    inVersion(OLDER, (older) => {
      older.record(NEW, [keptCaption(0, 'same second')], STARTED_AT)
      older.record('00000000-0000-4000-8000-000000000004', [keptCaption(0, 'latest')], STARTED_AT + 60_000)
      older.record('00000000-0000-4000-8000-000000000005', [keptCaption(0, 'earliest')], STARTED_AT - 60_000)
    })
    inVersion(NEWER, (newer) => newer.record(DELETED.id, [keptCaption(1, 'goes on')], STARTED_AT + 1000))
    const said = Object.values(contents(NEWER)).map(({ captions }) => captions.join())
    expect(said).toEqual(['latest', 'same second', `${DELETED.word},goes on`, KEPT.word, 'earliest'])
    inVersion(NEWER, ({ sessions }) =>
      expect(sessions.captions.find(toTerms('same second'), 5)).toHaveLength(1),
    )
  })

  it('what a page goes on to say in a session, over both changes', () => {
    inVersion(NEWER, (newer) => newer.say(KEPT.id, 1, 'in the newer'))
    inVersion(OLDER, (older) => older.say(KEPT.id, 2, 'in the older'))
    expect(contents(NEWER)[KEPT.id]?.captions).toEqual([KEPT.word, 'in the newer', 'in the older'])
  })

  it('only those fields of a session that were changed there', () => {
    inVersion(NEWER, ({ sessions }) => sessions.update(KEPT.id, { title: 'newer', notes: 'newer' }))
    inVersion(OLDER, ({ sessions }) => sessions.update(KEPT.id, { title: 'older' }))
    inVersion(NEWER, ({ sessions }) =>
      expect(sessions.get(KEPT.id)).toMatchObject({ title: 'older', notes: 'newer' }),
    )
  })

  it('no change twice: a later one of its own stays', () => {
    start(NEWER)
    inVersion(OLDER, name('in the older'))
    inVersion(NEWER, name('in the newer'))
    start(OLDER)
    expect(contents(NEWER)[KEPT.id]?.title).toBe('in the newer')
  })

  it('what was changed two versions before, through one that never had it', () => {
    inVersion(BETWEEN, (between) => between.deleteSession(KEPT.id))
    inVersion(OLDER, (older) => older.say(NEW, 0, 'new'))
    start(NEWER)
    inVersion(OLDER, (older) => {
      older.deleteSession(NEW)
      older.deleteSession(DELETED.id)
    })
    start(BETWEEN)
    expect(contents(NEWER)).toEqual({})
  })

  it('what is set aside still, of which it counts as missing only what is not there', () => {
    start(BETWEEN)
    start(NEWER)
    inVersion(OLDER, (older) => older.say(NEW, 0, 'in the older'))
    inVersion(NEWER, (newer) => newer.say('00000000-0000-4000-8000-000000000004', 0, 'in the newer'))
    start(OLDER)
    inVersion(BETWEEN, (between) => {
      expect(between.contents().has(NEW)).toBe(true)
      expect(between.library.newer).toMatchObject({ sessions: 1 })
    })
  })

  it('deletions, which reach the copy that it has made before it knew of them', () => {
    start(BETWEEN)
    inVersion(OLDER, (older) => older.deleteSession(DELETED.id))
    start(NEWER)
    const copies = keptVersions(path).filter(({ type }) => type === 'copy')
    expect(new Set(copies.map(({ version }) => version))).toEqual(new Set([OLDER, BETWEEN]))
    for (const { path: copy } of copies) {
      const content = readFileSync(copy)
      expect([content.includes(KEPT.word), content.includes(`${DELETED.word}{}`)]).toEqual([true, false])
    }
  })

  it('edits of captions', () => {
    start(NEWER)
    inVersion(OLDER, ({ sessions }) => {
      const place = sessions.get(KEPT.id)?.place ?? 0
      sessions.together(() => sessions.captions.edit(place, 0, 'source', 'edited'))
    })
    inVersion(NEWER, ({ sessions }) => {
      expect(sessions.captions.get(sessions.get(KEPT.id)?.place ?? 0, 0)?.source).toBe('edited')
      expect(sessions.captions.find(toTerms('edited'), 5)).toHaveLength(1)
      expect(sessions.captions.find(toTerms(KEPT.word), 5)).toHaveLength(0)
    })
  })
})
