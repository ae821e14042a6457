import { describe, expect, it } from 'vitest'
import { bytes, type DocumentPeer } from '../../../test/support/service/document-peer.ts'
import type { DocumentRuns } from '../../../test/support/service/document-runs.ts'
import { eachWithDocuments } from '../../../test/support/service/each-with-documents.ts'

let peer: DocumentPeer
let runs: DocumentRuns
eachWithDocuments((opened) => ({ peer, runs } = opened))

describe('for a page without paths', () => {
  const send = async (name: string, content: string): Promise<string> => {
    const { id } = await runs.call<{ id: string }>('file.begin', { name, bytes: content.length })
    await runs.call('file.append', { id, offset: 0, data: Buffer.from(content) })
    return (await runs.call<{ handle: string }>('file.end', { id })).handle
  }

  it('a document comes and goes in pieces, and our copy stays until it is removed', async () => {
    await runs.restart({ files: {} })
    peer.results = [bytes('x'.repeat(600_000))]
    const file = await send('letter.txt', 'Hello')
    const { id } = await runs.translate({ file })
    expect(await runs.settled()).toMatchObject([{ state: 'done', result: { bytes: 600_000 } }])
    await runs.call('document.read', { id, offset: 0 })
    expect(await runs.settled()).not.toMatchObject([{ result: { isDownloaded: true } }])
    const chunks = [0, 524_288, 600_000].map((offset) =>
      runs.call<{ data: Uint8Array; total: number }>('document.read', { id, offset }),
    )
    expect((await Promise.all(chunks)).map(({ data, total }) => [data.length, total])).toEqual([
      [524_288, 600_000],
      [75_712, 600_000],
      [0, 600_000],
    ])
    // A page that is loaded again still knows it.
    expect(await runs.settled()).toMatchObject([{ result: { place: 'data-folder', isDownloaded: true } }])
    await runs.call('document.remove', { id })
    expect(await runs.ownFiles()).toEqual([])
    expect(await runs.backend.dispatch('document.read', { id, offset: 0 })).toMatchObject({
      error: { kind: 'invalid-input', field: 'id' },
    })
    // A handle is used up by the call that received it.
    expect(
      await runs.backend.dispatch('document.translate', { file, targetLanguages: ['DE'] }),
    ).toMatchObject({ error: { kind: 'invalid-input', field: 'file' } })
  })

  it('what only a desktop can do says so', async () => {
    await runs.restart({ files: {} })
    const file = await send('letter.txt', 'Hello')
    const elsewhere = { ok: false, error: { kind: 'other-host-only' } }
    expect(await runs.backend.dispatch('document.pick', {})).toEqual(elsewhere)
    expect(
      await runs.backend.dispatch('document.translate', {
        file,
        targetLanguages: ['DE'],
        whenDone: 'beside-source',
      }),
    ).toEqual(elsewhere)
    const { id } = await runs.translate({ file })
    await runs.settled()
    expect(await runs.backend.dispatch('document.save', { id })).toEqual(elsewhere)
    expect(await runs.backend.dispatch('document.save', { id, to: 'beside-source' })).toEqual(elsewhere)
    expect(
      await runs.backend.dispatch('document.translate', {
        file: '/etc/hostname.txt',
        targetLanguages: ['DE'],
      }),
    ).toMatchObject({
      error: { kind: 'invalid-input', field: 'file', problem: { type: 'unknown-value' } },
    })
  })
})
