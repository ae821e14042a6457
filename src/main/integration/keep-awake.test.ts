import { beforeEach, describe, expect, it } from 'vitest'
import { blockers } from '../../../test/doubles/electron.ts'
import { FakeWebContents } from '../../../test/doubles/electron-contents.ts'
import { settle } from '../../../test/support/base/virtual-clock.ts'
import { KeepAwake } from './keep-awake.ts'

let awake: KeepAwake
let page: FakeWebContents
const mark = (session: string, isLive: boolean, of = page) => awake.mark(of.real, session, isLive)
const isAwake = () => blockers.size > 0
const isSlowedDown = (of = page) => of.throttling.at(-1)

let reports: boolean[]
beforeEach(() => {
  blockers.clear()
  reports = []
  awake = new KeepAwake((isAnyLive) => reports.push(isAnyLive))
  page = new FakeWebContents()
})

describe('while a session is live', () => {
  it('the display stays on and the page is not throttled, and only then', () => {
    mark('a', true)
    expect([...blockers.values()]).toEqual(['prevent-display-sleep'])
    expect(isSlowedDown()).toBe(false)
    mark('a', false)
    expect(isAwake()).toBe(false)
    expect(isSlowedDown()).toBe(true)
  })

  it('the display is kept on once, and released with the last of two sessions', () => {
    mark('a', true)
    mark('b', true)
    expect(blockers.size).toBe(1)
    mark('a', false)
    expect(isAwake()).toBe(true)
    expect(isSlowedDown()).toBe(false)
    mark('b', false)
    expect(isAwake()).toBe(false)
  })

  it('a repeated report is counted once', () => {
    mark('a', true)
    mark('a', true)
    mark('a', false)
    expect(isAwake()).toBe(false)
  })

  it('a prevented navigation changes nothing', () => {
    mark('a', true)
    page.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false })
    expect(isAwake()).toBe(true)
  })
})

it('the first session and the end of the last one are reported, whatever page they are of', () => {
  const other = new FakeWebContents()
  mark('a', true)
  mark('b', true, other)
  mark('a', false)
  expect(reports).toEqual([true])
  other.destroy()
  expect(reports).toEqual([true, false])
})

describe('a page that goes ends its sessions', () => {
  it.each(['reloaded', 'crashed'])('when it is %s', async (what) => {
    mark('a', true)
    mark('b', true)
    if (what === 'reloaded') page.reload()
    else page.crash()
    await settle()
    expect(isAwake()).toBe(false)
    expect(isSlowedDown()).toBe(true)
  })

  it('when it is closed', () => {
    mark('a', true)
    page.destroy()
    expect(isAwake()).toBe(false)
  })

  it('and leaves those of another window', () => {
    const other = new FakeWebContents()
    mark('a', true)
    mark('b', true, other)
    page.destroy()
    expect(isAwake()).toBe(true)
    expect(isSlowedDown(other)).toBe(false)
    other.destroy()
    expect(isAwake()).toBe(false)
  })

  it('and may go live again after a reload', async () => {
    mark('a', true)
    page.reload()
    await settle()
    mark('a', true)
    expect(isAwake()).toBe(true)
    page.reload()
    await settle()
    expect(isAwake()).toBe(false)
  })
})
