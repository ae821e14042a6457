import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../core/base/log.ts'
import { DataFolder } from './data-folder.ts'
import { isMarkedForDeletion, markForDeletion } from './erase-folder.ts'

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
  DataFolder.enter({ path: own(), isNamed, others, log: silentLog, spareFolder: home, waitMs: 500 })

function enter(given: Given = {}): DataFolder & { readonly entered: unknown } {
  const entered = tryToEnter(given)
  if (!entered.ok) throw new Error(entered.error.kind)
  return Object.assign(entered.value.data, { entered: entered.value.leftovers })
}

/** Another process that uses a folder until it is killed. */
async function useElsewhere(folder: string): Promise<() => Promise<void>> {
  const module = join(import.meta.dirname, 'folder-use.ts')
  const script = `import { FolderUse } from ${JSON.stringify(module)}
    new FolderUse(${JSON.stringify(folder)}, 1000).share()
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

describe('the data of a host', () => {
  it('is deleted at its request, and the folder begins anew', async () => {
    put(own(), 'settings.json')
    const data = enter()
    expect(data.entered).toBeUndefined()
    expect(data.claim()).toBe(true)
    let wasThere = false
    const leftovers = await data.erase(async () => {
      wasThere = existsSync(join(own(), 'settings.json')) && isMarkedForDeletion(own())
    })
    expect([leftovers, wasThere]).toEqual([[], true])
    // Written by something that was still under way.
    put(own(), 'webhost.json')
    expect(data.finish()).toEqual([])
    expect(readdirSync(own())).toEqual([])
    data.leave()
    expect(readdirSync(own())).toEqual([])
    const next = enter()
    expect(next.entered).toBeUndefined()
    next.leave()
  })

  it('is deleted although something does not close', async () => {
    put(own(), 'settings.json')
    const data = enter()
    data.claim()
    expect(await data.erase(() => Promise.reject(new Error('stuck')))).toEqual([])
    expect(existsSync(join(own(), 'settings.json'))).toBe(false)
    data.finish()
  })

  it('is deleted with that of the other hosts and with the folders themselves, if the user has named none', async () => {
    put(own(), 'settings.json')
    put(desktops(), 'library.sqlite')
    const data = enter({ isNamed: false, others: [desktops(), join(home, 'none')] })
    expect(data.paths).toEqual([desktops(), own()])
    expect(data.claim()).toBe(true)
    await data.erase(nothingToClose)
    data.finish()
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
    expect(data.claim()).toBe(true)
    data.release()
    data.leave()
  })

  it('is not deleted while another process uses it, or that of another host', async () => {
    put(own(), 'settings.json')
    put(desktops(), 'settings.json')
    const data = enter({ others: [desktops()] })
    for (const folder of [own(), desktops()]) {
      const end = await useElsewhere(folder)
      expect(data.claim()).toBe(false)
      // The own use goes on.
      const beside = await useElsewhere(own())
      await beside()
      await end()
      expect(data.claim()).toBe(true)
      data.release()
    }
    data.leave()
    expect(readdirSync(own())).toEqual(['settings.json'])
  })

  it('is used by nobody else from the claim to the end', async () => {
    const data = enter()
    data.claim()
    expect(tryToEnter()).toMatchObject({ ok: false, error: { kind: 'storage', what: 'data-in-use' } })
    data.release()
    await (await useElsewhere(own()))()
    data.leave()
  })

  it('is used as before after a claim that failed', async () => {
    put(home, 'Parley-desktop')
    const data = enter({ others: [desktops()] })
    expect(() => data.claim()).toThrow('EEXIST')
    const other = enter()
    expect(other.claim()).toBe(false)
    other.leave()
    data.leave()
  })

  it('is reported if the deletion cannot be recorded as complete', async () => {
    const data = enter()
    data.claim()
    await data.erase(nothingToClose)
    rmSync(join(own(), 'parley.erase'))
    put(join(own(), 'parley.erase'), 'a file')
    expect(data.finish()).toMatchObject([{ name: '.', path: own() }])
  })

  it('is marked nowhere if one of the folders cannot be written', async () => {
    put(own(), 'settings.json')
    put(desktops(), 'settings.json')
    const data = enter({ others: [desktops()] })
    data.claim()
    rmSync(own(), { recursive: true })
    writeFileSync(own(), 'a file')
    await expect(data.erase(nothingToClose)).rejects.toThrow('ENOTDIR')
    expect(isMarkedForDeletion(desktops())).toBe(false)
    expect(readdirSync(desktops())).toContain('settings.json')
  })
})

describe('a deletion that was cut off', () => {
  it('is completed by the next start, before anything is read', () => {
    put(own(), 'settings.json')
    put(own(), 'notes.txt')
    markForDeletion(own())
    const data = enter()
    expect(data.entered).toEqual([])
    expect(readdirSync(own()).toSorted()).toEqual(['notes.txt', 'parley.in-use'])
    // New data stays.
    put(own(), 'settings.json')
    data.leave()
    const next = enter()
    expect(next.entered).toBeUndefined()
    expect(readdirSync(own())).toContain('settings.json')
    next.leave()
  })

  it('is not completed while another process uses the data, and nothing new begins there', async () => {
    put(own(), 'settings.json')
    const end = await useElsewhere(own())
    markForDeletion(own())
    expect(tryToEnter()).toMatchObject({ ok: false, error: { what: 'data-in-use' } })
    expect(existsSync(join(own(), 'settings.json'))).toBe(true)
    await end()
    expect(enter().entered).toEqual([])
  })
})
