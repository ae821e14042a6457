import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { toTerms } from '../../core/library/search-text.ts'
import { openDatabase } from '../library/database.ts'
import { migrations } from '../library/migrations.ts'
import { SessionTable } from '../sessions/session-table.ts'
import { TextTable } from '../text-history/text-table.ts'
import { repairLibrary } from './repair.ts'

/** Versions up to this one folded each character by itself. */
const BEFORE = 8

it('the index of sessions and texts from before is made again, as words are folded now', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-index-'))
  const path = join(folder, 'library.sqlite')
  try {
    const before = openDatabase(path, migrations.slice(0, BEFORE))
    const session = recording({ captions: [keptCaption(0, 'ﾕｰｻﾞｰが話す')] })
    new SessionTable(before).together(() => new SessionTable(before).record(session, 'run', 1))
    before
      .prepare(
        'INSERT INTO texts (id, kept_at, is_demo, source, translation, about) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .run('text', 1, 0, 'ışık', 'light', '{}')
    before.exec(`INSERT INTO said (said) VALUES ('delete-all')`)
    const { id } = before.prepare('SELECT id FROM captions').get() as { id: number }
    before.prepare('INSERT INTO said (rowid, tokens) VALUES (?, ?)').run(id, 'old tokens')
    before.prepare('INSERT INTO text_words (rowid, tokens) VALUES (1, ?)').run('old tokens')
    before.close()

    const library = openDatabase(path, migrations)
    repairLibrary(library)
    const found = (query: string) => [
      ...new SessionTable(library).captions.find(toTerms(query), 10).map(({ caption }) => caption.source),
      ...new TextTable(library).list(toTerms(query), 10).map(({ source }) => source),
    ]
    expect(found('ユーザー')).toEqual(['ﾕｰｻﾞｰが話す'])
    expect(found('IŞIK')).toEqual(['ışık'])
    expect(found('old')).toEqual([])
    library.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
