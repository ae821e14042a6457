import { beforeEach, describe, expect, it } from 'vitest'
import type { DocumentJob } from '../../../core/areas/documents/documents-calls.ts'
import { MAX_PIECE_BYTES } from '../../../core/base/chunk.ts'
import { type AppError, unexpected } from '../../../core/base/errors.ts'
import { err, ok } from '../../../core/base/result.ts'
import type { Bridge } from '../../../core/contract/contract.ts'
import { createDocumentsStore, type DocumentsStore } from './documents-store.ts'

const FAULT: AppError = { kind: 'unavailable', status: 503 }
const REQUEST = { targetLanguages: ['DE'] }

type Input = Record<string, unknown>

/** A host that stores uploaded chunks, as the real one does; `before` may answer instead. */
class PlainHost implements Pick<Bridge, 'invoke'> {
  readonly asked: { name: string; input: Input }[] = []
  readonly files = new Map<string, number[]>()
  translation = new Uint8Array(0)
  /** Size of the translation as reported by the host, if it returns fewer bytes. */
  total: number | undefined
  before: (name: string, input: Input) => AppError | undefined = () => undefined

  readonly invoke = (async (name: string, input: Input, { signal }: { signal?: AbortSignal } = {}) => {
    this.asked.push({ name, input })
    await Promise.resolve()
    const refusal = this.before(name, input)
    if (signal?.aborted === true) return err({ kind: 'cancelled' } as const)
    return refusal === undefined ? this.#answer(name, input) : err(refusal)
  }) as Bridge['invoke']

  of(name: string): Input[] {
    return this.asked.filter((each) => each.name === name).map(({ input }) => input)
  }

  #answer(name: string, input: Input) {
    const id = String(input['id'])
    switch (name) {
      case 'file.begin': {
        const handle = `handle-${this.files.size + 1}`
        this.files.set(handle, [])
        return ok({ id: handle })
      }
      case 'file.append': {
        const file = this.files.get(id) ?? []
        for (const byte of input['data'] as Uint8Array) file.push(byte)
        return ok({ received: file.length })
      }
      case 'file.end':
        return ok({ handle: id, name: '', bytes: this.files.get(id)?.length ?? 0 })
      case 'document.translate':
        return ok({ jobs: [] })
      case 'document.read': {
        const offset = Number(input['offset'])
        return ok({
          data: this.translation.slice(offset, offset + 4),
          total: this.total ?? this.translation.length,
        })
      }
      default:
        return err(unexpected(name))
    }
  }
}

let host: PlainHost
let documents: DocumentsStore
let saved: { name: string; content: Blob }[]
beforeEach(() => {
  host = new PlainHost()
  saved = []
  let ids = 0
  documents = createDocumentsStore({
    bridge: host,
    newId: () => String((ids += 1)),
    saveFile: (name, content) => saved.push({ name, content }),
  })
})

const state = () => documents.store.getState()
const sendAll = () =>
  documents.actions.send(
    state().drafts.map(({ id }) => id),
    REQUEST,
  )
const forgotten = (value: unknown): AppError => ({
  kind: 'invalid-input',
  field: 'file',
  problem: { type: 'unknown-value', value: String(value) },
})

