import { describe, expect, it } from 'vitest'
import { MAX_LIST_FILE_BYTES, readTextFile } from './read-file.ts'

describe('a file of text', () => {
  it('in another encoding is rejected instead of corrupted', async () => {
    const latin = new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65])
    const refused = { ok: false, error: { field: 'file', problem: { type: 'not-text', line: 1, column: 3 } } }
    expect(await readTextFile(new File([latin], 'a.csv'))).toMatchObject(refused)
  })

  it('that cannot be read any more is not said to be in another encoding', async () => {
    const gone = Object.assign(new File([], 'a.csv'), {
      arrayBuffer: () => Promise.reject(new Error('gone')),
    })
    expect(await readTextFile(gone)).toMatchObject({ ok: false, error: { kind: 'storage', detail: 'gone' } })
  })

  it('that is too large is not even opened', async () => {
    const file = new File([new Uint8Array(MAX_LIST_FILE_BYTES + 1)], 'a.csv')
    expect(await readTextFile(file)).toMatchObject({ ok: false, error: { problem: { type: 'too-much' } } })
  })
})
