import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { createOwners } from './owners.ts'

const owners = createOwners()
const [boot, namespace, pid, start] = owners.own.split('.')

describe.runIf(process.platform === 'linux')('a mark of ownership', () => {
  it('holds while its process runs, and is left behind when that ends', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'])
    await once(child, 'spawn')
    const { own } = createOwners(child.pid)
    expect([owners.isGone(owners.own), owners.isGone(own)]).toEqual([false, false])
    expect(owners.isOwnProcess(child.pid ?? 0)).toBe(true)
    child.kill()
    await once(child, 'exit')
    expect(owners.isGone(own)).toBe(true)
    expect([owners.mayRun(owners.own), owners.mayRun(own)]).toEqual([true, false])
  })

  it('is left behind when another process has the id of its own', () => {
    expect(owners.isGone(`${boot}.${namespace}.${pid}.${Number(start) + 1}`)).toBe(true)
  })

  it('is not judged in another container, on another computer, or if it is none', () => {
    expect(owners.isGone(`${boot}.1.999999.1`)).toBe(false)
    expect(owners.isGone(`00000000.${namespace}.999999.1`)).toBe(false)
    expect(owners.isGone('1; rm')).toBe(false)
  })

  it('may be that of a running process in another container, not of an earlier run of the computer', () => {
    expect(owners.mayRun(`${boot}.1.999999.1`)).toBe(true)
    expect(owners.mayRun(`00000000.${namespace}.${pid}.${start}`)).toBe(false)
  })

  it('does not take the first process for its own', () => {
    expect(owners.isOwnProcess(1)).toBe(false)
  })
})
