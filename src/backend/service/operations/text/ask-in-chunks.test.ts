import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../../test/support/app/backend-on.ts'
import {
  answerByPath,
  askedOf,
  bodiesAt,
  shout,
} from '../../../../../test/support/service/answers-by-path.ts'
import { HttpPeer, json } from '../../../../../test/support/service/http-peer.ts'
import type { TranslationInput } from '../../../../core/areas/text/text-calls.ts'
import { defaultCallContext } from '../../../../core/base/call.ts'
import type { Result } from '../../../../core/base/result.ts'
import type { CallOutput } from '../../../../core/contract/contract.ts'

const PATH = '/v2/translate'

describe('texts in several requests', () => {
  let peer: HttpPeer
  beforeEach(async () => {
    peer = await HttpPeer.listen()
    answerByPath(peer, { [PATH]: shout })
  })
  afterEach(() => peer.close())

  const on = () => backendOn({ address: peer.address, key: 'key' })
  type Answered = Promise<Result<CallOutput<'text.translate'>>>
  const translate = (input: Partial<TranslationInput>) =>
    on().dispatch('text.translate', { targetLanguage: 'de', ...input }) as Answered

  it('are pieces of a long text, put together with the space that was in it', async () => {
    const paragraphs = Array.from({ length: 9000 }, (_, i) => `Sentence ${i} is here. And one more.`)
    const text = `  ${paragraphs.join('\n\n\t')}\n`
    const answer = await translate({ texts: ['first', text, 'last'], showBilledCharacters: true })
    const bodies = bodiesAt(peer, PATH)
    expect(bodies.length).toBeGreaterThan(2)
    for (const { body } of peer.received) expect(Buffer.byteLength(body)).toBeLessThanOrEqual(131_072)
    const sent = bodies.flatMap((body) => body['text'] as string[])
    const billed = sent.slice(1, -1).reduce((sum, each) => sum + each.length, 0)
    expect(answer).toEqual({
      ok: true,
      value: {
        translations: [
          { text: 'FIRST', detectedSourceLanguage: 'EN', billedCharacters: 5 },
          { text: text.toUpperCase(), detectedSourceLanguage: 'EN', billedCharacters: billed },
          { text: 'LAST', detectedSourceLanguage: 'EN', billedCharacters: 4 },
        ],
      },
    })
  })

  it.each([
    ['EN-GB', ' '],
    ['ZH-HANS', ''],
  ])('have between sentences from Japanese what %s has there', async (targetLanguage, gap) => {
    const sentence = '明日は雨が降ります。'
    const answer = await translate({ texts: [sentence.repeat(6000)], sourceLanguage: 'JA', targetLanguage })
    const [first = ''] = bodiesAt(peer, PATH).map((body) => (body['text'] as string[])[0] ?? '')
    expect(first.length).toBeGreaterThan(sentence.length)
    const [translated] = answer.ok ? answer.value.translations : []
    expect(translated?.text).toBe(first + gap + sentence.repeat(6000).slice(first.length))
  })

  it('are as few as can hold them', async () => {
    const texts = Array.from({ length: 120 }, (_, i) => `text ${i}`)
    expect(await translate({ texts })).toMatchObject({ value: { translations: { length: 120 } } })
    expect(bodiesAt(peer, PATH).map((body) => (body['text'] as string[]).length)).toEqual([50, 50, 20])
  })

  it('tell how far it is', async () => {
    const told: unknown[] = []
    await on().dispatch(
      'text.translate',
      { texts: Array(60).fill('text'), targetLanguage: 'DE' },
      { ...defaultCallContext, progress: (progress) => told.push(progress) },
    )
    expect(told).toEqual([
      { done: 50, total: 60 },
      { done: 60, total: 60 },
    ])
  })

  it('can be cancelled between two of them, and no more are sent', async () => {
    const abort = new AbortController()
    expect(
      await on().dispatch(
        'text.translate',
        { texts: Array(120).fill('text'), targetLanguage: 'DE' },
        { ...defaultCallContext, signal: abort.signal, progress: () => abort.abort() },
      ),
    ).toEqual({ ok: false, error: { kind: 'cancelled' } })
    expect(peer.received).toHaveLength(1)
  })

  it('end with the first that fails', async () => {
    peer.answerWith(shout, json(456, {}))
    expect(await translate({ texts: Array(120).fill('text') })).toMatchObject({
      error: { kind: 'quota-exceeded' },
    })
    expect(askedOf(peer)).toEqual([`POST ${PATH}`, `POST ${PATH}`])
  })
})
