import { beforeEach, describe, expect, it } from 'vitest'
import { FRENCH, GERMAN, TranslatorRun } from '../../../../test/support/service/translator-run.ts'
import type { AppError } from '../../base/errors.ts'
import { err } from '../../base/result.ts'
import { MAX_CHARACTERS_WHILE_TYPING, MAX_TEXT_CHARACTERS, TYPING_PAUSE_MS } from './translator.ts'

const FAULT: AppError = { kind: 'unavailable', status: 503 }

let run: TranslatorRun
beforeEach(() => {
  run = new TranslatorRun(GERMAN)
})

describe('a text that is typed', () => {
  it('is translated once, when the typing pauses', async () => {
    for (const text of ['G', 'Go', 'Good']) {
      run.actions.setText(text)
      await run.clock.advance(TYPING_PAUSE_MS - 1)
    }
    expect(run.asked).toHaveLength(0)
    expect(run.state.phase).toEqual({ type: 'typing' })
    await run.clock.advance(1)
    expect(run.asked.map(({ input }) => input)).toEqual([{ targetLanguage: 'de', texts: ['Good'] }])
    await run.answer(0)
    expect(run.state).toMatchObject({
      phase: { type: 'resting' },
      shown: { text: 'de:Good', targetLanguage: 'de' },
    })
  })

  it.each(['setText', 'takeText', 'offerText'] as const)(
    'is refused by %s if it is too long, and the earlier one stays',
    async (how) => {
      await run.typed('one')
      run.actions[how]('x'.repeat(MAX_TEXT_CHARACTERS + 1))
      await run.clock.advance(TYPING_PAUSE_MS)
      const problem = { type: 'too-much', unit: 'text', limit: MAX_TEXT_CHARACTERS }
      expect(run.state).toMatchObject({ text: 'one', phase: { type: 'failed', error: { problem } } })
      expect(run.asked).toHaveLength(1)
      await run.typed('two')
      expect(run.asked).toHaveLength(2)
      run.actions.setText('x'.repeat(MAX_TEXT_CHARACTERS))
      expect(run.state.text).toHaveLength(MAX_TEXT_CHARACTERS)
    },
  )

  it('cancels the request for the previous text', async () => {
    await run.typed('one')
    expect(run.asked[0]?.options.signal?.aborted).toBe(false)
    run.actions.setText('two')
    expect(run.asked[0]?.options.signal?.aborted).toBe(true)
  })

  it('never shows an answer to an earlier text, whichever comes first', async () => {
    await run.typed('one')
    await run.typed('two')
    await run.answer(1)
    await run.answer(0)
    expect(run.state.shown?.text).toBe('de:two')
    expect(run.state.phase).toEqual({ type: 'resting' })
  })

  it('is not requested again when it is the text of the shown translation', async () => {
    await run.typed('one')
    await run.answer(0)
    run.actions.setText('one!')
    run.actions.setText('one')
    await run.clock.advance(TYPING_PAUSE_MS)
    expect(run.asked).toHaveLength(1)
    expect(run.state.phase).toEqual({ type: 'resting' })
  })

  it.each(['', ' \n'])('leaves no translation behind when it is %j', async (text) => {
    await run.typed('one')
    await run.answer(0)
    await run.typed('two')
    run.actions.setText(text)
    await run.answer(1)
    await run.clock.advance(TYPING_PAUSE_MS)
    expect(run.state).toMatchObject({ phase: { type: 'resting' }, shown: undefined })
    expect(run.asked).toHaveLength(2)
  })

  it('waits until the target language is known', async () => {
    run = new TranslatorRun()
    await run.typed('one')
    expect(run.asked).toHaveLength(0)
    expect(run.state.phase).toEqual({ type: 'typing' })
    run.actions.setRequest(FRENCH)
    await run.clock.advance(TYPING_PAUSE_MS)
    await run.answer(0)
    expect(run.state.shown?.text).toBe('fr:one')
  })

  it('is translated again when the parameters change, and only then', async () => {
    await run.typed('one')
    await run.answer(0)
    run.actions.setRequest({ ...GERMAN })
    await run.clock.advance(TYPING_PAUSE_MS)
    expect(run.asked).toHaveLength(1)
    run.actions.setRequest(FRENCH)
    await run.clock.advance(TYPING_PAUSE_MS)
    await run.answer(1)
    expect(run.state.shown).toMatchObject({ text: 'fr:one', targetLanguage: 'fr' })
  })

  it('stays, with the translation before it, when the service fails, and is tried again', async () => {
    await run.typed('one')
    await run.answer(0)
    await run.typed('two')
    await run.answer(1, err(FAULT))
    expect(run.state).toMatchObject({
      text: 'two',
      phase: { type: 'failed', error: FAULT },
      shown: { text: 'de:one' },
    })
    run.actions.translateNow()
    await run.answer(2)
    expect(run.state).toMatchObject({ phase: { type: 'resting' }, shown: { text: 'de:two' } })
  })
})

