import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../core/base/log.ts'
import { LibraryClock } from './library-clock.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 0, 5, 9)

let folder: string
let computer: { wallMs: number; uptimeMs: number }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-clock-'))
  computer = { wallMs: NOW, uptimeMs: 1234.5 }
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = () => join(folder, 'clock.json')
const start = (hasContent = false) =>
  new LibraryClock({ path: path(), hasContent: () => hasContent, log: silentLog, read: () => computer })
const pass = (ms: number) => {
  computer = { wallMs: computer.wallMs + ms, uptimeMs: computer.uptimeMs + ms }
}

it('notes whole milliseconds, which is what the library stores', () => {
  const clock = start()
  clock.stamp()
  pass(1000.25)
  computer.wallMs -= 24 * HOUR
  const stamp = clock.stamp()
  expect([Number.isInteger(stamp), Math.round((stamp - NOW) / 1000)]).toEqual([true, 1])
})

it('writes nothing while nothing is stored, and not at every look', () => {
  start().expiredBefore(HOUR)
  expect(readdirSync(folder)).toEqual([])
  const clock = start(true)
  clock.expiredBefore(HOUR)
  const written = () => JSON.parse(readFileSync(path(), 'utf8')).wallMs
  pass(60_000)
  clock.expiredBefore(HOUR)
  expect(written()).toBe(NOW)
  pass(HOUR)
  clock.expiredBefore(HOUR)
  expect(written()).toBe(NOW + 60_000 + HOUR)
})

it('asks no clock where nothing is kept, or everything', () => {
  const clock = new LibraryClock({
    path: path(),
    hasContent: () => true,
    log: silentLog,
    read: () => {
      throw new Error('nothing is to be read')
    },
  })
  expect([clock.expiredBefore(0), clock.expiredBefore(Number.POSITIVE_INFINITY)]).toEqual([
    Number.MAX_SAFE_INTEGER,
    Number.NEGATIVE_INFINITY,
  ])
})

it.each(['', '{', '{"wallMs": "soon"}', '[]'])('a file that cannot be read counts as none: %j', (text) => {
  writeFileSync(path(), text)
  expect(start().expiredBefore(HOUR)).toBe(NOW - HOUR)
  expect(start(true).expiredBefore(HOUR)).toBeLessThan(0)
})
