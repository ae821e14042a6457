import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FRENCH,
  GERMAN,
  TranslatorRun,
  translationOf,
} from '../../../../test/support/service/translator-run.ts'
import { err } from '../../base/result.ts'

describe('over a network that is slow and mixes things up', () => {
  const step = fc.oneof(
    fc.record({ type: fc.constant('type' as const), text: fc.constantFrom('', 'a', 'b', 'c', 'd') }),
    fc.record({
      type: fc.constantFrom('take' as const, 'offer' as const),
      text: fc.constantFrom('a', 'b', 'e'),
    }),
    fc.record({ type: fc.constant('ask' as const), request: fc.constantFrom(GERMAN, FRENCH) }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 700 }) }),
    fc.record({ type: fc.constant('answer' as const), at: fc.nat(20), fails: fc.boolean() }),
    fc.constant({ type: 'cancel' as const }),
    fc.constant({ type: 'now' as const }),
  )

  it('a translation at rest is that of the text and the language that are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), async (steps) => {
        const run = new TranslatorRun(GERMAN)
        let request = GERMAN
        for (const each of steps) {
          if (each.type === 'type') run.actions.setText(each.text)
          if (each.type === 'take') run.actions.takeText(each.text)
          if (each.type === 'offer') run.actions.offerText(each.text)
          if (each.type === 'ask') run.actions.setRequest((request = each.request))
          if (each.type === 'wait') await run.clock.advance(each.ms)
          if (each.type === 'cancel') run.actions.cancel()
          if (each.type === 'now') run.actions.translateNow()
          // Any of all requests so far, including abandoned ones.
          if (each.type === 'answer' && run.asked.length > 0)
            await run.answer(
              each.at % run.asked.length,
              each.fails ? err({ kind: 'unavailable', status: 503 }) : undefined,
            )
          const { text, phase, shown } = run.state
          const right = text === '' ? undefined : translationOf({ ...request, texts: [text] })
          expect(phase.type !== 'resting' || shown?.text === right).toBe(true)
          const wanted = run.asked.filter(({ options }) => options.signal?.aborted === false)
          expect(wanted.slice(0, -1).every(({ isAnswered }) => isAnswered)).toBe(true)
        }
      }),
    )
  })
})
