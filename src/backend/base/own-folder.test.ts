import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createOwnFile } from '../library/database.ts'
import { nodePorts } from '../node-host.ts'
import { jsonFile } from '../settings/settings-folder.ts'
import { isOpenToOthers, makeOwnFolder } from './own-folder.ts'

it.runIf(process.platform === 'linux')('a folder is refused where a file system takes none', () => {
  // Node's own recursion tries for ever there.
  expect(() => makeOwnFolder('/proc/parley/data')).toThrow('ENOENT')
})

/** Windows has no such permission bits. */
describe.skipIf(process.platform === 'win32')('the data folder', () => {
  let home: string
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'parley-folder-'))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  const modeOf = (path: string) => statSync(path).mode & 0o777

  it('is made for its user alone, whatever makes it first', () => {
    jsonFile(join(home, 'a', 'settings.json')).save({})
    createOwnFile(join(home, 'b', 'runs', 'x.run'))
    for (const path of ['a', 'b', join('b', 'runs')]) expect(modeOf(join(home, path))).toBe(0o700)
    for (const path of [join('a', 'settings.json'), join('b', 'runs', 'x.run')])
      expect(modeOf(join(home, path))).toBe(0o600)
  })

  it('is closed where an earlier version has left it open, unless the user has named it', () => {
    const folder = join(home, 'parley')
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    nodePorts({ PARLEY_HOME: folder })
    expect(modeOf(folder)).toBe(0o755)
    nodePorts(process.platform === 'darwin' ? { PARLEY_HOME: folder } : { XDG_CONFIG_HOME: home })
    expect(modeOf(folder)).toBe(process.platform === 'darwin' ? 0o755 : 0o700)
  })

  it('that the user has named and that others may write to is noticed', () => {
    const open = (mode: number) => {
      chmodSync(home, mode)
      return isOpenToOthers(home)
    }
    expect([0o700, 0o755, 0o770, 0o1777].map(open)).toEqual([false, false, true, true])
    expect(isOpenToOthers(join(home, 'none'))).toBe(false)
    writeFileSync(join(home, 'file'), '')
    expect(isOpenToOthers(join(home, 'file', 'parley'))).toBe(false)
  })
})
