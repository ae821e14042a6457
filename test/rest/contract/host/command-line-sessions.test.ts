import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { parley } from '../../../support/app/command-line.ts'
import { sessionFile } from '../../../support/sessions/session-file.ts'

describe.concurrent('the command line', () => {
  it('lists the stored sessions and exports one of them', { timeout: 120_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'parley-kept-'))
    const env = { PARLEY_HOME: home }
    expect(await parley(['sessions'], env)).toEqual({ code: 0, out: '', err: 'No sessions are kept here.\n' })
    const session = {
      id: '0f0e0d0c-0b0a-4908-8706-050403020100',
      startedAt: Date.UTC(2026, 0, 1),
      endedAt: Date.UTC(2026, 0, 1) + 60_000,
      about: { targetLanguages: ['de'], spokenLanguages: [], isDemo: true, settings: {} },
      captions: [
        {
          index: 0,
          startMs: 0,
          endMs: 2000,
          language: 'en',
          source: meeting.agreed.en,
          targets: { de: meeting.agreed.de },
        },
      ],
      gaps: [],
      audioMs: 2000,
    }
    expect(await parley(['call', 'session.record', JSON.stringify(session)], env)).toMatchObject({ code: 0 })
    const listed = await parley(['sessions'], env)
    expect(listed.out).toMatch(/^0f0e0d0c  20\d\d-\d\d-\d\d \d\d:\d\d +\d+:\d\d +1 captions  That sounds/)
    const { out } = await parley(['export', 'last', '--as', 'srt', '--to', 'de'], env)
    expect(out).toContain('00:00:00,000 --> ')
    expect(out).toContain(meeting.agreed.de)
    const file = join(home, 'out.json')
    expect(await parley(['export', '0f0e', '--save', file], env)).toEqual({ code: 0, out: '', err: '' })
    expect(JSON.stringify(JSON.parse(await readFile(file, 'utf8')))).toContain(meeting.agreed.en)
    const nowhere = await parley(['export', 'last', '--save', join(home, 'no', 'where.txt')], env)
    const nowhereFolder = join(home, 'no')
    expect([nowhere.code, nowhere.err]).toEqual([
      2,
      expect.stringContaining(`where.txt: no folder ${nowhereFolder}. Create it`),
    ])
    await rm(home, { recursive: true })
  })

  it('imports exported sessions, and names a file that is none', { timeout: 120_000 }, async () => {
    const home = await mkdtemp(join(tmpdir(), 'parley-imported-'))
    const env = { PARLEY_HOME: home }
    const put = async (name: string, content: string) => {
      await writeFile(join(home, name), content)
      return join(home, name)
    }
    const exported = JSON.stringify(sessionFile(2))
    const [one, two] = [await put('one.parley', exported), await put('two.json', exported)]
    const line = /^Imported [\da-f]{8}  .* 2 captions  Release meeting$/
    const both = await parley(['import', one, two], env)
    expect(both).toMatchObject({ code: 0, err: '' })
    expect(both.out.trimEnd().split('\n')).toEqual([expect.stringMatching(line), expect.stringMatching(line)])
    const other = await put('notes.txt', 'not a session')
    const refused = await parley(['import', other, two], env)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err).toContain(`${other} is no exported session (`)
    expect(await parley(['import', join(home, 'none.parley')], env)).toMatchObject({
      code: 2,
      err: expect.stringContaining('none.parley: no such file'),
    })
    expect((await parley(['import'], env)).err).toContain('Name a file: parley import FILE.parley')

    // Exported, imported and exported again, it is the same.
    const again = join(home, 'again.parley')
    expect(await parley(['export', 'last', '--save', again], env)).toMatchObject({ code: 0 })
    const { code, out } = await parley(['import', again, '--json'], env)
    const { id } = JSON.parse(out) as { id: string }
    expect([code, (await parley(['export', id, '--as', 'parley'], env)).out]).toEqual([
      0,
      await readFile(again, 'utf8'),
    ])
    await rm(home, { recursive: true })
  })
})
