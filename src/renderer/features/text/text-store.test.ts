import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { settle, VirtualClock } from '../../../../test/support/virtual-clock.ts'
import type { InvokeOptions } from '../../../core/contract.ts'
import type { AppError } from '../../../core/errors.ts'
import { err, ok, type Result } from '../../../core/result.ts'
import type { Translated, TranslationInput } from '../../../core/text/calls.ts'
import {
  createTextTranslation,
  MOST_CHARACTERS_WHILE_TYPING,
  type Request,
  type TextTranslation,
  TYPING_PAUSE_MS,
} from './text-store.ts'

type Answer = Result<{ translations: Translated[] }>

interface Asked {
  readonly input: TranslationInput
  readonly options: InvokeOptions
  readonly answer: (answer: Answer) => void
  isAnswered: boolean
}

const GERMAN: Request = { targetLanguage: 'de' }
const FRENCH: Request = { targetLanguage: 'fr' }
const FAULT: AppError = { kind: 'unavailable', status: 503 }

const translationOf = (input: TranslationInput): string => `${input.targetLanguage}:${input.texts[0]}`
const translated = (input: TranslationInput): Answer =>
  ok({ translations: [{ text: translationOf(input), detectedSourceLanguage: 'EN' }] })

let clock: VirtualClock
let asked: Asked[]
let translation: TextTranslation

/** A service that answers when the test says so, whether it was cancelled or not. */
function begin(): void {
  clock = new VirtualClock()
  asked = []
  translation = createTextTranslation({
    clock,
    translate: (input, options) =>
      new Promise((resolve) => asked.push({ input, options, answer: resolve, isAnswered: false })),
  })
}

const beginWith = (request: Request) => {
  begin()
  translation.actions.setRequest(request)
}
beforeEach(() => beginWith(GERMAN))

const state = () => translation.store.getState()
const type = (text: string) => translation.actions.setText(text)
const typed = async (text: string) => {
  type(text)
  await clock.advance(TYPING_PAUSE_MS)
}
const answer = async (at: number, given?: Answer) => {
  const request = asked[at]!
  request.isAnswered = true
  request.answer(given ?? translated(request.input))
  await settle()
}

describe('a text that is typed', () => {
  it('is translated once, when the typing pauses', async () => {
    for (const text of ['G', 'Go', 'Good']) {
      type(text)
      await clock.advance(TYPING_PAUSE_MS - 1)
    }
    expect(asked).toHaveLength(0)
    expect(state().phase).toEqual({ is: 'typing' })
    await clock.advance(1)
    expect(asked.map(({ input }) => input)).toEqual([{ targetLanguage: 'de', texts: ['Good'] }])
    await answer(0)
    expect(state()).toMatchObject({
      phase: { is: 'resting' },
      shown: { text: 'de:Good', targetLanguage: 'de' },
    })
  })

  it('takes back the request for what stood there before', async () => {
    await typed('one')
    expect(asked[0]?.options.signal?.aborted).toBe(false)
    type('two')
    expect(asked[0]?.options.signal?.aborted).toBe(true)
  })

  it('never shows an answer to an earlier text, whichever comes first', async () => {
    await typed('one')
    await typed('two')
    await answer(1)
    await answer(0)
    expect(state().shown?.text).toBe('de:two')
    expect(state().phase).toEqual({ is: 'resting' })
  })

  it('is not asked for again when it is what the translation was made of', async () => {
    await typed('one')
    await answer(0)
    type('one!')
    type('one')
    await clock.advance(TYPING_PAUSE_MS)
    expect(asked).toHaveLength(1)
    expect(state().phase).toEqual({ is: 'resting' })
  })

  it.each(['', ' \n'])('leaves no translation behind when it is %j', async (text) => {
    await typed('one')
    await answer(0)
    await typed('two')
    type(text)
    await answer(1)
    await clock.advance(TYPING_PAUSE_MS)
    expect(state()).toMatchObject({ phase: { is: 'resting' }, shown: undefined })
    expect(asked).toHaveLength(2)
  })

  it('waits until it is known what it is translated into', async () => {
    begin()
    await typed('one')
    expect(asked).toHaveLength(0)
    expect(state().phase).toEqual({ is: 'typing' })
    translation.actions.setRequest(FRENCH)
    await clock.advance(TYPING_PAUSE_MS)
    await answer(0)
    expect(state().shown?.text).toBe('fr:one')
  })

  it('is translated again when something else is asked for, and only then', async () => {
    await typed('one')
    await answer(0)
    translation.actions.setRequest({ ...GERMAN })
    await clock.advance(TYPING_PAUSE_MS)
    expect(asked).toHaveLength(1)
    translation.actions.setRequest(FRENCH)
    await clock.advance(TYPING_PAUSE_MS)
    await answer(1)
    expect(state().shown).toMatchObject({ text: 'fr:one', targetLanguage: 'fr' })
  })

  it('stays, with the translation before it, when the service fails, and is tried again', async () => {
    await typed('one')
    await answer(0)
    await typed('two')
    await answer(1, err(FAULT))
    expect(state()).toMatchObject({
      text: 'two',
      phase: { is: 'failed', error: FAULT },
      shown: { text: 'de:one' },
    })
    translation.actions.translateNow()
    await answer(2)
    expect(state()).toMatchObject({ phase: { is: 'resting' }, shown: { text: 'de:two' } })
  })
})

