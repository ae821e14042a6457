import { randomUUID } from 'node:crypto'
import { closeSync, ftruncateSync, openSync, readdirSync, readFileSync, statSync, writeSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Appended, SoundFiles, type WriteChunk } from './sound-files.ts'

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parley-sound-'))
  folder = join(root, 'sound')
})
afterEach(() => rm(root, { recursive: true }))

const id = randomUUID()
const bytes = (...values: number[]) => Uint8Array.from(values)
const stored = () => [...readFileSync(join(folder, `${id}.ogg`))]

/** A disk with room for a limited number of bytes. */
function diskWith(room: number): { write: WriteChunk; room: number } {
  const disk = {
    room,
    write: (file: number, data: Uint8Array, from: number, length: number, position: number) => {
      if (disk.room === 0) throw new Error('ENOSPC: no space left on device, write')
      const written = writeSync(file, data, from, Math.min(length, disk.room), position)
      disk.room -= written
      return written
    },
  }
  return disk
}

/** Stored length after a chunk: a full disk leaves it unchanged. */
function storedOr(before: number, append: () => Appended): number {
  try {
    const { isKept, storedBytes } = append()
    return isKept ? storedBytes : Number.NaN
  } catch (thrown) {
    if (String(thrown).includes('ENOSPC')) return before
    throw thrown
  }
}

describe('the file of a sound', () => {
  it('is created with its first chunk, for its user only', () => {
    const files = new SoundFiles(folder)
    expect(files.append(id, 0, bytes())).toEqual({ isKept: true, storedBytes: 0 })
    expect([files.bytes(id), files.all(), readdirSync(root)]).toEqual([0, [], []])
    expect(files.append(id, 0, bytes(1, 2))).toEqual({ isKept: true, storedBytes: 2 })
    const isWindows = process.platform === 'win32'
    expect(statSync(join(folder, `${id}.ogg`)).mode & 0o777).toBe(isWindows ? 0o666 : 0o600)
    expect(statSync(folder).mode & 0o777).toBe(isWindows ? 0o666 : 0o700)
    expect(files.all()).toMatchObject([{ id, bytes: 2 }])
  })

  it('appends the new part of a chunk, and reports its length', () => {
    const files = new SoundFiles(folder)
    files.append(id, 0, bytes(1, 2, 3))
    expect(files.append(id, 0, bytes(1, 2, 3))).toEqual({ isKept: true, storedBytes: 3 })
    expect(files.append(id, 1, bytes(2))).toEqual({ isKept: true, storedBytes: 3 })
    expect(files.append(id, 2, bytes(3, 4))).toEqual({ isKept: true, storedBytes: 4 })
    expect(files.append(id, 4, bytes())).toEqual({ isKept: true, storedBytes: 4 })
    expect(stored()).toEqual([1, 2, 3, 4])
  })

  it('never has a hole, nor two streams in one', () => {
    const files = new SoundFiles(folder)
    expect(files.append(id, 1, bytes(2))).toEqual({ isKept: false, storedBytes: 0 })
    expect(readdirSync(root)).toEqual([])
    files.append(id, 0, bytes(1, 2, 3))
    expect(files.append(id, 4, bytes(5))).toEqual({ isKept: false, storedBytes: 3 })
    expect(files.append(id, 0, bytes(1, 9, 3, 4))).toEqual({ isKept: false, storedBytes: 3 })
    expect(stored()).toEqual([1, 2, 3])
  })

  it('that was deleted does not come back', () => {
    const files = new SoundFiles(folder)
    files.append(id, 0, bytes(1, 2))
    files.remove(id)
    files.remove(id)
    expect(files.append(id, 2, bytes(3))).toEqual({ isKept: false, storedBytes: 0 })
    expect(readdirSync(folder)).toEqual([])
  })

  it.each(['../outside', '..', '', 'a/b', `${id}/../../x`, `${id}\0`, id.toUpperCase(), `${id}.ogg`])(
    'is nowhere but in its folder: not for %j',
    (name) => {
      const files = new SoundFiles(folder)
      expect(files.append(name, 0, bytes(1))).toEqual({ isKept: false, storedBytes: 0 })
      expect([files.path(name), files.bytes(name)]).toEqual([undefined, 0])
      files.remove(name)
      expect(readdirSync(root)).toEqual([])
    },
  )

  it('is not confused with files that others have put beside it', async () => {
    await mkdir(folder)
    for (const name of ['notes.txt', 'other.ogg', `${id}.ogg.part`]) await writeFile(join(folder, name), 'x')
    expect(new SoundFiles(folder).all()).toEqual([])
  })
})

describe('a disk that is full', () => {
  it('leaves the file unchanged, and the same chunk is accepted when there is room', () => {
    const disk = diskWith(4)
    const files = new SoundFiles(folder, disk.write)
    files.append(id, 0, bytes(1, 2, 3))
    expect(() => files.append(id, 3, bytes(4, 5, 6))).toThrow(/^ENOSPC/)
    expect(stored()).toEqual([1, 2, 3])
    disk.room = 10
    expect(files.append(id, 3, bytes(4, 5, 6))).toEqual({ isKept: true, storedBytes: 6 })
    expect(stored()).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('leaves no file where there was none', () => {
    const files = new SoundFiles(folder, diskWith(1).write)
    expect(() => files.append(id, 0, bytes(1, 2))).toThrow(/^ENOSPC/)
    expect(readdirSync(folder)).toEqual([])
  })
})

it('stores the stream from its beginning despite repeated, truncated and refused chunks', () => {
  const step = fc.record({
    /** Number of bytes that the page repeats, because their answers were lost. */
    back: fc.nat(30),
    length: fc.nat(40),
    room: fc.option(fc.nat(30)),
    /** Number of bytes that a host wrote of the next chunk before it was killed. */
    torn: fc.nat(10),
  })
  const stream = Uint8Array.from({ length: 4000 }, (_each, at) => (at * 7919) % 251)
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const name = randomUUID()
      let acknowledged = 0
      for (const { back, length, room, torn } of steps) {
        const files = new SoundFiles(folder, room === null ? writeSync : diskWith(room).write)
        const at = Math.max(0, acknowledged - back)
        const storedBytes = storedOr(acknowledged, () =>
          files.append(name, at, stream.subarray(at, at + length)),
        )
        expect(storedBytes).toBeGreaterThanOrEqual(acknowledged)
        acknowledged = storedBytes
        expect(files.bytes(name)).toBeGreaterThanOrEqual(acknowledged)
        if (acknowledged === 0) continue
        const file = openSync(join(folder, `${name}.ogg`), 'r+')
        const end = files.bytes(name)
        writeSync(file, stream, end, torn, end)
        if (torn % 2 === 1) ftruncateSync(file, end)
        closeSync(file)
      }
      if (acknowledged === 0) return
      const onDisk = readFileSync(join(folder, `${name}.ogg`))
      expect(onDisk.length).toBeGreaterThanOrEqual(acknowledged)
      expect(onDisk.equals(stream.subarray(0, onDisk.length))).toBe(true)
    }),
    { numRuns: 40 },
  )
})
