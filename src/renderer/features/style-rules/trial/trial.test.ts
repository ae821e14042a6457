import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import { err, type Result } from '../../../../core/base/result.ts'
import type { Bridge, CallInput, CallOutput } from '../../../../core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../../simulator/simulator-server.ts'
import { createTrialBench } from './trial.ts'

type Translating = Promise<Result<CallOutput<'text.translate'>>>

let simulator: Simulator
let invoke: Bridge['invoke']
const translate = (input: CallInput<'text.translate'>): Translating => invoke('text.translate', input)

beforeAll(async () => {
  simulator = await createSimulator({ key: 'the-key' })
  const backend = backendOn(simulator)
  // The backend validates responses against the contract.
  invoke = (name, input) => backend.dispatch(name, input) as Promise<Result<never>>
})
afterAll(() => simulator.close())

async function listWith(option: string): Promise<{ styleId: string; version: number }> {
  const made = await invoke('styleRules.create', {
    name: 'House',
    language: 'de',
    rules: { numbers: { percentage_format: option } },
  })
  if (!made.ok) throw new Error(made.error.kind)
  return { styleId: made.value.id, version: made.value.version }
}

const WORD = 'use_numerals_followed_by_space_then_german_word_prozent'
const TEXT = { text: 'Only 5%.', targetLanguage: 'DE' }

describe('the trial of a list', () => {
  it('shows the translations with and without it', async () => {
    const bench = createTrialBench(translate)
    const list = await listWith(WORD)
    await bench.run({ ...TEXT, ...list })
    const { shown, isRunning, error } = bench.store.getState()
    expect({ isRunning, error }).toEqual({ isRunning: false, error: undefined })
    expect(shown?.plain).toContain('5%')
    expect(shown?.styled).toContain('[rule: percentage_format = ')
    expect(shown?.request).toEqual({ ...TEXT, ...list })
  })

  it('shows no result when cancelled', async () => {
    const signals: (AbortSignal | undefined)[] = []
    const bench = createTrialBench((input, { signal }) => {
      signals.push(signal)
      return translate(input)
    })
    const list = await listWith(WORD)
    const running = bench.run({ ...TEXT, ...list })
    expect(bench.store.getState().isRunning).toBe(true)
    bench.cancel()
    await running
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
    expect(bench.store.getState()).toMatchObject({ isRunning: false, shown: undefined, error: undefined })
  })

  it('shows the newest result, whichever ends last', async () => {
    const bench = createTrialBench(translate)
    const list = await listWith(WORD)
    await Promise.all([
      bench.run({ ...TEXT, ...list }),
      bench.run({ text: 'Or 7%.', targetLanguage: 'DE', ...list }),
    ])
    expect(bench.store.getState().shown?.styled).toContain('Or 7%. [rule: percentage_format = ')
  })

  it('keeps the earlier result when the next one fails, and shows the error', async () => {
    let isDown = false
    const bench = createTrialBench((input) =>
      isDown ? Promise.resolve(err({ kind: 'unavailable', status: 503 })) : translate(input),
    )
    const list = await listWith(WORD)
    await bench.run({ ...TEXT, ...list })
    isDown = true
    await bench.run({ ...TEXT, ...list })
    expect(bench.store.getState()).toMatchObject({
      isRunning: false,
      error: { kind: 'unavailable', status: 503 },
    })
    expect(bench.store.getState().shown?.styled).toContain('[rule: percentage_format = ')
  })
})
