import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Arriving } from '../service/transfer/download.ts'
import type { Append } from './own-file-writer.ts'
import { OwnFiles } from './own-files.ts'

const CHUNKS = ['Guten ', 'Tag', ', ', 'Welt']
const WHOLE = CHUNKS.join('')
const textOf = (content: Uint8Array) => Buffer.from(content).toString()

const arriving = (fail?: Error): Arriving => ({
  total: WHOLE.length,
  body: (async function* body() {
    for (const chunk of CHUNKS) yield Buffer.from(chunk)
    if (fail !== undefined) throw fail
  })(),
})

/** A disk with room for a limited number of bytes in total. */
function diskOf(room: number): Append {
  let left = room
  return async (file, chunk) => {
    left -= chunk.length
    if (left < 0) throw new Error('ENOSPC: no space left on device, write')
    await file.appendFile(chunk)
  }
}

let home: string
let folder: string
let spareFolder: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-own-files-'))
  folder = join(home, 'documents')
  spareFolder = join(home, 'spare')
})
afterEach(() => rm(home, { recursive: true }))

const readOf = async (files: OwnFiles, place: 'data-folder' | 'temporary-folder' | 'memory') => {
  const read = await files.readResult('a', place)
  return read.ok ? textOf(read.value) : read.error
}

describe('a translation that arrives', () => {
  it('is in the data folder for its user alone, once it is whole', async () => {
    let isNamedOpen: boolean | undefined
    const append: Append = async (file, chunk) => {
      const close = file.close.bind(file)
      file.close = () => {
        isNamedOpen = existsSync(join(folder, 'a.result'))
        return close()
      }
      await file.appendFile(chunk)
    }
    const files = new OwnFiles({ folder, spareFolder, append })
    const seen: number[] = []
    expect(await files.receive('a', arriving(), (bytes) => seen.push(bytes))).toEqual({
      place: 'data-folder',
      bytes: WHOLE.length,
    })
    expect(seen).toEqual([6, 9, 11, 15])
    // Some systems do not rename a file that is open.
    expect(isNamedOpen).toBe(false)
    expect(await readdir(folder)).toEqual(['a.result'])
    expect((await stat(join(folder, 'a.result'))).mode & 0o777).toBe(
      process.platform === 'win32' ? 0o666 : 0o600,
    )
    expect(await readOf(files, 'data-folder')).toBe(WHOLE)
    const chunk = await files.readChunk('a', 'data-folder', 6, 5)
    expect(chunk.ok && textOf(chunk.value)).toBe('Tag, ')
    const last = await files.readChunk('a', 'data-folder', 11, 500)
    expect(last.ok && textOf(last.value)).toBe('Welt')
  })

  it('that breaks off leaves nothing behind', async () => {
    const files = new OwnFiles({ folder, spareFolder })
    await expect(files.receive('a', arriving(new Error('reset')), () => undefined)).rejects.toThrow('reset')
    expect(await readdir(folder)).toEqual([])
    expect(await files.findResult('a')).toBeUndefined()
  })

  it('goes to the temporary files where the data folder cannot be written', async () => {
    await writeFile(folder, 'in the way')
    const files = new OwnFiles({ folder, spareFolder })
    const kept = await files.receive('a', arriving(), () => undefined)
    expect(kept).toEqual({
      place: 'temporary-folder',
      bytes: WHOLE.length,
      problem: expect.stringMatching(/EEXIST|ENOTDIR/),
    })
    expect(await readFile(join(spareFolder, 'parley-a.result'), 'utf8')).toBe(WHOLE)
    expect(await readOf(files, 'temporary-folder')).toBe(WHOLE)
    await files.dropResult('a')
    expect(await readdir(spareFolder)).toEqual([])
  })

  it('stays in memory where the disk is full, whole, though a part was written', async () => {
    const files = new OwnFiles({ folder, spareFolder, append: diskOf(10) })
    const kept = await files.receive('a', arriving(), () => undefined)
    expect(kept).toMatchObject({ place: 'memory', problem: expect.stringMatching(/ENOSPC/) })
    expect(await readdir(folder)).toEqual([])
    expect(await readdir(spareFolder)).toEqual([])
    expect(await readOf(files, 'memory')).toBe(WHOLE)
    const chunk = await files.readChunk('a', 'memory', 6, 3)
    expect(chunk.ok && textOf(chunk.value)).toBe('Tag')
    await files.dropResult('a')
    expect(await readOf(files, 'memory')).toMatchObject({ kind: 'storage', what: 'document' })
  })
})

it('a translation is not in memory while the disk takes it', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const chunks: WeakRef<Uint8Array>[] = []
  let inMemory = 0
  const many: Arriving = {
    total: undefined,
    body: (async function* body() {
      for (let i = 0; i < 100; i += 1) {
        const chunk = Buffer.alloc(1000, 'x')
        chunks.push(new WeakRef(chunk))
        yield chunk
      }
      collectGarbage()
      inMemory = chunks.filter((chunk) => chunk.deref() !== undefined).length
    })(),
  }
  const files = new OwnFiles({ folder, spareFolder })
  expect(await files.receive('a', many, () => undefined)).toEqual({ place: 'data-folder', bytes: 100_000 })
  expect(inMemory).toBeLessThan(5)
})

it('a translation that the disk takes, and then cannot put in its place, is kept elsewhere', async () => {
  await mkdir(join(folder, 'a.result', 'in the way'), { recursive: true })
  const files = new OwnFiles({ folder, spareFolder })
  const kept = await files.receive('a', arriving(), () => undefined)
  expect(kept).toMatchObject({
    place: 'temporary-folder',
    problem: expect.stringMatching(/EISDIR|ENOTEMPTY|EEXIST/),
  })
  expect(await readOf(files, 'temporary-folder')).toBe(WHOLE)
  expect(await readdir(folder)).toEqual(['a.result'])
})

describe('a source', () => {
  it('is kept and dropped', async () => {
    const files = new OwnFiles({ folder, spareFolder })
    const source = await files.keepSource(Buffer.from('Hello'))
    if (!source.ok) throw new Error('not kept')
    const read = await files.readSource(source.value)
    expect(read.ok && textOf(read.value)).toBe('Hello')
    await files.dropSource(source.value)
    expect(await readdir(folder)).toEqual([])
    expect(await files.readSource(source.value)).toMatchObject({ error: { kind: 'storage' } })
  })

  it('for which there is no room is refused, and leaves nothing behind', async () => {
    const files = new OwnFiles({ folder, spareFolder, append: diskOf(3) })
    expect(await files.keepSource(Buffer.from('Hello'))).toMatchObject({
      error: { kind: 'storage', what: 'document', detail: expect.stringMatching(/ENOSPC/) },
    })
    expect(await readdir(folder)).toEqual([])
  })
})
