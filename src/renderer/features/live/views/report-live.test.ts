import { beforeEach, describe, expect, it } from 'vitest'
import { LiveFixture, running, startOptions } from '../../../../../test/support/sessions/live-fixture.ts'
import { ok } from '../../../../core/base/result.ts'
import { reportLive } from './report-live.ts'

describe('the status for the tray', () => {
  let mine: LiveFixture
  let theirs: LiveFixture
  let reports: object[]
  beforeEach(() => {
    mine = new LiveFixture()
    theirs = new LiveFixture()
    reports = []
    const invoke = (_call: string, report: object) => Promise.resolve(ok(void reports.push(report)))
    reportLive({ invoke } as never, [mine.live, theirs.live])
  })

  it("is that of the own side, and of the others' side while that runs alone", async () => {
    await mine.goLive()
    await theirs.goLive()
    expect(reports.at(-1)).toEqual({ status: 'live', isMuted: false })
    mine.enter({ phase: 'failed', error: { kind: 'quota-exceeded' } })
    expect(reports.at(-1)).toEqual({ status: 'live', isMuted: false })
    theirs.enter({ phase: 'idle' })
    expect(reports.at(-1)).toEqual({ status: 'failed', isMuted: false })
  })

  it("shows the user's own mute", async () => {
    await mine.live.actions.start(startOptions)
    mine.enter({ phase: 'streaming', ...running })
    await theirs.goLive()
    theirs.live.actions.setMuted(true)
    expect(reports.at(-1)).toEqual({ status: 'live', isMuted: false })
    mine.live.actions.setMuted(true)
    expect(reports.at(-1)).toEqual({ status: 'muted', isMuted: true })
    for (const side of [mine, theirs]) side.enter({ phase: 'idle' })
    expect(reports.at(-1)).toEqual({ status: 'stopped', isMuted: false })
  })
})
