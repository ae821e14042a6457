import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eraseFolder } from './erase-folder.ts'

let folder: string
let elsewhere: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-erase-'))
  elsewhere = mkdtempSync(join(tmpdir(), 'parley-elsewhere-'))
})
afterEach(() => {
  for (const each of [folder, elsewhere]) rmSync(each, { recursive: true })
})

const put = (name: string, content = 'content', at = folder) => {
  mkdirSync(dirname(join(at, name)), { recursive: true })
  writeFileSync(join(at, name), content)
}
const left = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
const erase = () => eraseFolder(folder)

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const ASIDE = 'unreadable-2026-01-01T00-00-00.000Z'
const OWN = [
  'settings.json',
  'settings.json.new',
  'settings.json.tmp-1234567890abcdef',
  `settings.json.${ASIDE}`,
  'settings.json.copy-6-2026-01-01T00-00-00.000Z',
  'settings.json.copy-6-2026-01-01T00-00-00.000Z.new',
  'updates.json',
  '.updaterId',
  'secrets.json',
  `secrets.json.${ASIDE}`,
  'environment-key.json',
  'webhost.json',
  'resumptions.json',
  'text-file.json',
  'sound-devices.json',
  'library.sqlite',
  'library.sqlite-wal',
  'library.sqlite-shm',
  'library.sqlite.copy-9-2026-01-01T00-00-00.000Z',
  'library.sqlite.beside-2026-01-01T00-00-00.000Z-wal',
  'library.sqlite.beside-2026-01-01T00-00-00.000Z.copy-9-2026-01-01T00-00-00.000Z',
  'library.sqlite.lock',
  'library.sqlite.unfinished',
  'library.sqlite.unfinished-journal',
  `library.sqlite.${ASIDE}`,
  `library.sqlite.${ASIDE}-wal`,
  `library.sqlite.${ASIDE}-shm`,
  `library.sqlite.${ASIDE}.copy-9-2026-01-01T00-00-00.000Z`,
  `sound/${ID}.ogg`,
  `missing-speech/${ID}.${ID}.sealed`,
  `documents/${ID}.source`,
  `documents/${ID}.source.part`,
  `documents/${ID}.result`,
  `documents/${ID}.result.part`,
  `runs/${ID}.run`,
  `runs/${ID}.run-journal`,
  'lowered-volumes.json',
  'parley-page-data/Local Storage/leveldb/000003.log',
  'parley-page-data/Cache/Cache_Data/index',
  'parley-page-data/Cookies',
]
const OTHERS = [
  'notes.txt',
  'my-settings.json',
  'settings.json.bak',
  'library.sqlite.bak',
  'library.sqlite.copy-of-mine',
  'library.sqlite.version-2',
  'library.sqlite3',
  'library.sqlite.locked',
  'Cache/photo.jpg',
  'Preferences',
  'sound/birthday.ogg',
  'sound/album/track.ogg',
  'missing-speech/letter.sealed',
  `missing-speech/${ID}.sealed`,
  'documents/thesis.docx',
  `documents/${ID}.result.docx`,
  'runs/marathon.run',
  'other/settings.json',
]

describe('all data of a folder', () => {
  it('is deleted, of every kind, and again without an effect', () => {
    for (const name of OWN) put(name)
    expect(erase()).toEqual([])
    expect(left()).toEqual([])
    expect(erase()).toEqual([])
  })

  it('is deleted alone: files of others stay, in the folders of Parley too', () => {
    for (const name of [...OWN, ...OTHERS]) put(name, name)
    expect(erase()).toEqual([])
    expect(left().filter((name) => OTHERS.includes(name))).toEqual(OTHERS.toSorted())
    expect(left().filter((name) => OWN.includes(name))).toEqual([])
    for (const name of OTHERS) expect(readFileSync(join(folder, name), 'utf8')).toBe(name)
  })

  it('includes the packages of newer versions, in a folder of their own', () => {
    const updates = join(elsewhere, 'parley-updater')
    put('pending/parley.deb', 'a', updates)
    put('notes.txt', 'mine', elsewhere)
    eraseFolder(folder, [updates])
    expect(readdirSync(elsewhere)).toEqual(['notes.txt'])
  })

  it('is deleted although the library is damaged', () => {
    put('library.sqlite', 'no database '.repeat(1000))
    expect(erase()).toEqual([])
    expect(left()).toEqual([])
  })

  it('is not there in a folder that does not exist', () => {
    expect(eraseFolder(join(folder, 'none'))).toEqual([])
    expect(left()).toEqual([])
  })
})

describe('what cannot be deleted', () => {
  it.each([
    ['a file', 'settings.json', 'target.txt'],
    ['a folder', 'sound', '.'],
    ['the folder of pages', 'parley-page-data', '.'],
    ['a file in a folder', `documents/${ID}.source`, 'target.txt'],
  ])('is named: a link in place of %s, which is not followed', (_what, name, target) => {
    put('target.txt', 'mine', elsewhere)
    put(`${ID}.ogg`, 'mine', elsewhere)
    put('secrets.json')
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    symlinkSync(join(elsewhere, target), join(folder, name))
    const reason = 'it is a link, and what it leads to was not deleted'
    expect(erase()).toEqual([{ name, path: join(folder, name), reason }])
    expect(readdirSync(elsewhere).toSorted()).toEqual([`${ID}.ogg`, 'target.txt'])
    expect(existsSync(join(folder, 'secrets.json'))).toBe(false)
  })

  it('is left alone: a folder with the name of a file', () => {
    put('settings.json/notes.txt')
    expect(erase()).toEqual([])
    expect(left()).toEqual(['settings.json', 'settings.json/notes.txt'])
  })
})
