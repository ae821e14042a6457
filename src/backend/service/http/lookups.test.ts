import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { VirtualClock } from '../../../../test/support/base/virtual-clock.ts'
import { answerByPath, askedOf } from '../../../../test/support/service/answers-by-path.ts'
import { connectionTo } from '../../../../test/support/service/connection-to.ts'
import { type Answer, HttpPeer, json } from '../../../../test/support/service/http-peer.ts'
import { silentLog } from '../../../core/base/log.ts'
import { ServiceClient } from './client.ts'
import { ServiceHttp } from './http.ts'
import { Lookups } from './lookups.ts'

const V3 = '/v3/glossaries/g1'
const V2 = '/v2/glossaries/g1'
const STYLE = '/v3/style_rules/s1'
const LANGUAGES = '/v3/languages'

const dictionaries = (...targets: string[]) =>
  json(200, {
    glossary_id: 'g1',
    name: 'Terms',
    creation_time: '2026-01-01T00:00:00Z',
    dictionaries: targets.map((target) => ({ source_lang: 'en', target_lang: target, entry_count: 3 })),
  })

const styleRules = {
  style_id: 's1',
  name: 'House style',
  creation_time: '2026-01-01T00:00:00Z',
  updated_time: '2026-01-01T00:00:00Z',
  language: 'en',
  version: 1,
  configured_rules: {},
  custom_instructions: [],
}

const language = (lang: string, features: unknown) => ({
  lang,
  name: lang,
  usable_as_source: true,
  usable_as_target: true,
  features,
})

describe('what a request needs to know of the service', () => {
  let peer: HttpPeer
  let clock: VirtualClock
  let service: ServiceClient
  let lookups: Lookups

  beforeEach(async () => {
    peer = await HttpPeer.listen()
    clock = new VirtualClock()
    const http = new ServiceHttp({
      fetch: globalThis.fetch,
      clock,
      random: () => 0,
      userAgent: 'Parley/test',
      log: silentLog,
    })
    service = new ServiceClient(http, connectionTo(peer.address), new AbortController().signal)
    lookups = new Lookups(clock)
  })
  afterEach(() => peer.close())

  const answers = (table: Readonly<Record<string, Answer>>) => answerByPath(peer, table)
  const glossaryFits = (target: string) => lookups.glossaryFits(service, 'g1', 'EN', target, 'glossaryId')
  const hasFormality = (target: string) =>
    lookups.targetHas(service, 'formality', 'translate_text', target, 'formality')

  it('is whether a glossary fits the pair', async () => {
    answers({ [V3]: dictionaries('de', 'fr') })
    expect(await glossaryFits('FR')).toBeUndefined()
    expect(await glossaryFits('ES')).toEqual({
      kind: 'invalid-input',
      field: 'glossaryId',
      problem: { type: 'wrong-language', wanted: 'EN → ES', available: ['EN → DE', 'EN → FR'] },
    })
  })

  it('is found for a glossary of a single pair too', async () => {
    answers({
      [V2]: json(200, {
        glossary_id: 'g1',
        name: 'Terms',
        ready: true,
        source_lang: 'en',
        target_lang: 'de',
        creation_time: '2026-01-01T00:00:00Z',
        entry_count: 3,
      }),
    })
    expect(await glossaryFits('DE')).toBeUndefined()
    expect(await glossaryFits('FR')).toMatchObject({ problem: { type: 'wrong-language' } })
  })

  it('is whether a list of style rules is for the target', async () => {
    answers({ [STYLE]: json(200, styleRules) })
    expect(await lookups.styleFits(service, 's1', 'EN-GB')).toBeUndefined()
    expect(await lookups.styleFits(service, 's1', 'DE')).toEqual({
      kind: 'invalid-input',
      field: 'styleId',
      problem: { type: 'wrong-language', wanted: 'DE', available: ['EN'] },
    })
  })

  it.each([
    ['a list', ['formality'], []],
    ['an object', { formality: { status: 'stable' } }, {}],
  ])('is whether a language has a feature, told as %s', async (_shape, some, none) => {
    answers({ [LANGUAGES]: json(200, [language('de', some), language('tr', none)]) })
    expect(await hasFormality('DE')).toBeUndefined()
    expect(await hasFormality('TR')).toEqual({
      kind: 'invalid-input',
      field: 'formality',
      problem: { type: 'not-supported', language: 'TR' },
    })
    // Not in the list: perhaps it is newer.
    expect(await hasFormality('KK')).toBeUndefined()
  })

  it('is asked once a minute', async () => {
    answers({ [V3]: dictionaries('de') })
    await glossaryFits('DE')
    await clock.advance(59_000)
    await glossaryFits('DE')
    expect(askedOf(peer)).toHaveLength(1)
    await clock.advance(2000)
    await glossaryFits('DE')
    expect(askedOf(peer)).toHaveLength(2)
  })

  it('refuses no request because of a cached answer', async () => {
    answers({ [V3]: dictionaries('de') })
    await glossaryFits('DE')
    answers({ [V3]: dictionaries('de', 'fr') })
    expect(await glossaryFits('FR')).toBeUndefined()
  })

  it.each([404, 403, 500])('refuses no request if the service answers %i', async (status) => {
    peer.answerWith(json(status, {}))
    expect(await glossaryFits('DE')).toBeUndefined()
    expect(await lookups.styleFits(service, 's1', 'DE')).toBeUndefined()
    expect(await hasFormality('DE')).toBeUndefined()
  })

  it('is not waited for longer than one attempt', async () => {
    answers({ [V3]: json(503, {}) })
    await glossaryFits('DE')
    expect(askedOf(peer)).toEqual([`GET ${V3}`])
  })
})
