import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { SettingsInMemory } from '../../../test/support/app/settings-in-memory.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { type DocumentPeer, status } from '../../../test/support/service/document-peer.ts'
import type { DocumentRuns } from '../../../test/support/service/document-runs.ts'
import { eachWithDocuments } from '../../../test/support/service/each-with-documents.ts'
import type { Retention } from '../../core/session/library/retention.ts'

const HOUR = 60 * 60_000

let peer: DocumentPeer
let runs: DocumentRuns
eachWithDocuments((opened) => ({ peer, runs } = opened))

const names = () => readdir(join(runs.dataFolder, 'documents'))
const inFolder = (name: string) => join(runs.dataFolder, 'documents', name)
const addOld = async (name: string) => {
  await writeFile(inFolder(name), 'x')
  await utimes(inFolder(name), 0, 0)
}

/** Another run with a shorter retention, after its sweep, which ends with files without a job. */
const keep = async (retention: Exclude<Retention, 'for-ever'>) => {
  await addOld('nobody.source')
  const account = { id: 'work', name: 'Work', profile: 'generic', plan: 'pro', address: peer.address }
  await runs.restart({
    settings: new SettingsInMemory({
      service: { active: account.id, accounts: [account] },
      privacy: { retention },
    }),
  })
  await eventually(async () => expect(await names()).not.toContain('nobody.source'))
}
const write = (statement: string) => {
  const database = new DatabaseSync(join(runs.dataFolder, 'library.sqlite'))
  database.exec(statement)
  database.close()
}
const age = (hours: number) => write(`UPDATE document_jobs SET created_at = ${Date.now() - hours * HOUR}`)

describe('where documents are not kept for ever', () => {
  it.each([
    ['1-day', 25, 23],
    ['nothing', 1.1, 0.9],
  ] as const)(
    '(%s) a job that has failed goes with its source when its time is over, and not before',
    async (retention, late, early) => {
      peer.statuses = [status('error')]
      await runs.translate()
      expect(await runs.settled()).toMatchObject([{ state: 'failed' }])
      expect(await names()).toHaveLength(1)
      age(early)
      await keep(retention)
      expect(await runs.jobs()).toHaveLength(1)
      age(late)
      await keep(retention)
      expect(await runs.jobs()).toEqual([])
      await eventually(async () => expect(await names()).toEqual([]))
    },
  )

  it('a translation that nobody has saved stays', async () => {
    await runs.translate()
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { place: 'data-folder' } }])
    age(1000)
    await keep('1-day')
    expect(await runs.jobs()).toHaveLength(1)
    expect(await names()).toHaveLength(1)
  })

  it('a translation that was downloaded leaves no trace', async () => {
    const { id } = await runs.translate()
    await runs.settled()
    await runs.call('document.read', { id, offset: 0 })
    age(1000)
    await keep('1-day')
    expect(await runs.jobs()).toEqual([])
  })

  it('files that belong to no job go, and those of jobs stay', async () => {
    await runs.translate()
    await runs.settled()
    const [own = ''] = await names()
    await utimes(inFolder(own), 0, 0)
    for (const name of ['a.source', 'b.result', 'c.result.part']) await addOld(name)
    await writeFile(inFolder('young.source'), 'x')
    await runs.restart()
    expect(await names()).toHaveLength(5)
    await keep('1-day')
    await eventually(async () => expect(await names()).toEqual([own, 'young.source'].toSorted()))
  })
})

describe('a job that cannot be read', () => {
  it.each(["job = 'nonsense'", "job = json_set(job, '$.whenDone', 'of the future')", "state = 'paused'"])(
    '(%s) is shown, starts nothing, keeps its file, and can be removed',
    async (change) => {
      await runs.translate()
      await runs.settled()
      const asked = peer.asked.length
      write(`UPDATE document_jobs SET ${change}`)
      age(1000)
      await keep('1-day')
      const [job] = await runs.jobs()
      expect(job).toMatchObject({
        state: 'failed',
        canRetry: false,
        error: { kind: 'storage', what: 'document' },
      })
      await runs.settled()
      expect(await names()).toHaveLength(1)
      expect(await runs.backend.dispatch('document.retry', { id: job?.id })).toMatchObject({ ok: false })
      await runs.call('document.remove', { id: job?.id })
      expect([await runs.jobs(), await names(), peer.asked.length]).toEqual([[], [], asked])
    },
  )
})
