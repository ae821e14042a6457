import { describe, expect, it } from 'vitest'
import { SavedFiles } from './saved-files.ts'

describe('a file that the host has saved', () => {
  it('is named to pages, which can show its folder without knowing its path', async () => {
    const told: unknown[] = []
    const opened: string[] = []
    const files = new SavedFiles({
      publish: (event, payload) => told.push([event, payload]),
      openFolder: async (path) => {
        opened.push(path)
        return opened.length > 1 ? 'no file manager' : undefined
      },
    })
    files.saved('/home/ana/Documents/note de.txt')
    const [id] = JSON.stringify(told).match(/[0-9a-f-]{36}/) ?? ['']
    expect(told).toEqual([['file.saved', { id, name: 'note de.txt' }]])
    const open = files.handlers['file.openFolder']
    expect(await open({ id })).toEqual({ ok: true, value: {} })
    expect(await open({ id })).toEqual({
      ok: false,
      error: { kind: 'unexpected', detail: 'no file manager' },
    })
    expect(opened).toEqual(['/home/ana/Documents', '/home/ana/Documents'])
    expect(await open({ id: '/etc' })).toMatchObject({ error: { kind: 'invalid-input', field: 'id' } })
    for (let count = 0; count < 20; count += 1) files.saved(`/tmp/${count}.csv`)
    expect(await open({ id })).toMatchObject({ error: { kind: 'invalid-input' } })
  })

  it('is not offered by a host without a file manager', async () => {
    const told: unknown[] = []
    const files = new SavedFiles({ publish: (event) => told.push(event) })
    files.saved('/home/ana/note.txt')
    expect(told).toEqual([])
    expect(await files.handlers['file.openFolder']({ id: 'x' })).toEqual({
      ok: false,
      error: { kind: 'other-host-only' },
    })
  })
})
