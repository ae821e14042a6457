import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import type { UpdatesState } from '../../../src/core/product/updates/updates-calls.ts'
import { areUpdatesAllowed } from '../../../src/main/updates/policy.ts'
import { UpdateRecord } from '../../../src/main/updates/update-record.ts'
import { Updates } from '../../../src/main/updates/updates.ts'
import { eventually } from '../../support/base/eventually.ts'
import { FeedServer, stallAfter } from '../../support/updates/feed-server.ts'
import { Installation, RUNNING } from '../../support/updates/installation.ts'

const PACKAGE = Buffer.from(`#!/bin/sh\necho new\n# ${'x'.repeat(300_000)}\n`)

let server: FeedServer
let copy: Installation
let updates: Updates
let states: UpdatesState[]
let quits: number

beforeEach(async () => {
  server = await FeedServer.listen()
  copy = await Installation.of('appimage', server)
  copy.publish(PACKAGE)
  states = []
  quits = 0
  updates = start()
})
afterEach(async () => {
  updates.switch(false)
  await copy.remove()
  await server.close()
})

const policyFile = () => join(copy.folder, 'policy.json')

/** The updates of a copy with everything that is real: electron-updater, files, sockets, the policy. */
const start = () =>
  new Updates({
    version: RUNNING,
    install: 'at-quit',
    host: server.folder.host,
    downloadPage: undefined,
    clock: systemClock,
    now: Date.now,
    log: silentLog,
    isAllowed: () =>
      areUpdatesAllowed({
        platform: 'linux',
        env: {},
        log: silentLog,
        preference: () => false,
        file: policyFile(),
      }),
    load: () => Promise.resolve(copy.start()),
    record: new UpdateRecord(join(copy.folder, 'data', 'updates.json'), silentLog),
    quit: () => {
      quits += 1
    },
    changed: (state) => states.push(state),
  })

const isReported = (state: Partial<UpdatesState>) =>
  eventually(() => expect(states.at(-1)).toMatchObject(state))
const output = async () => (await promisify(execFile)(copy.appImage)).stdout.trim()
/** Long enough for any request that is made to arrive. */
const awhile = () => pause(150)

describe('the whole way', () => {
  it('leads from the feed to the new version', async () => {
    await updates.check()
    await isReported({ isReady: true })
    expect(server.asked).toEqual([copy.feed, `${copy.feed}.sig`, copy.packageName])
    expect(await output()).toBe('old')
    expect(await updates.leave()).toBe('stays')
    expect(await output()).toBe('new')
  })

  it('is continued in the next run without the network', async () => {
    await updates.check()
    await isReported({ isReady: true })
    server.requests.length = 0
    updates = start()
    await updates.check()
    await isReported({ isReady: true })
    expect(server.asked).toEqual([copy.feed, `${copy.feed}.sig`])
  })
})

describe('in the middle of a session', () => {
  it('nothing is asked, and afterwards everything goes on', async () => {
    updates.setLive(true)
    await updates.check()
    await awhile()
    expect(server.requests).toEqual([])
    updates.setLive(false)
    await isReported({ isReady: true })
  })

  it('a download ends, and afterwards begins anew', async () => {
    server.faults.set(copy.packageName, stallAfter(PACKAGE, PACKAGE.length / 2))
    await updates.check()
    await isReported({ work: 'downloading', part: 0.5 })
    updates.setLive(true)
    await isReported({ work: 'none', isWaiting: true })
    server.faults.clear()
    const before = server.requests.length
    await awhile()
    expect(server.requests).toHaveLength(before)
    updates.setLive(false)
    await isReported({ isReady: true })
  })

  it('nothing is installed, restarted or quit', async () => {
    await updates.check()
    await isReported({ isReady: true })
    updates.setLive(true)
    updates.install()
    await updates.leave()
    expect([quits, await output()]).toEqual([0, 'old'])
  })
})

describe('switched off', () => {
  it('by the user, nobody is asked', async () => {
    updates.switch(false)
    await updates.check()
    await awhile()
    expect(server.requests).toEqual([])
    updates.switch(true)
    await isReported({ isReady: true })
  })

  it('by the policy of an administrator, nobody is asked', async () => {
    await writeFile(policyFile(), '{"updates": false}')
    await updates.check()
    updates.switch(false)
    updates.switch(true)
    await awhile()
    expect(server.requests).toEqual([])
    expect(await updates.state()).toMatchObject({ off: 'policy' })
    await writeFile(policyFile(), '{"updates": true}')
    await updates.check()
    await isReported({ isReady: true })
  })

  it('by policy since the download, nothing is installed', async () => {
    await updates.check()
    await isReported({ isReady: true })
    await writeFile(policyFile(), '{"updates": false}')
    await updates.leave()
    expect(await output()).toBe('old')
  })
})