describe('documents that are sent', () => {
  it('are uploaded completely in chunks, and leave the list', async () => {
    const content = Uint8Array.from({ length: 2 * MAX_PIECE_BYTES + 3 }, (_, i) => i % 251)
    documents.actions.add([new File([content], 'a.pdf')])
    documents.actions.setFormat('1', 'docx')
    await sendAll()
    expect(Uint8Array.from(host.files.get('handle-1') ?? [])).toEqual(content)
    expect(host.of('file.append').map(({ offset }) => offset)).toEqual([
      0,
      MAX_PIECE_BYTES,
      2 * MAX_PIECE_BYTES,
    ])
    expect(host.of('document.translate')).toEqual([
      { ...REQUEST, file: 'handle-1', outputFormat: 'docx', whenDone: 'keep' },
    ])
    expect(state()).toMatchObject({ drafts: [], sending: undefined })
  })

  it('all go to the account that was active when they were sent', async () => {
    documents.actions.add([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])
    const ids = state().drafts.map(({ id }) => id)
    await documents.actions.send(ids, { ...REQUEST, account: 'work' })
    expect(host.of('document.translate').map(({ account }) => account)).toEqual(['work', 'work'])
  })

  it('stay in the list with the reason if they are rejected, and do not stop the others', async () => {
    documents.actions.add([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])
    host.before = (name, { file }) =>
      name === 'document.translate' && file === 'handle-1' ? FAULT : undefined
    await sendAll()
    expect(state().drafts).toMatchObject([{ name: 'a.txt', error: FAULT }])
  })

  it('are not uploaded again for another attempt', async () => {
    documents.actions.add([new File(['a'], 'a.txt')])
    host.before = (name) => (name === 'document.translate' ? FAULT : undefined)
    await sendAll()
    host.before = () => undefined
    await sendAll()
    expect(host.of('file.begin')).toHaveLength(1)
    expect(state().drafts).toEqual([])
  })

  it('are uploaded again if the host no longer has them', async () => {
    documents.actions.add([new File(['a'], 'a.txt')])
    host.before = (name) => (name === 'document.translate' ? FAULT : undefined)
    await sendAll()
    host.before = (name, { file }) =>
      name === 'document.translate' && file === 'handle-1' ? forgotten(file) : undefined
    await sendAll()
    expect(host.of('document.translate').map(({ file }) => file)).toEqual([
      'handle-1',
      'handle-1',
      'handle-2',
    ])
    expect(state().drafts).toEqual([])
  })

  it('that were picked on the desktop can be saved beside their source, and report an expired handle', async () => {
    documents.actions.addPicked([{ handle: 'picked', name: 'a.txt', bytes: 1 }])
    host.before = (name, { file }) => (name === 'document.translate' ? forgotten(file) : undefined)
    await documents.actions.send(['1'], { ...REQUEST, whenDone: 'beside-source' })
    expect(host.asked).toEqual([
      { name: 'document.translate', input: { ...REQUEST, file: 'picked', whenDone: 'beside-source' } },
    ])
    expect(state().drafts).toMatchObject([{ error: forgotten('picked') }])
  })

  it('stay in the list without an error when sending is cancelled', async () => {
    documents.actions.add([new File(['a'], 'a.txt'), new File(['b'], 'b.txt')])
    host.before = (name) => {
      if (name === 'file.append') documents.actions.cancelSending()
      return undefined
    }
    await sendAll()
    expect(state().drafts.map(({ name, error }) => [name, error])).toEqual([
      ['a.txt', undefined],
      ['b.txt', undefined],
    ])
    expect(host.of('document.translate')).toEqual([])
    expect(state().sending).toBeUndefined()
  })
})

describe('a translation that is downloaded', () => {
  const job = {
    id: 'job',
    state: 'done',
    result: { name: 'a de.txt', bytes: 10, place: 'data-folder' },
  } as DocumentJob

  it('is complete, with the name that the host gives it', async () => {
    host.translation = Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    await documents.actions.download(job)
    expect(saved.map(({ name }) => name)).toEqual(['a de.txt'])
    expect(new Uint8Array(await saved[0]!.content.arrayBuffer())).toEqual(host.translation)
    expect(host.of('document.read').map(({ offset }) => offset)).toEqual([0, 4, 8])
    expect(state().fetching).toEqual({ job: { type: 'downloaded' } })
  })

  it('is one of all finished ones, and a failed one does not stop the others', async () => {
    host.translation = Uint8Array.of(1, 2)
    host.before = (_name, { id }) => (id === 'second' ? FAULT : undefined)
    const jobs = ['first', 'second', 'third'].map(
      (id): DocumentJob => ({ ...job, id, result: { name: `${id}.txt`, bytes: 2, place: 'data-folder' } }),
    )
    await documents.actions.downloadAll(jobs)
    expect(saved.map(({ name }) => name)).toEqual(['first.txt', 'third.txt'])
    expect(state().fetching['second']).toEqual({ type: 'failed', error: FAULT })
  })

  it('is not saved if it is truncated', async () => {
    host.translation = Uint8Array.of(1, 2, 3, 4, 5, 6)
    host.total = 10
    await documents.actions.download(job)
    expect(saved).toEqual([])
    expect(state().fetching['job']).toMatchObject({ type: 'failed', error: { kind: 'unexpected' } })
  })

  it('is not saved partially', async () => {
    host.translation = Uint8Array.of(1, 2, 3, 4, 5, 6)
    host.before = (_name, { offset }) => (offset === 4 ? FAULT : undefined)
    await documents.actions.download(job)
    expect(saved).toEqual([])
    expect(state().fetching).toEqual({ job: { type: 'failed', error: FAULT } })
  })
})
