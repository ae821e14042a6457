import { describe, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { ok } from '../../../../core/base/result.ts'
import type { Recording } from '../../../../core/library/sessions.ts'
import { createLive } from '../session/live-store.ts'
import { recordLive } from './record-live.ts'

const CONFIG = { targetLanguages: ['de'], spokenLanguages: [] } as never

describe('a live view that is recorded', () => {
  it('keeps how much sound was sent, however long it was live, and nothing of a sample', async () => {
    const told: Recording[] = []
    let now = 1000
    const live = createLive({
      startRun: () => new Promise(() => undefined),
      keepAwake: () => undefined,
      now: () => now,
      log: silentLog,
    })
    const keeping = recordLive(live.store, {
      bridge: {
        invoke: ((name: string, input: Recording) => {
          if (name !== 'session.record') return new Promise(() => undefined)
          told.push(input)
          return Promise.resolve(ok({ isKept: true }))
        }) as never,
      },
      after: () => undefined,
      newId: () => 'an id',
      now: () => now,
      about: () =>
        Promise.resolve({ targetLanguages: ['de'], spokenLanguages: [], isDemo: false, settings: {} }),
    })
    void live.actions.start({ config: CONFIG, source: { from: 'microphone' } } as never)
    await settle()
    live.store.setState({ liveSince: now })
    now += 60_000
    const text = { concluded: 'Hello.', tentative: '' }
    const caption = { startMs: 0, endMs: 900, language: 'en', source: text, targets: {} }
    live.store.setState(({ transcript }) => ({
      transcript: { ...transcript, settled: [caption] },
      sentMs: 4000,
    }))
    await settle()
    live.store.setState({ sentMs: 5000, savedMs: 55_000 })
    live.store.setState({ phase: { is: 'stopped', problem: undefined } })
    await settle()
    expect(told.map(({ audioMs, endedAt }) => [audioMs, endedAt])).toEqual([
      [4000, undefined],
      [5000, 61_000],
    ])
    expect(keeping.store.getState().outcome).toEqual({ ms: 60_000, captions: 1 })

    const before = told.length
    void live.actions.start({ config: CONFIG, source: { from: 'sample' } } as never)
    live.store.setState(({ transcript }) => ({ transcript: { ...transcript, settled: [caption] } }))
    live.store.setState({ phase: { is: 'stopped', problem: undefined } })
    await settle()
    expect(told).toHaveLength(before)
    expect(keeping.store.getState()).toMatchObject({ id: undefined, outcome: undefined })
  })
})
