import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { saveAs, saveInFolder } from './saving.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-saving-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const content = Buffer.from('Hallo')

describe('saving into a folder', () => {
  it('takes the next free name, and never another’s file', async () => {
    await writeFile(join(folder, 'a de.txt'), 'mine')
    const saved = await Promise.all([1, 2, 3].map(() => saveInFolder(folder, 'a de.txt', content)))
    expect(new Set(saved.map((result) => result.ok && result.value))).toEqual(
      new Set(['a de (2).txt', 'a de (3).txt', 'a de (4).txt']),
    )
    expect(await readFile(join(folder, 'a de.txt'), 'utf8')).toBe('mine')
    expect(await readdir(folder)).toHaveLength(4)
    for (const name of ['a de (2).txt', 'a de (3).txt', 'a de (4).txt'])
      expect(await readFile(join(folder, name), 'utf8')).toBe('Hallo')
  })

  it('that is gone says so', async () => {
    await rm(folder, { recursive: true })
    expect(await saveInFolder(folder, 'a.txt', content)).toEqual({
      ok: false,
      error: expect.stringMatching(/ENOENT/),
    })
  })
})

describe('saving under a chosen path', () => {
  it('replaces what the user agreed to replace', async () => {
    const path = join(folder, 'a.txt')
    await writeFile(path, 'a much longer text from before')
    expect(await saveAs(path, content)).toEqual({ ok: true, value: 'a.txt' })
    expect(await readFile(path, 'utf8')).toBe('Hallo')
    expect(await readdir(folder)).toEqual(['a.txt'])
  })

  it('leaves nothing behind where it fails', async () => {
    expect(await saveAs(folder, content)).toMatchObject({ ok: false })
    expect(await saveAs(join(folder, 'none', 'a.txt'), content)).toMatchObject({ ok: false })
    expect(await readdir(folder)).toEqual([])
  })
})