describe('a long text', () => {
  const long = 'x'.repeat(MAX_CHARACTERS_WHILE_TYPING + 1)

  it('waits until a person asks for it', async () => {
    await run.typed(long)
    expect(run.asked).toHaveLength(0)
    expect(run.state.phase).toEqual({ type: 'held', because: 'long' })
    run.actions.translateNow()
    await run.answer(0)
    expect(run.state.phase).toEqual({ type: 'resting' })
  })

  it('reports progress until it is done', async () => {
    run.actions.setText(long)
    run.actions.translateNow()
    const { options } = run.asked[0]!
    options.onProgress?.({ done: 1, total: 3 })
    expect(run.state.phase).toEqual({ type: 'translating', progress: { done: 1, total: 3 } })
    await run.answer(0)
    options.onProgress?.({ done: 2, total: 3 })
    expect(run.state.phase).toEqual({ type: 'resting' })
  })
})

describe('a translation that is asked for before its languages are known', () => {
  const long = 'x'.repeat(MAX_CHARACTERS_WHILE_TYPING + 1)
  beforeEach(() => {
    run = new TranslatorRun()
  })

  it.each(['one', long])('is made once they are', async (text) => {
    run.actions.setText(text)
    run.actions.translateNow()
    expect(run.asked).toHaveLength(0)
    run.actions.setRequest(GERMAN)
    expect(run.asked.map(({ input }) => input)).toEqual([{ targetLanguage: 'de', texts: [text] }])
  })

  it('is not made of another text', async () => {
    run.actions.setText('one')
    run.actions.translateNow()
    run.actions.setText(long)
    run.actions.setRequest(GERMAN)
    await run.clock.advance(TYPING_PAUSE_MS)
    expect(run.asked).toHaveLength(0)
    expect(run.state.phase).toEqual({ type: 'held', because: 'long' })
  })
})

describe('a translation that is cancelled', () => {
  it('is aborted, and waits until the user requests it again', async () => {
    await run.typed('one')
    run.actions.cancel()
    expect(run.asked[0]?.options.signal?.aborted).toBe(true)
    await run.answer(0)
    await run.clock.advance(TYPING_PAUSE_MS)
    expect(run.state).toMatchObject({
      text: 'one',
      phase: { type: 'held', because: 'cancelled' },
      shown: undefined,
    })
    run.actions.translateNow()
    await run.answer(1)
    expect(run.state.shown?.text).toBe('de:one')
  })

  it('has no effect when no request is pending', async () => {
    await run.typed('one')
    await run.answer(0)
    run.actions.cancel()
    expect(run.state.phase).toEqual({ type: 'resting' })
  })
})

describe('a whole text', () => {
  it('is asked for at once', async () => {
    run.actions.takeText('one')
    expect(run.asked.map(({ input }) => input.texts)).toEqual([['one']])
    await run.answer(0)
    expect(run.state).toMatchObject({ phase: { type: 'resting' }, shown: { text: 'de:one' } })
  })

  it('waits until a person asks for it when it is long', () => {
    run.actions.takeText('x'.repeat(MAX_CHARACTERS_WHILE_TYPING + 1))
    expect(run.asked).toHaveLength(0)
    expect(run.state.phase).toEqual({ type: 'held', because: 'long' })
  })
})

describe('a text that is offered', () => {
  const isSent = async () => {
    await run.clock.advance(2 * TYPING_PAUSE_MS)
    return run.asked.length > 0
  }

  it('is not sent until the user requests it, whatever else changes', async () => {
    run.actions.offerText('hunter2')
    run.actions.setRequest(FRENCH)
    expect(await isSent()).toBe(false)
    expect(run.state.phase).toEqual({ type: 'held', because: 'offered' })
    run.actions.translateNow()
    await run.answer(0)
    expect(run.state).toMatchObject({ phase: { type: 'resting' }, shown: { text: 'fr:hunter2' } })
  })

  it.each(['hunter2!', 'a hunter2', 'hu2', '2', 'h'])('goes nowhere when it has become %j', async (text) => {
    run.actions.offerText('hunter2')
    run.actions.setText(text)
    expect(await isSent()).toBe(false)
  })

  it.each([[['']], [['Good']], [['hun', '']]])(
    'is no matter once %j was typed in its place',
    async (texts) => {
      run.actions.offerText('hunter2')
      for (const text of texts) run.actions.setText(text)
      run.actions.setText('Good morning')
      expect(await isSent()).toBe(true)
      expect(run.asked.map(({ input }) => input.texts)).toEqual([['Good morning']])
    },
  )

  it('is a text like any other once it was requested', async () => {
    run.actions.offerText('one')
    run.actions.translateNow()
    await run.answer(0)
    await run.typed('one two')
    await run.answer(1)
    expect(run.state.shown?.text).toBe('de:one two')
  })
})
