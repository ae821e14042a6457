import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn } from '../../../test/support/sessions/session-runs.ts'
import type { TextFileState } from '../../core/audience/text-file/text-file-calls.ts'
import { localMinute } from '../../core/session/library/export/times.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import { type Backend, createBackend } from '../backend.ts'

let root: string
let folder: string
let open: Backend[]
let told: TextFileState[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-text-file-'))
  folder = join(root, 'Meetings')
  await mkdir(folder)
  open = []
  told = []
})
afterEach(async () => {
  for (const backend of open) await backend.close()
  await rm(root, { recursive: true })
})

/** A run of the desktop, whose user always chooses the same folder. */
function start(retention: Retention = 'for-ever', isDesktop = true): Backend {
  const backend = createBackend(
    hostPorts({
      dataFolder: join(root, 'data'),
      settings: new SettingsInMemory({ privacy: { retention } }),
      files: isDesktop ? { pickFolder: () => Promise.resolve(folder) } : {},
      publish: (name, payload) => {
        if (name === 'textFile.changed') told.push(payload as TextFileState)
      },
    }),
  )
  open.push(backend)
  return backend
}
const onDisk = async (name?: string) =>
  readFile(join(folder, name ?? (await readdir(folder)).toSorted()[0] ?? 'nothing'), 'utf8')
const session = goingOn([])
const date = localMinute(session.startedAt)
const head = `${date}\n\n`
const said = (backend: Backend, texts: string[], more = {}) =>
  answerOf(backend, 'session.record', {
    ...session,
    captions: texts.map((text, index) => keptCaption(index, text)),
    ...more,
  })

describe('the text file of a session', () => {
  it('is not written until somebody chooses a folder, of which a page learns the name alone', async () => {
    const backend = start()
    await said(backend, ['First.'])
    expect(await answerOf(backend, 'textFile.get', {})).toEqual({ isAvailable: true, isOn: false })
    expect(await backend.dispatch('textFile.set', { isOn: true })).toMatchObject({
      error: { kind: 'invalid-input', field: 'isOn' },
    })
    const chosen = { isAvailable: true, isOn: true, folder: 'Meetings' }
    expect(await answerOf(backend, 'textFile.choose', {})).toEqual(chosen)
    expect(await answerOf(start(), 'textFile.get', {})).toEqual(chosen)
    expect(JSON.stringify([told, await answerOf(backend, 'settings.get', {})])).not.toContain(root)
    expect(await readdir(folder)).toEqual([])
  })

  it('grows with every sentence, and ignores repeated reports', async () => {
    const backend = start()
    await answerOf(backend, 'textFile.choose', {})
    await said(backend, ['First.'])
    const first = `${head}[0:00:00] EN: First.\n`
    await eventually(async () => expect(await onDisk()).toBe(first))
    await said(backend, ['First.', 'Second'])
    const { endedAt } = recording()
    const all = `${first}[0:00:00] DE: First., auf Deutsch\n[0:00:03] [… 1 s …]\n[0:00:04] EN: Second\n[0:00:04] DE: Second, auf Deutsch\n`
    await said(backend, ['First.', 'Second'], { endedAt })
    await said(backend, ['First.', 'Second'], { endedAt })
    await eventually(async () => expect(await onDisk()).toBe(all))
    await backend.close()
    expect([await onDisk(), await readdir(folder)]).toEqual([all, [`${date.replace(':', '.')}.txt`]])
  })

  it('never takes the place of another file', async () => {
    const name = date.replace(':', '.')
    await writeFile(join(folder, `${name}.txt`), 'mine')
    const backend = start()
    await answerOf(backend, 'textFile.choose', {})
    await said(backend, ['First.'])
    await said(backend, ['Other.'], { id: randomUUID() })
    await backend.close()
    expect(await onDisk(`${name}.txt`)).toBe('mine')
    // Which of two sessions is the second to take a free name is open.
    const texts = await Promise.all([2, 3].map((count) => onDisk(`${name} (${count}).txt`)))
    expect(new Set(texts.map((text) => /(First|Other)\./.exec(text)?.[1]))).toEqual(
      new Set(['First', 'Other']),
    )
  })

  it('begins with the earlier captions when it is turned on, and ends when it is turned off', async () => {
    const backend = start()
    await said(backend, ['First.'])
    await answerOf(backend, 'session.editCaption', { ...session, index: 0, line: 'source', text: 'Mended.' })
    await answerOf(backend, 'textFile.choose', {})
    await answerOf(backend, 'session.record', { ...session, captions: [keptCaption(1, 'Second.')] })
    await answerOf(backend, 'textFile.set', { isOn: false })
    await answerOf(backend, 'session.record', { ...session, captions: [keptCaption(2, 'Third.')] })
    await backend.close()
    expect(await onDisk()).toBe(
      `${head}[0:00:00] EN: First.\n[0:00:00] DE: First., auf Deutsch\n[0:00:03] [… 1 s …]\n[0:00:04] EN: Second.\n[0:00:04] DE: Second., auf Deutsch\n`,
    )
  })

  it('is not written where nothing is kept, nor goes on when its session is deleted', async () => {
    const nothing = start('nothing')
    await answerOf(nothing, 'textFile.choose', {})
    await said(nothing, ['First.'])
    await nothing.close()
    expect(await readdir(folder)).toEqual([])
    const backend = start()
    await said(backend, ['First.'])
    await eventually(async () => expect(await onDisk()).toContain('First.'))
    await answerOf(backend, 'session.delete', { ids: [session.id] })
    await said(backend, ['First.', 'Second.'])
    await backend.close()
    expect(await onDisk()).not.toContain('Second.')
  })

  it('is not there for a host without folders, whatever another one has remembered', async () => {
    const desktop = start()
    await answerOf(desktop, 'textFile.choose', {})
    const browser = start('for-ever', false)
    expect(await answerOf(browser, 'textFile.get', {})).toEqual({ isAvailable: false, isOn: false })
    expect(await browser.dispatch('textFile.choose', {})).toMatchObject({
      error: { kind: 'other-host-only' },
    })
    await said(browser, ['First.'])
    await browser.close()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a text file that cannot be written', () => {
  const problem = (detail: RegExp) => ({
    isOn: true,
    problem: { kind: 'storage', what: 'text-file', detail: expect.stringMatching(detail) },
  })

  it('is reported at once without a path, and is complete when its folder is back', async () => {
    const backend = start()
    await answerOf(backend, 'textFile.choose', {})
    await said(backend, ['First.'])
    await eventually(async () => expect(await onDisk()).toContain('First.'))
    await rename(folder, `${folder} away`)
    expect(await said(backend, ['First.', 'Second.'])).toEqual({ isKept: true })
    await eventually(() => expect(told.at(-1)).toMatchObject(problem(/^ENOENT: no such file or directory$/)))
    expect(JSON.stringify(told)).not.toContain(root)
    await rename(`${folder} away`, folder)
    await eventually(() => expect(told.at(-1)).not.toHaveProperty('problem'))
    expect((await onDisk()).match(/EN: .*/g)).toEqual(['EN: First.', 'EN: Second.'])
  })
})
