import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { MAX_DOCUMENT_BYTES } from '../../core/areas/documents/types.ts'
import { type OpenedFile, OpenedFiles, sessionFilesIn } from './opened-files.ts'

let folder: string
let taken: OpenedFile[]
const path = (name: string) => join(folder, name)
const put = (name: string, content = name) => {
  writeFileSync(path(name), content)
  return path(name)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-opened-'))
  taken = []
  app.removeAllListeners()
})
afterEach(() => rmSync(folder, { recursive: true }))

const begin = (...args: readonly string[]) => new OpenedFiles(['parley', ...args], folder)
const serve = (files: OpenedFiles) => files.serve((opened) => taken.push(opened))
const contents = () =>
  taken.map(({ name, file }) => [
    name,
    file.ok ? Buffer.from(file.value.content).toString() : file.error.kind,
  ])

describe('session files among the arguments of a start', () => {
  it('are found by their extension, with any folder and in any case', () => {
    const found = sessionFilesIn(
      ['parley.parley', '--lang=de', 'a.parley', '/b/C.PARLEY', 'notes.txt', '', '.'],
      '/here',
    )
    expect(found).toEqual(['/here/a.parley', '/b/C.PARLEY'])
  })

  it('may be addresses, as some desktops pass them', () => {
    const address = pathToFileURL('/meetings/Ana & team.parley').href
    expect(sessionFilesIn(['parley', address], '/here')).toEqual(['/meetings/Ana & team.parley'])
  })

  it.each([
    'file://evil.test/share/a.parley',
    'file:///a%2Fb.parley',
    'file:///%zz.parley',
    '--user-data-dir=/evil.parley',
    '-a.parley',
    'a.parley.exe',
    'parley',
  ])('are not %s', (argument) => {
    expect(sessionFilesIn(['parley', argument], '/here')).toEqual([])
  })
})

describe('a session file', () => {
  it('is read when the app is started with it, once the app is ready', async () => {
    put('a.parley')
    const files = begin('a.parley')
    expect(contents()).toEqual([])
    serve(files)
    await expect.poll(contents).toEqual([['a.parley', 'a.parley']])
  })

  it('is read when the app is started again, from the folder of that start', async () => {
    mkdirSync(path('sub'))
    put('sub/b.parley')
    serve(begin())
    app.emit('second-instance', {}, ['parley', '--switch', 'b.parley'], path('sub'))
    await expect.poll(contents).toEqual([['b.parley', 'sub/b.parley']])
  })

  it('is read when macOS opens it, before and after the app is ready', async () => {
    let held = 0
    const openFile = (name: string) =>
      app.emit('open-file', { preventDefault: () => (held += 1) }, path(name))
    for (const name of ['a.parley', 'b.parley', 'notes.txt']) put(name)
    const files = begin()
    openFile('a.parley')
    openFile('notes.txt')
    serve(files)
    await expect.poll(contents).toEqual([['a.parley', 'a.parley']])
    openFile('b.parley')
    await expect.poll(contents).toEqual([
      ['a.parley', 'a.parley'],
      ['b.parley', 'b.parley'],
    ])
    expect(held).toBe(3)
  })

  it('may be a link to one', async () => {
    put('a.parley')
    symlinkSync(path('a.parley'), path('link.parley'))
    serve(begin('link.parley'))
    await expect.poll(contents).toEqual([['link.parley', 'a.parley']])
  })

  it('is named without its folder', async () => {
    serve(begin('/nowhere/secret/gone.parley'))
    await expect.poll(contents).toEqual([['gone.parley', 'storage']])
    expect(JSON.stringify(taken)).not.toContain('secret')
  })

  it('is one of ten at a time', async () => {
    const names = Array.from({ length: 12 }, (_, place) => `${place}.parley`)
    for (const name of names) put(name)
    serve(begin(...names))
    await expect.poll(contents).toHaveLength(10)
    app.emit('second-instance', {}, ['parley', ...names], folder)
    await expect.poll(contents).toHaveLength(20)
  })
})

describe('what is not a session file', () => {
  it.each([
    ['a folder', (name: string) => mkdirSync(path(name)), 'storage'],
    ['a pipe, which would never answer', (name: string) => execFileSync('mkfifo', [path(name)]), 'storage'],
    ['a device', (name: string) => symlinkSync('/dev/zero', path(name)), 'storage'],
    ['a link to nothing', (name: string) => symlinkSync(path('gone'), path(name)), 'storage'],
    [
      'a file without end',
      (name: string) => truncateSync(put(name), MAX_DOCUMENT_BYTES + 1),
      'invalid-input',
    ],
  ])('is refused: %s', async (_what, make, kind) => {
    make('a.parley')
    serve(begin('a.parley'))
    await expect.poll(contents).toEqual([['a.parley', kind]])
  })
})