describe('a long text', () => {
  const long = 'x'.repeat(MOST_CHARACTERS_WHILE_TYPING + 1)

  it('waits until a person asks for it', async () => {
    await typed(long)
    expect(asked).toHaveLength(0)
    expect(state().phase).toEqual({ is: 'held', because: 'long' })
    translation.actions.translateNow()
    await answer(0)
    expect(state().phase).toEqual({ is: 'resting' })
  })

  it('tells how far it is, until it is done', async () => {
    type(long)
    translation.actions.translateNow()
    const { options } = asked[0]!
    options.onProgress?.({ done: 1, total: 3 })
    expect(state().phase).toEqual({ is: 'translating', progress: { done: 1, total: 3 } })
    await answer(0)
    options.onProgress?.({ done: 2, total: 3 })
    expect(state().phase).toEqual({ is: 'resting' })
  })
})

describe('a translation that is cancelled', () => {
  it('is taken back, and waits until a person asks for it again', async () => {
    await typed('one')
    translation.actions.cancel()
    expect(asked[0]?.options.signal?.aborted).toBe(true)
    await answer(0)
    await clock.advance(TYPING_PAUSE_MS)
    expect(state()).toMatchObject({
      text: 'one',
      phase: { is: 'held', because: 'cancelled' },
      shown: undefined,
    })
    translation.actions.translateNow()
    await answer(1)
    expect(state().shown?.text).toBe('de:one')
  })

  it('is no matter when nothing is under way', async () => {
    await typed('one')
    await answer(0)
    translation.actions.cancel()
    expect(state().phase).toEqual({ is: 'resting' })
  })
})

it('other words for the translation that shows take its place, until it is made anew', async () => {
  await typed('one')
  await answer(0)
  translation.actions.replaceShown('eins')
  expect(state().shown).toMatchObject({ text: 'eins', detectedSourceLanguage: 'EN' })
  await typed('two')
  await answer(1)
  expect(state().shown?.text).toBe('de:two')
})

describe('over a network that is slow and mixes things up', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', 'a', 'b', 'c', 'd') }),
    fc.record({ do: fc.constant('ask' as const), request: fc.constantFrom(GERMAN, FRENCH) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 700 }) }),
    fc.record({ do: fc.constant('answer' as const), at: fc.nat(20), fails: fc.boolean() }),
    fc.constant({ do: 'cancel' as const }),
    fc.constant({ do: 'now' as const }),
  )

  it('a translation at rest is that of the text and the language that are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        beginWith(GERMAN)
        let request = GERMAN
        for (const each of steps) {
          if (each.do === 'type') type(each.text)
          if (each.do === 'ask') translation.actions.setRequest((request = each.request))
          if (each.do === 'wait') await clock.advance(each.ms)
          if (each.do === 'cancel') translation.actions.cancel()
          if (each.do === 'now') translation.actions.translateNow()
          // Any of all requests so far, also one that nobody waits for any more.
          if (each.do === 'answer' && asked.length > 0)
            await answer(each.at % asked.length, each.fails ? err(FAULT) : undefined)
          const { text, phase, shown } = state()
          const right = text === '' ? undefined : translationOf({ ...request, texts: [text] })
          expect(phase.is !== 'resting' || shown?.text === right).toBe(true)
          const wanted = asked.filter(({ options }) => options.signal?.aborted === false)
          expect(wanted.slice(0, -1).every(({ isAnswered }) => isAnswered)).toBe(true)
        }
      }),
    )
  })
})
