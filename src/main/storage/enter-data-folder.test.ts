import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { app } from '../../../test/doubles/electron.ts'
import { type Log, silentLog } from '../../core/base/log.ts'
import { enterDataFolder } from './enter-data-folder.ts'

let home: string
const pageData = () => join(home, 'parley-page-data')
const enter = (log: Log = silentLog) => {
  const data = enterDataFolder({ PARLEY_HOME: home }, log)
  data.leave()
  return data.leftovers
}
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-desktop-data-'))
  app.userData = home
  app.done = []
})
afterEach(() => rmSync(home, { recursive: true }))

describe('the data of the pages', () => {
  it('have a folder of their own', () => {
    expect(enter()).toBeUndefined()
    expect(app.done).toEqual([`sessionData in ${pageData()}`])
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

describe('a start that completes a deletion', () => {
  it('deletes what the one before had open, and begins anew', () => {
    enter()
    writeFileSync(join(pageData(), 'Cookies'), 'of a page')
    writeFileSync(join(home, 'settings.json'), '{}')
    writeFileSync(join(home, 'notes.txt'), 'of the user')
    writeFileSync(join(home, 'parley.deletion-unfinished'), '')
    expect(enter()).toEqual([])
    expect(readdirSync(pageData())).toEqual([])
    expect(readdirSync(home)).not.toContain('settings.json')
    expect(readdirSync(home)).toContain('notes.txt')
  })
})
