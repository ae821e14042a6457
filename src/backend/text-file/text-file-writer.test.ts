import { link, mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TextFileWriter } from './text-file-writer.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-text-'))
})
afterEach(() => rm(folder, { recursive: true }))

const path = (name: string) => join(folder, name)
const read = (name: string) => readFile(path(name), 'utf8')

async function begin(): Promise<TextFileWriter> {
  const writer = new TextFileWriter(folder, 'a.txt')
  writer.add('First. ')
  expect(await writer.flush()).toBeUndefined()
  return writer
}

describe.skipIf(process.platform === 'win32')('a text file', () => {
  it('is for its user alone', async () => {
    await begin()
    expect((await stat(path('a.txt'))).mode & 0o777).toBe(0o600)
  })

  it.each([
    ['a symbolic link', symlink],
    ['a second name', link],
  ])('goes on elsewhere where somebody has put %s of another file in its place', async (_what, put) => {
    const writer = await begin()
    await writeFile(path('victim.rc'), 'mine\n')
    await rename(path('a.txt'), path('moved.txt'))
    await put(path('victim.rc'), path('a.txt'))
    writer.add('Second.')
    expect(await writer.flush()).toBeUndefined()
    expect(await read('victim.rc')).toBe('mine\n')
    expect(await read('a (2).txt')).toBe('Second.')
  })

  it('goes on where an editor has saved it anew, and where it was moved away', async () => {
    const writer = await begin()
    await writeFile(path('edited'), 'First! ')
    await rename(path('edited'), path('a.txt'))
    writer.add('Second. ')
    expect(await writer.flush()).toBeUndefined()
    expect(await read('a.txt')).toBe('First! Second. ')
    await rename(path('a.txt'), path('moved.txt'))
    writer.add('Third.')
    expect(await writer.flush()).toBeUndefined()
    expect(await read('a.txt')).toBe('Third.')
  })
})

it('waits for room on a disk that is full, and writes nothing twice', async () => {
  let room = 3
  const writer = new TextFileWriter(folder, 'a.txt', async (file, bytes) => {
    if (room === 0)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const { bytesWritten } = await file.write(bytes.subarray(0, room))
    room -= bytesWritten
    return bytesWritten
  })
  writer.add('First. ')
  expect(await writer.flush()).toMatch(/^ENOSPC: no space left on device/)
  expect(await read('a.txt')).toBe('Fir')
  writer.add('Second.')
  room = 100
  expect(await writer.flush()).toBeUndefined()
  expect(await read('a.txt')).toBe('First. Second.')
  expect(await readdir(folder)).toEqual(['a.txt'])
})
