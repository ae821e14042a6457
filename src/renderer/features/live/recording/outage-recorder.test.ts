import { expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import { voiceConfigSchema } from '../../../../core/voice/config.ts'
import { OutageRecorder, type OutageState } from './outage-recorder.ts'

const full: AppError = { kind: 'storage', what: 'sound', detail: 'ENOSPC' }
const outage = {
  session: 'a session',
  take: 'a take',
  side: undefined,
  fromMs: 10_000,
  config: voiceConfigSchema.parse({ targetLanguages: ['de'] }),
  account: 'work',
}

/** A recorder whose host answers as scripted, and with success otherwise. */
function createRecorder(answers: Record<string, Result<{ isKept: boolean }>[]> = {}) {
  const told: { name: string; index?: number }[] = []
  const states: (OutageState | undefined)[] = []
  const retries: (() => void)[] = []
  let gaps = [{ fromMs: 10_000, toMs: 11_000 }]
  const recorder = new OutageRecorder(outage, {
    bridge: {
      invoke: ((name: string, input: { index?: number; gaps?: unknown }) => {
        const { index, gaps: reported } = input
        told.push({
          name,
          ...(index !== undefined && { index }),
          ...(reported !== undefined && { gaps: reported }),
        })
        return Promise.resolve(answers[name]?.shift() ?? ok({ isKept: true }))
      }) as never,
    },
    after: (_ms, run) => void retries.push(run),
    newId: () => 'another take',
    begun: () => Promise.resolve(),
    changed: (state) => void states.push(state),
    gaps: () => gaps,
  })
  let untilMs = 0
  return {
    told,
    states,
    lose: () => {
      gaps = [{ fromMs: 10_000, toMs: 14_000 }]
    },
    async take(isLast = false) {
      untilMs += 2000
      recorder.push({ outage: 1, data: Uint8Array.of(1), isLast, untilMs })
      await settle()
    },
    async retry() {
      for (const run of retries.splice(0)) run()
      await settle()
    },
  }
}

const begin = { name: 'missingSpeech.begin' }
const append = (index: number) => ({ name: 'missingSpeech.append', index })

it('an outage is kept chunk by chunk, and ends with what is missing by then', async () => {
  const { told, states, take, lose } = createRecorder()
  await take()
  lose()
  await take(true)
  const gaps = [{ fromMs: 10_000, toMs: 14_000 }]
  expect(told).toEqual([begin, append(0), append(1), { name: 'missingSpeech.end', gaps }])
  expect(states).toContainEqual({ isKept: true, keptMs: 2000, error: undefined })
  expect(states.at(-1)).toBeUndefined()
})

it('a chunk that the disk refuses is sent again before the next one', async () => {
  const { told, states, take, retry } = createRecorder({ 'missingSpeech.append': [err(full), err(full)] })
  await take()
  await take()
  expect(told).toEqual([begin, append(0)])
  expect(states.at(-1)).toEqual({ isKept: true, keptMs: 0, error: full })
  await retry()
  await retry()
  expect(told).toEqual([begin, append(0), append(0), append(0), append(1)])
  expect(states.at(-1)).toEqual({ isKept: true, keptMs: 4000, error: undefined })
})

it('an outage ends also while its host is away: the next one is told', async () => {
  const gone: AppError = { kind: 'host-lost' }
  const { told, states, take, retry } = createRecorder({ 'missingSpeech.end': [err(gone)] })
  await take(true)
  expect(states.at(-1)).toMatchObject({ keptMs: 2000, error: gone })
  await retry()
  expect(told.map(({ name }) => name).filter((name) => name === 'missingSpeech.end')).toHaveLength(2)
  expect(states.at(-1)).toBeUndefined()
})

it('nothing is sent where nothing is kept, and nothing more beyond the limit', async () => {
  const nowhere = createRecorder({ 'missingSpeech.begin': [ok({ isKept: false })] })
  await nowhere.take()
  expect(nowhere.told).toEqual([begin])
  expect(nowhere.states.at(-1)?.isKept).toBe(false)
  const limited = createRecorder({ 'missingSpeech.append': [ok({ isKept: true }), ok({ isKept: false })] })
  for (let i = 0; i < 4; i += 1) await limited.take()
  expect(limited.told).toEqual([begin, append(0), append(1)])
  expect(limited.states.at(-1)).toEqual({ isKept: false, keptMs: 2000, error: undefined })
})
