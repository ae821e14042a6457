import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../core/base/result.ts'
import type { Arriving } from '../service/transfer/download-document.ts'
import type { Append } from './own-file-writer.ts'
import { OwnFiles, receive } from './own-files.ts'

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
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-own-files-'))
  folder = join(home, 'documents')
})
afterEach(() => rm(home, { recursive: true }))

const readOf = async (files: OwnFiles) => {
  const read = await files.readResult('a')
  return read.ok ? textOf(read.value) : read.error
}

/** Opens the file of translation `a` and receives it. */
async function take(files: OwnFiles, from: Arriving, arrived: (bytes: number) => void = () => undefined) {
  const opened = await files.openResult('a', WHOLE.length)
  if (!opened.ok) return opened
  await using writer = opened.value
  return await receive(writer, from, arrived)
}

describe('a translation that arrives', () => {
  it('is in the data folder for its user alone, once it is whole', async () => {
    let isNamedOpen: boolean | undefined
    const append: Append = async (file, chunk) => {
      const close = file.close.bind(file)
      file.close = () => {
        isNamedOpen ??= existsSync(join(folder, 'a.result'))
        return close()
      }
      await file.appendFile(chunk)
    }
    const files = new OwnFiles(folder, append)
    const seen: number[] = []
    expect(await take(files, arriving(), (bytes) => seen.push(bytes))).toEqual(ok(WHOLE.length))
    expect(seen).toEqual([6, 9, 11, 15])
    // Some systems do not rename a file that is open.
    expect(isNamedOpen).toBe(false)
    expect(await readdir(folder)).toEqual(['a.result'])
    expect((await stat(join(folder, 'a.result'))).mode & 0o777).toBe(
      process.platform === 'win32' ? 0o666 : 0o600,
    )
    expect(await files.findResult('a')).toBe(WHOLE.length)
    expect(await readOf(files)).toBe(WHOLE)
    const chunk = await files.readChunk('a', 6, 5)
    expect(chunk.ok && textOf(chunk.value)).toBe('Tag, ')
    const last = await files.readChunk('a', 11, 500)
    expect(last.ok && textOf(last.value)).toBe('Welt')
    await files.dropResult('a')
    expect(await readOf(files)).toMatchObject({ kind: 'storage', what: 'translation' })
  })

  it('that breaks off leaves nothing behind', async () => {
    const files = new OwnFiles(folder)
    await expect(take(files, arriving(new Error('reset')))).rejects.toThrow('reset')
    expect(await readdir(folder)).toEqual([])
    expect(await files.findResult('a')).toBeUndefined()
  })

  it('is not asked for where the data folder cannot be written', async () => {
    await writeFile(folder, 'in the way')
    expect(await new OwnFiles(folder).openResult('a', 5)).toMatchObject({
      error: { kind: 'storage', what: 'translation', detail: expect.stringMatching(/EEXIST|ENOTDIR/) },
    })
  })

  it('is not asked for where the disk has no room for it', async () => {
    expect(await new OwnFiles(folder).openResult('a', 2 ** 60)).toMatchObject({
      error: { kind: 'storage', what: 'translation', detail: 'no space left on the disk' },
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('says so if the disk is full in the middle, and leaves nothing behind', async () => {
    expect(await take(new OwnFiles(folder, diskOf(10)), arriving())).toMatchObject({
      error: { kind: 'storage', what: 'translation', detail: expect.stringMatching(/ENOSPC/) },
    })
    expect(await readdir(folder)).toEqual([])
  })

  it('says so if it cannot be put in its place', async () => {
    await mkdir(join(folder, 'a.result', 'in the way'), { recursive: true })
    expect(await take(new OwnFiles(folder), arriving())).toMatchObject({
      error: { kind: 'storage', detail: expect.stringMatching(/EISDIR|ENOTEMPTY|EEXIST|EPERM/) },
    })
    expect(await readdir(folder)).toEqual(['a.result'])
  })
})

describe('a source', () => {
  it('is kept and dropped', async () => {
    const files = new OwnFiles(folder)
    const source = await files.keepSource(Buffer.from('Hello'))
    if (!source.ok) throw new Error('not kept')
    const read = await files.readSource(source.value)
    expect(read.ok && textOf(read.value)).toBe('Hello')
    await files.dropSource(source.value)
    expect(await readdir(folder)).toEqual([])
    expect(await files.readSource(source.value)).toMatchObject({ error: { kind: 'storage' } })
  })

  it('for which there is no room is refused, and leaves nothing behind', async () => {
    const files = new OwnFiles(folder, diskOf(3))
    expect(await files.keepSource(Buffer.from('Hello'))).toMatchObject({
      error: { kind: 'storage', what: 'document', detail: expect.stringMatching(/ENOSPC/) },
    })
    expect(await readdir(folder)).toEqual([])
  })
})
