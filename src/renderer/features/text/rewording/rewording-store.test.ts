import { beforeEach, describe, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { type Improved, type RephraseInput, writeCalls } from '../../../../core/areas/write/write-calls.ts'
import { checkRephrase } from '../../../../core/areas/write/write-rules.ts'
import type { InvokeOptions } from '../../../../core/base/call.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import { createRewording, mannerNames, manners, type Rewording } from './rewording-store.ts'

interface Asked {
  readonly call: 'correct' | 'rephrase'
  readonly input: RephraseInput
  readonly options: InvokeOptions
  readonly answer: (answer: Result<{ improvements: Improved[] }>) => void
}

const FAULT: AppError = { kind: 'unavailable', status: 503 }

let asked: Asked[]
let rewording: Rewording
beforeEach(() => {
  asked = []
  const ask = (call: Asked['call']) => (input: RephraseInput, options: InvokeOptions) =>
    new Promise<Result<{ improvements: Improved[] }>>((resolve) =>
      asked.push({ call, input, options, answer: resolve }),
    )
  rewording = createRewording({ correct: ask('correct'), rephrase: ask('rephrase') })
})

const state = () => rewording.store.getState()
const answer = async (at: number, text: string) => {
  asked[at]!.answer(ok({ improvements: [{ text, detectedSourceLanguage: 'EN', targetLanguage: 'en' }] }))
  await settle()
}

it.each(mannerNames)('the service supports the manner %s', (manner) => {
  const input = { texts: ['x'], targetLanguage: 'de', ...manners[manner] }
  expect(writeCalls['write.rephrase'].input.safeParse(input).success).toBe(true)
  expect(checkRephrase(input)).toBeUndefined()
})

describe('a correction', () => {
  it('is stored with its text', async () => {
    void rewording.actions.correct('helo', 'en')
    expect(state().asking).toBe('correction')
    expect(asked[0]).toMatchObject({ call: 'correct', input: { texts: ['helo'], targetLanguage: 'en' } })
    await answer(0, 'Hello')
    expect(state()).toMatchObject({ asking: undefined, correction: { of: 'helo', text: 'Hello' } })
    rewording.actions.dismiss()
    expect(state().correction).toBeUndefined()
  })

  it('that fails shows the error until the next request', async () => {
    void rewording.actions.correct('helo', 'en')
    asked[0]!.answer(err(FAULT))
    await settle()
    expect(state()).toMatchObject({ asking: undefined, error: FAULT })
    void rewording.actions.correct('helo', 'en')
    expect(state().error).toBeUndefined()
  })
})

describe('alternatives', () => {
  it('are collected for the same translation, newest first, each once', async () => {
    for (const [at, [manner, text]] of (
      [
        ['default', 'A'],
        ['simple', 'B'],
        ['friendly', 'A'],
      ] as const
    ).entries()) {
      void rewording.actions.rephrase('X', 'de', manner)
      await answer(at, text)
    }
    expect(asked.map(({ input }) => input)).toEqual([
      { texts: ['X'], targetLanguage: 'de' },
      { texts: ['X'], targetLanguage: 'de', writingStyle: 'simple' },
      { texts: ['X'], targetLanguage: 'de', tone: 'friendly' },
    ])
    expect(state().alternatives).toEqual({
      to: 'X',
      list: [
        { manner: 'friendly', text: 'A' },
        { manner: 'simple', text: 'B' },
      ],
    })
    void rewording.actions.rephrase('Y', 'de', 'default')
    await answer(3, 'C')
    expect(state().alternatives).toEqual({ to: 'Y', list: [{ manner: 'default', text: 'C' }] })
  })

  it('are swapped with the translation, and back', async () => {
    void rewording.actions.rephrase('X', 'de', 'simple')
    await answer(0, 'A')
    rewording.actions.use(state().alternatives!.list[0]!)
    expect(state().alternatives).toEqual({ to: 'A', list: [{ manner: 'before', text: 'X' }] })
    rewording.actions.use(state().alternatives!.list[0]!)
    expect(state().alternatives).toEqual({ to: 'X', list: [{ manner: 'before', text: 'A' }] })
  })

  it('come only from the latest request', async () => {
    void rewording.actions.rephrase('X', 'de', 'simple')
    void rewording.actions.rephrase('X', 'de', 'casual')
    expect(asked[0]!.options.signal?.aborted).toBe(true)
    await answer(0, 'A')
    expect(state()).toMatchObject({ asking: 'alternative', alternatives: undefined })
    rewording.actions.cancel()
    expect(asked[1]!.options.signal?.aborted).toBe(true)
    await answer(1, 'B')
    expect(state()).toMatchObject({ asking: undefined, alternatives: undefined })
  })
})
