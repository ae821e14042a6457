import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { type Log, silentLog } from '../../core/base/log.ts'
import { enterDataFolder } from './data-folder.ts'

let home: string
const pageData = () => join(home, 'parley-page-data')
const enter = (log: Log = silentLog) => enterDataFolder({ PARLEY_HOME: home }, log).data.leave()
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-desktop-data-'))
  app.userData = home
  app.done = []
})
afterEach(() => rmSync(home, { recursive: true }))

describe('the data of the pages', () => {
  it('have a folder of their own, with the key of the secrets of an earlier version', () => {
    writeFileSync(join(home, 'Local State'), 'key')
    enter()
    expect(app.done).toEqual([`sessionData in ${pageData()}`])
    expect(readFileSync(join(pageData(), 'Local State'), 'utf8')).toBe('key')
    // Chromium's own from then on.
    writeFileSync(join(pageData(), 'Local State'), 'changed key')
    enter()
    expect(readFileSync(join(pageData(), 'Local State'), 'utf8')).toBe('changed key')
  })

  it('stay where they were if something else has the name of their folder', () => {
    writeFileSync(pageData(), 'of the user')
    const warned: string[] = []
    enter({ ...silentLog, warn: (event) => warned.push(event) })
    expect(app.done).toEqual([])
    expect(warned).toEqual(['the data of pages is not kept apart'])
    expect(readFileSync(pageData(), 'utf8')).toBe('of the user')
  })
})

describe('a deletion that cannot be completed', () => {
  it('is no start: what it stored would be deleted later', () => {
    mkdirSync(join(home, 'parley.erase', 'full'), { recursive: true })
    expect(() => enter()).toThrow('A deletion of all data is not complete')
    // Electron goes on far enough to say so.
    expect(app.done).toEqual([`sessionData in ${pageData()}`])
  })
})
