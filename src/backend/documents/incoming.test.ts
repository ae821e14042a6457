import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { IncomingFiles } from './incoming.ts'

const MB = 1024 * 1024
const MINUTES = 60_000
const textOf = (content: Uint8Array) => Buffer.from(content).toString()

function begin(files: IncomingFiles, name: string, bytes: number): string {
  const begun = files.begin(name, bytes)
  if (!begun.ok) throw new Error('not begun')
  return begun.value.id
}

describe('a file that a page hands in', () => {
  it('arrives in pieces, and is a document under a name that leads nowhere', async () => {
    const files = new IncomingFiles(new VirtualClock(), false)
    const id = begin(files, '../../letter.txt', 5)
    expect(files.append(id, 0, Buffer.from('He'))).toEqual({ ok: true, value: { received: 2 } })
    expect(files.append(id, 2, Buffer.from('llo'))).toEqual({ ok: true, value: { received: 5 } })
    expect(files.end(id)).toEqual({ ok: true, value: { handle: id, name: '../../letter.txt', bytes: 5 } })
    const read = await files.read(id)
    expect(read).toMatchObject({ ok: true, value: { name: 'letter.txt' } })
    expect(read.ok && textOf(read.value.content)).toBe('Hello')
    files.forget(id)
    expect(await files.read(id)).toMatchObject({ error: { kind: 'invalid-input', field: 'file' } })
  })

  it('needs room also if it is empty: there is none for any number of files', () => {
    const files = new IncomingFiles(new VirtualClock(), false)
    let count = 0
    while (count < 10_000 && files.begin('empty.txt', 0).ok) count += 1
    expect(count).toBeLessThan(10_000)
  })

  it('is none before all of it is there', async () => {
    const files = new IncomingFiles(new VirtualClock(), false)
    const id = begin(files, 'a.txt', 5)
    files.append(id, 0, Buffer.from('He'))
    expect(files.end(id)).toMatchObject({ error: { field: 'data', problem: { limit: 5, actual: 2 } } })
    expect(await files.read(id)).toMatchObject({ ok: false })
  })

  it('takes no piece out of order, and none beyond its end', () => {
    const files = new IncomingFiles(new VirtualClock(), false)
    const id = begin(files, 'a.txt', 5)
    expect(files.append(id, 2, Buffer.from('llo'))).toMatchObject({ error: { field: 'offset' } })
    expect(files.append(id, 0, Buffer.from('Hello!'))).toMatchObject({
      error: { field: 'data', problem: { type: 'too-much', limit: 5, actual: 6 } },
    })
    expect(files.append('another', 0, Buffer.from('H'))).toMatchObject({ error: { field: 'id' } })
  })

  it('does not wait for ever, and each piece gives it time', async () => {
    const clock = new VirtualClock()
    const files = new IncomingFiles(clock, false)
    const id = begin(files, 'a.txt', 2)
    await clock.advance(14 * MINUTES)
    expect(files.append(id, 0, Buffer.from('a')).ok).toBe(true)
    await clock.advance(14 * MINUTES)
    expect(files.append(id, 1, Buffer.from('b')).ok).toBe(true)
    await clock.advance(15 * MINUTES)
    expect(files.end(id)).toMatchObject({ error: { kind: 'invalid-input', field: 'id' } })
  })

  it('is refused where too much waits already', () => {
    const files = new IncomingFiles(new VirtualClock(), false)
    for (const name of ['a', 'b', 'c', 'd']) begin(files, `${name}.pdf`, 30 * MB)
    expect(files.begin('e.pdf', 1)).toMatchObject({
      error: { field: 'file', problem: { type: 'too-much', limit: 120 * MB } },
    })
    files.forgetAll()
    expect(files.begin('e.pdf', 1).ok).toBe(true)
  })
})

describe('a file that the user opens with the app', () => {
  const opened = (files: IncomingFiles, bytes: number) => files.add('week.parley', new Uint8Array(bytes))

  it('waits for longer than a meeting, and not for ever', async () => {
    const clock = new VirtualClock()
    const files = new IncomingFiles(clock, false)
    const id = opened(files, 5)
    if (!id.ok) throw new Error('not opened')
    await clock.advance(11 * 60 * MINUTES)
    expect(await files.read(id.value)).toMatchObject({ value: { name: 'week.parley' } })
    await clock.advance(60 * MINUTES)
    expect(await files.read(id.value)).toMatchObject({ error: { kind: 'invalid-input' } })
  })

  it('is refused where too much waits already', () => {
    const files = new IncomingFiles(new VirtualClock(), false)
    for (let each = 0; each < 4; each += 1) expect(opened(files, 30 * MB).ok).toBe(true)
    expect(opened(files, 1)).toMatchObject({ error: { problem: { type: 'too-much', limit: 120 * MB } } })
  })
})

describe('a path', () => {
  it('is a handle at a terminal only; elsewhere it is picked by the host', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-incoming-'))
    const path = join(folder, 'letter.txt')
    await writeFile(path, 'Hello')
    const desktop = new IncomingFiles(new VirtualClock(), false)
    expect(await desktop.read(path)).toMatchObject({ error: { kind: 'invalid-input', field: 'file' } })
    expect(await new IncomingFiles(new VirtualClock(), true).read(path)).toMatchObject({
      value: { name: 'letter.txt', folder },
    })
    const picked = await desktop.addPath(path)
    if (!picked.ok) throw new Error('not picked')
    expect(picked.value).toMatchObject({ name: 'letter.txt', bytes: 5 })
    expect(JSON.stringify(picked.value)).not.toContain(folder)
    expect(await desktop.read(picked.value.handle)).toMatchObject({ value: { folder } })
    await rm(folder, { recursive: true })
    expect(await desktop.read(picked.value.handle)).toMatchObject({
      error: { kind: 'storage', what: 'document' },
    })
  })
})
