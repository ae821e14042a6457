import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { jsonFile } from '../../backend/settings/settings-folder.ts'
import { silentLog } from '../../core/base/log.ts'
import { Resumptions } from './resumptions.ts'

const ADDRESS = 'http://127.0.0.1:41725'
let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-resumptions-'))
  path = join(folder, 'resumptions.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Those of a host that starts now. */
const start = () => new Resumptions(jsonFile(path), silentLog)

it('lets a page in after a restart, without a secret on the disk', () => {
  const page = start().issue()
  const restarted = start()
  expect(restarted.find(page.secret)).toEqual(page)
  expect([restarted.find(page.id), restarted.find(page.proof), restarted.find('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(readFileSync(path, 'utf8')).not.toContain(page.secret)
  expect(process.platform === 'win32' || (statSync(path).mode & 0o777) === 0o600).toBe(true)
})

it('proves itself to its own pages, with its address', () => {
  const page = start().issue()
  const restarted = start()
  const answer = restarted.prove({ id: page.id, nonce: 'n' }, ADDRESS)
  expect(answer).toHaveLength(32)
  expect(restarted.prove({ id: page.id, nonce: 'm' }, ADDRESS)).not.toEqual(answer)
  expect(restarted.prove({ id: page.id, nonce: 'n' }, ADDRESS.replace('5', '6'))).not.toEqual(answer)
  expect(restarted.prove({ id: 'another', nonce: 'n' }, ADDRESS)).toBeUndefined()
})

it('knows no page that was revoked, and keeps none while it ends', () => {
  const host = start()
  const before = host.issue()
  host.clear()
  const after = host.issue()
  expect([start().find(before.secret), start().find(after.secret)]).toEqual([undefined, after])
  host.end()
  const reloaded = host.issue()
  expect([before, after, reloaded].map(({ secret }) => start().find(secret))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('keeps the newest two hundred', () => {
  const host = start()
  const issued = Array.from({ length: 201 }, () => host.issue())
  const restarted = start()
  expect(issued.map(({ secret }) => restarted.find(secret) !== undefined)).toEqual(
    issued.map((_, index) => index > 0),
  )
})

it.each(['{', '[]', '{"pages":[{"id":1}]}', '{"pages":{}}'])('starts although the file is %s', (content) => {
  writeFileSync(path, content)
  const host = start()
  const page = host.issue()
  expect(start().find(page.secret)).toEqual(page)
})

it('admits a page although nothing can be written', () => {
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file in the place of the folder')
  const host = new Resumptions({ ...jsonFile(path), load: () => undefined }, silentLog)
  const page = host.issue()
  expect(host.find(page.secret)).toEqual(page)
})
