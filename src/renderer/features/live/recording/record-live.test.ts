import { describe, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { LiveFixture, running } from '../../../../../test/support/sessions/live-fixture.ts'
import { silentLog } from '../../../../core/base/log.ts'
import { ok } from '../../../../core/base/result.ts'
import type { Recording } from '../../../../core/session/library/session-schema.ts'
import { createLive } from '../session/live-store.ts'
import { recordLive } from './record-live.ts'

const CONFIG = { targetLanguages: ['de'], spokenLanguages: [] } as never

describe('a live view that is stored', () => {
  it.each([
    ['', 0],
    [' although the clock is set back', -7_200_000],
  ])('stores how much audio was sent and how long it was%s, and reports a sample as one', async (_, byMs) => {
    const told: Recording[] = []
    let now = 1000
    let setBackMs = 0
    let ids = 0
    const live = createLive({
      startRun: () => new Promise(() => undefined),
      keepAwake: () => undefined,
      now: () => now,
      lateMs: () => 0,
      log: silentLog,
    })
    const keeping = recordLive([live.store], {
      bridge: {
        invoke: ((name: string, input: Recording) => {
          if (name !== 'session.record') return new Promise(() => undefined)
          told.push(input)
          return Promise.resolve(ok({ isKept: true }))
        }) as never,
      },
      after: () => undefined,
      newId: () => `id ${(ids += 1)}`,
      now: () => now + setBackMs,
      monotonic: () => now,
      details: () =>
        Promise.resolve({
          about: { targetLanguages: ['de'], spokenLanguages: [], isDemo: false, settings: {} },
        }),
    })
    void live.actions.start({ config: CONFIG, source: { from: 'microphone' } } as never)
    await settle()
    now += 60_000
    setBackMs = byMs
    const text = { concluded: 'Hello.', tentative: '' }
    const caption = { startMs: 0, endMs: 900, language: 'en', source: text, targets: {} }
    live.store.setState(({ transcript }) => ({
      transcript: { ...transcript, settled: [caption] },
      sentMs: 4000,
    }))
    await settle()
    live.store.setState({ sentMs: 5000, savedMs: 55_000 })
    live.store.setState({ phase: { type: 'stopped', problem: undefined } })
    await settle()
    expect(told.map(({ audioMs, endedAt }) => [audioMs, endedAt])).toEqual([
      [4000, undefined],
      [5000, 61_000],
    ])
    expect(keeping.store.getState()).toMatchObject({ lengthMs: 60_000, captions: 1 })

    // The last captions do not make it longer: the notice and the library have one length.
    now += 5000
    live.store.setState(({ transcript }) => ({
      transcript: { ...transcript, settled: [caption, { ...caption, startMs: 900, endMs: 1800 }] },
    }))
    await settle()
    expect(told.at(-1)).toMatchObject({ endedAt: 61_000 })
    expect(keeping.store.getState()).toMatchObject({ lengthMs: 60_000, captions: 2 })

    // Unless they end after it: then both count them.
    live.store.setState(({ transcript }) => ({
      transcript: { ...transcript, settled: [caption, { ...caption, startMs: 900, endMs: 61_500 }] },
    }))
    await settle()
    expect(keeping.store.getState().lengthMs).toBe(61_500)

    // Nor does the first page, which has none of them.
    const before = told.length
    live.actions.clear()
    await settle()
    expect(told).toHaveLength(before)
    expect(keeping.store.getState().lengthMs).toBe(61_500)

    void live.actions.start({ config: CONFIG, source: { from: 'sample' } } as never)
    live.store.setState(({ transcript }) => ({ transcript: { ...transcript, settled: [caption] } }))
    live.store.setState({ phase: { type: 'stopped', problem: undefined } })
    await settle()
    expect(told.slice(before).every(({ isSample, id }) => isSample === true && id !== told[0]?.id)).toBe(true)
    expect(told.at(-1)).toMatchObject({ captions: [{ source: 'Hello.' }], endedAt: expect.any(Number) })
    expect(keeping.store.getState()).toMatchObject({ id: undefined, lengthMs: undefined })
  })
})

it('the sound of an outage belongs to the account that its session runs with', async () => {
  const begun: unknown[] = []
  const view = new LiveFixture()
  const recorder = recordLive([view.live.store], {
    bridge: {
      invoke: ((name: string, input: unknown) => {
        if (name === 'missingSpeech.begin') begun.push(input)
        return Promise.resolve(ok({ isKept: true }))
      }) as never,
    },
    after: () => undefined,
    newId: () => 'id',
    now: () => 0,
    monotonic: () => 0,
    details: () =>
      Promise.resolve({ about: { targetLanguages: [], spokenLanguages: [], isDemo: false, settings: {} } }),
  })
  await view.goLive()
  recorder.outages(view.live.store)?.(5000)
  await settle()
  expect(begun).toMatchObject([{ fromMs: 5000, account: running.ticket.account }])
})
