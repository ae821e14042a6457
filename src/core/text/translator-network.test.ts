import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FRENCH, GERMAN, TranslatorRun, translationOf } from '../../../test/support/service/translator-run.ts'
import { err } from '../base/result.ts'

describe('over a network that is slow and mixes things up', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', 'a', 'b', 'c', 'd') }),
    fc.record({
      do: fc.constantFrom('take' as const, 'offer' as const),
      text: fc.constantFrom('a', 'b', 'e'),
    }),
    fc.record({ do: fc.constant('ask' as const), request: fc.constantFrom(GERMAN, FRENCH) }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 700 }) }),
    fc.record({ do: fc.constant('answer' as const), at: fc.nat(20), fails: fc.boolean() }),
    fc.constant({ do: 'cancel' as const }),
    fc.constant({ do: 'now' as const }),
  )

  it('a translation at rest is that of the text and the language that are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        const run = new TranslatorRun(GERMAN)
        let request = GERMAN
        for (const each of steps) {
          if (each.do === 'type') run.actions.setText(each.text)
          if (each.do === 'take') run.actions.takeText(each.text)
          if (each.do === 'offer') run.actions.offerText(each.text)
          if (each.do === 'ask') run.actions.setRequest((request = each.request))
          if (each.do === 'wait') await run.clock.advance(each.ms)
          if (each.do === 'cancel') run.actions.cancel()
          if (each.do === 'now') run.actions.translateNow()
          // Any of all requests so far, also one that nobody waits for any more.
          if (each.do === 'answer' && run.asked.length > 0)
            await run.answer(
              each.at % run.asked.length,
              each.fails ? err({ kind: 'unavailable', status: 503 }) : undefined,
            )
          const { text, phase, shown } = run.state
          const right = text === '' ? undefined : translationOf({ ...request, texts: [text] })
          expect(phase.is !== 'resting' || shown?.text === right).toBe(true)
          const wanted = run.asked.filter(({ options }) => options.signal?.aborted === false)
          expect(wanted.slice(0, -1).every(({ isAnswered }) => isAnswered)).toBe(true)
        }
      }),
    )
  })
})
