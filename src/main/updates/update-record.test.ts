import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Log, silentLog } from '../../core/base/log.ts'
import { UpdateRecord } from './update-record.ts'

let folder: string
let warnings: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-record-'))
  warnings = []
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const path = () => join(folder, 'updates.json')
const log: Log = { ...silentLog, warn: (event) => warnings.push(event) }
const record = () => new UpdateRecord(path(), log)

describe('the record of updates', () => {
  it('is kept for the next run, readable for its user only', async () => {
    const first = record()
    first.checkedAt = 5
    first.tried = '1.3.0'
    first.see('latest.yml', 7)
    const next = record()
    expect([next.checkedAt, next.tried, next.seen('latest.yml'), next.seen('beta.yml')]).toEqual([
      5,
      '1.3.0',
      7,
      undefined,
    ])
    expect((await stat(path())).mode & 0o777).toBe(0o600)
  })

  it('keeps the newest date of each feed', () => {
    const kept = record()
    kept.see('latest.yml', 7)
    kept.see('latest.yml', 6)
    kept.see('beta.yml', 3)
    expect([kept.seen('latest.yml'), kept.seen('beta.yml')]).toEqual([7, 3])
  })

  it.each(['', '[1]', '{"checkedAt":"yesterday"}', '{"seen":{"latest.yml":"7"}}'])(
    'is empty if its file cannot be used: %j',
    async (text) => {
      await writeFile(path(), text)
      const read = record()
      expect([read.checkedAt, read.seen('latest.yml'), warnings.length]).toEqual([undefined, undefined, 1])
      read.checkedAt = 5
      expect(JSON.parse(await readFile(path(), 'utf8'))).toEqual({ checkedAt: 5, seen: {} })
    },
  )

  it('works for this run if it cannot be stored', async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, '')
    const kept = record()
    kept.checkedAt = 5
    expect(kept.checkedAt).toBe(5)
    expect(warnings).toContain('the record of updates was not stored')
  })
})
