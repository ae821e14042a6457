import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../core/base/log.ts'
import { DataFolder } from './data-folder.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-data-'))
})
afterEach(() => rmSync(home, { recursive: true }))

const own = () => join(home, 'parley')
const desktops = () => join(home, 'Parley-desktop')
const put = (folder: string, name: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), 'content')
}

interface Given {
  readonly isNamed?: boolean
  readonly others?: readonly string[]
}

const tryToEnter = ({ isNamed = true, others = [] }: Given = {}) =>
  DataFolder.enter({ path: own(), host: 'webhost', isNamed, others, log: silentLog, waitMs: 500 })

function enter(given: Given = {}): DataFolder {
  const entered = tryToEnter(given)
  if (!entered.ok) throw new Error(entered.error.kind)
  return entered.value
}

/** Another process that uses a folder until it is killed. */
async function useElsewhere(folder: string, host = 'cli'): Promise<() => Promise<void>> {
  const module = join(import.meta.dirname, 'folder-use.ts')
  const script = `import { FolderUse } from ${JSON.stringify(module)}
    new FolderUse(${JSON.stringify(folder)}).share(${JSON.stringify(host)}, 1000)
    console.log('ready')
    setInterval(() => undefined, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  await once(child.stdout, 'data')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

const nothingToClose = () => Promise.resolve()
/** A file of a deletion that was begun in a folder. */
const UNFINISHED = 'parley.deletion-unfinished'

describe('the data of a host', () => {
  it('is deleted at its request, once everything is closed, and the folder begins anew', async () => {
    put(own(), 'settings.json')
    put(own(), 'notes.txt')
    const data = enter()
    expect(data.claim()).toEqual([])
    let wasThere = false
    const leftovers = await data.erase(async () => {
      wasThere = existsSync(join(own(), 'settings.json'))
    })
    expect([leftovers, wasThere, readdirSync(own())]).toEqual([[], true, ['notes.txt']])
    data.leave()
    enter().leave()
  })

  it('is deleted although something does not close', async () => {
    put(own(), 'settings.json')
    const data = enter()
    data.claim()
    expect(await data.erase(() => Promise.reject(new Error('stuck')))).toEqual([])
    expect(existsSync(join(own(), 'settings.json'))).toBe(false)
  })

  it('is deleted with that of the other hosts and with the folders themselves, if the user has named none', async () => {
    put(own(), 'settings.json')
    put(desktops(), 'library.sqlite')
    const data = enter({ isNamed: false, others: [desktops(), join(home, 'none')] })
    expect(data.paths).toEqual([desktops(), own()])
    expect(data.claim()).toEqual([])
    await data.erase(nothingToClose)
    expect(readdirSync(home)).toEqual([])
  })

  it('is deleted once where several names lead to one folder, as where case is ignored', () => {
    put(desktops(), 'settings.json')
    put(own(), 'settings.json')
    for (const [name, folder] of [
      ['OWN', own()],
      ['DESKTOP', desktops()],
    ] as const)
      symlinkSync(folder, join(home, name))
    const data = enter({ others: [join(home, 'OWN'), desktops(), join(home, 'DESKTOP')] })
    expect(data.paths).toEqual([join(home, 'DESKTOP'), own()])
    expect(data.claim()).toEqual([])
    data.release()
    data.leave()
  })

  it('is not deleted while others use it, or that of another host, which are named', async () => {
    put(own(), 'settings.json')
    put(desktops(), 'settings.json')
    const data = enter({ others: [desktops()] })
    for (const [folder, host] of [
      [own(), 'webhost'],
      [own(), 'cli'],
      [desktops(), 'desktop'],
    ] as const) {
      const end = await useElsewhere(folder, host)
      expect(data.claim()).toEqual([host])
      // The own use goes on.
      const beside = await useElsewhere(own())
      await beside()
      await end()
      expect(data.claim()).toEqual([])
      data.release()
    }
    data.leave()
    expect(readdirSync(own())).toContain('settings.json')
  })

  it('is deleted by the next start, whichever host that is, if the deletion has broken off', async () => {
    const data = enter()
    put(own(), 'settings.json')
    put(own(), 'notes.txt')
    data.claim()
    // The process ends here: what it has claimed is released by the system.
    void data.erase(() => new Promise(() => undefined))
    data.leave()
    const next = enter()
    expect([next.leftovers, readdirSync(own())]).toEqual([[], ['notes.txt', 'parley.in-use-webhost']])
    put(own(), 'settings.json')
    next.leave()
    const later = enter()
    expect([later.leftovers, existsSync(join(own(), 'settings.json'))]).toEqual([undefined, true])
    later.leave()
  })

  it('is deleted once more by the start after the desktop app, whose pages still write', async () => {
    const asDesktop = { path: own(), host: 'desktop', isNamed: false, log: silentLog } as const
    const entered = DataFolder.enter(asDesktop)
    if (!entered.ok) throw new Error(entered.error.kind)
    entered.value.claim()
    await entered.value.erase(nothingToClose)
    put(join(own(), 'parley-page-data'), 'Cookies')
    const next = DataFolder.enter(asDesktop)
    expect(next).toMatchObject({ ok: true, value: { leftovers: [] } })
    expect(readdirSync(own())).toEqual(['parley.in-use-desktop'])
    if (next.ok) next.value.leave()
  })

  it('is not used before its deletion is complete, which would take what is stored from now on', async () => {
    const refused = { ok: false, error: { kind: 'storage', what: 'deletion' } }
    put(own(), UNFINISHED)
    put(own(), 'settings.json')
    const end = await useElsewhere(own())
    expect(tryToEnter()).toMatchObject(refused)
    await end()
    const data = enter()
    expect(data.leftovers).toEqual([])
    data.leave()
    // The system does not let it be ended.
    mkdirSync(join(own(), UNFINISHED))
    expect(tryToEnter()).toMatchObject(refused)
  })

  it('is used by nobody else from the claim to the end', async () => {
    const data = enter()
    data.claim()
    expect(tryToEnter()).toMatchObject({ ok: false, error: { kind: 'storage', what: 'deletion' } })
    data.release()
    await (await useElsewhere(own()))()
    data.leave()
  })

  it('is not used where no folder can be', () => {
    put(home, 'parley')
    expect(tryToEnter()).toMatchObject({
      error: {
        kind: 'storage',
        what: 'folder',
        detail: `${own()} cannot be used (EEXIST: file already exists)`,
      },
    })
  })

  it('is not made under a name that is not in UTF-8, which would be another folder', () => {
    const path = join(home, 'caf\ufffd')
    const tryThere = () =>
      DataFolder.enter({ path, host: 'webhost', isNamed: true, others: [], log: silentLog })
    expect(tryThere()).toMatchObject({
      ok: false,
      error: { detail: `${path} cannot be used (its name is not in UTF-8)` },
    })
    mkdirSync(path)
    expect(tryThere().ok).toBe(true)
  })

  it('is used as before after a claim that failed', async () => {
    put(home, 'Parley-desktop')
    const data = enter({ others: [desktops()] })
    expect(() => data.claim()).toThrow('EEXIST')
    const other = enter()
    expect(other.claim()).toEqual(['webhost'])
    other.leave()
    data.leave()
  })
})
