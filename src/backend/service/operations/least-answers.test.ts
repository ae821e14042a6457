import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../test/support/service/http-peer.ts'
import { leftOutOf, optionalFieldsOf } from '../../../../test/support/service/optional-fields.ts'
import { ServicePeer } from '../../../../test/support/service/service-peer.ts'
import { serviceProfiles } from '../../../core/service/service-profiles.ts'
import type { OperationRow } from './operation.ts'

const ID = 'a74d88fb-ed2a-4943-a664-a4512398b994'
const AT = '2026-11-01T00:00:00Z'
const style = { style_id: ID, name: 'Style', creation_time: AT, updated_time: AT, language: 'de', version: 1 }
const glossary = { glossary_id: ID, name: 'Terms', creation_time: AT }
const days = { startDate: '2026-11-01', endDate: '2026-11-02' }
const report = { start_date: AT, end_date: AT, total_usage: {} }
const nothing = {
  characters: 0,
  textCharacters: 0,
  documentCharacters: 0,
  improvementCharacters: 0,
  speechMinutes: 0,
  speechToSpeechMinutes: 0,
}
const pair = { sourceLanguage: 'en', targetLanguage: 'de' }

const rows: readonly (readonly [name: string, input: object, answer: unknown, value: unknown])[] = [
  [
    'text.translate',
    { texts: ['a'], targetLanguage: 'DE' },
    { translations: [{ detected_source_language: 'EN', text: 'b' }] },
    { translations: [{ detectedSourceLanguage: 'EN', text: 'b' }] },
  ],
  ['language.listText', {}, [{ language: 'DE', name: 'German' }], [{ code: 'DE', name: 'German' }]],
  [
    'language.listProduct',
    { product: 'voice' },
    [{ lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true }],
    [{ code: 'de', name: 'German', isSource: true, isTarget: true, status: 'stable', features: [] }],
  ],
  ['language.listProducts', {}, [{ name: 'write' }], [{ name: 'write', endpoints: [], features: [] }]],
  [
    'language.listProduct',
    { product: 'voice' },
    [{ lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true, features: { tone: {} } }],
    [expect.objectContaining({ features: [{ name: 'tone', status: 'stable', isExternal: false }] })],
  ],
  [
    'language.listProducts',
    {},
    [{ name: 'write', features: [{ name: 'tone' }] }],
    [expect.objectContaining({ features: [{ name: 'tone', needsSource: false, needsTarget: false }] })],
  ],
  ['glossary.get', { id: ID }, glossary, { id: ID, name: 'Terms', createdAt: AT, dictionaries: [] }],
  [
    'glossary.entries',
    { id: ID, ...pair },
    { dictionaries: [{ source_lang: 'EN', target_lang: 'DE', entries: 'a\tb' }] },
    { entries: [{ source: 'a', target: 'b' }] },
  ],
  [
    'spokenTerms.get',
    { id: ID },
    { spoken_terms_id: ID, name: 'Names', creation_time: AT },
    { id: ID, name: 'Names', createdAt: AT, lists: [] },
  ],
  [
    'styleRules.list',
    {},
    { style_rules: [style] },
    { lists: [{ id: ID, name: 'Style', language: 'de', version: 1, createdAt: AT, updatedAt: AT }] },
  ],
  [
    'styleRules.get',
    { id: ID },
    { ...style, configured_rules: null, custom_instructions: null },
    expect.objectContaining({ rules: {}, instructions: [] }),
  ],
  [
    'styleInstruction.get',
    { listId: ID, id: ID },
    { id: ID, label: 'a', prompt: 'b' },
    { id: ID, label: 'a', prompt: 'b' },
  ],
  [
    'memory.get',
    { id: ID },
    { translation_memory_id: ID, name: 'Legal', source_language: 'EN' },
    { id: ID, name: 'Legal', sourceLanguage: 'en', targetLanguages: [], segmentCount: 0 },
  ],
  ['memory.segments', { id: ID }, {}, { segments: [], segmentCount: 0 }],
  [
    'memory.segments',
    { id: ID },
    { segments: [{ source_segment_id: 's', source_text: 'a' }], next_page_cursor: null },
    { segments: [{ id: 's', source: 'a', targets: [] }], segmentCount: 0 },
  ],
  [
    'memory.segments',
    { id: ID },
    {
      segments: [
        {
          source_segment_id: 's',
          source_text: 'a',
          targets: [{ target_language: 'de', target_text: 'b' }],
        },
      ],
    },
    {
      segments: [{ id: 's', source: 'a', targets: [{ language: 'de', text: 'b' }] }],
      segmentCount: 0,
    },
  ],
  [
    'write.correct',
    { texts: ['a'] },
    { improvements: [{ text: 'b', detected_source_language: 'DE' }] },
    { improvements: [{ text: 'b', detectedSourceLanguage: 'DE', targetLanguage: 'DE' }] },
  ],
  ['usage.get', {}, {}, { products: [] }],
  [
    'usage.get',
    {},
    { products: [{ product_type: 'translate' }] },
    { products: [{ type: 'translate', unit: 'characters' }] },
  ],
  [
    'admin.tagAnalytics',
    days,
    { custom_tag_usage_report: { start_date: AT, end_date: AT } },
    { startDate: AT, endDate: AT, tags: [] },
  ],
  [
    'admin.listKeys',
    {},
    [{ key_id: ID, creation_time: AT, usage_limits: {} }],
    { keys: [expect.objectContaining({ limits: {} })] },
  ],
  [
    'admin.analytics',
    days,
    { usage_report: report },
    { startDate: AT, endDate: AT, total: nothing, groups: [] },
  ],
  [
    'admin.analytics',
    { ...days, groupBy: 'key' },
    { usage_report: { ...report, key_usages: [{ api_key: 'a…b', usage: {} }] } },
    expect.objectContaining({ groups: [{ maskedKey: 'a…b', label: '', usage: nothing }] }),
  ],
  [
    'admin.tagAnalytics',
    days,
    {
      custom_tag_usage_report: {
        start_date: AT,
        end_date: AT,
        next_page: null,
        usage: [{ custom_tag: 't', breakdown: {} }],
      },
    },
    {
      startDate: AT,
      endDate: AT,
      tags: [
        {
          tag: 't',
          characters: 0,
          textCharacters: 0,
          improvementCharacters: 0,
          speechMinutes: 0,
          speechToSpeechMinutes: 0,
        },
      ],
    },
  ],
  [
    'admin.listKeys',
    {},
    [{ key_id: ID, creation_time: AT }],
    {
      keys: [{ id: ID, label: '', createdAt: AT, deactivatedAt: null, isDeactivated: false, limits: {} }],
    },
  ],
  [
    'voice.open',
    { targetLanguages: ['de'] },
    { streaming_url: 'ws://127.0.0.1:1/', token: 't' },
    expect.objectContaining({ token: 't', sessionId: '' }),
  ],
]

/** Calls that one answer does not complete. */
const OF_SEVERAL_REQUESTS = new Set(['document.translate', 'memory.import', 'memory.export'])

const isRow = (value: unknown): value is OperationRow<unknown> =>
  typeof value === 'object' && value !== null && 'at' in value

async function declared(): Promise<OperationRow<unknown>[]> {
  const files = globSync('*/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
  const modules = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<object>),
  )
  return modules.flatMap((module) =>
    Object.values(module).flatMap((table) => Object.values(Object(table)).filter(isRow)),
  )
}

const service = { connection: { profile: serviceProfiles.generic } }
const answerOf = ({ answer }: OperationRow<unknown>, input: object) =>
  typeof answer === 'function' ? answer(input as never, service as never) : answer

describe('an answer without anything that may be left out', () => {
  let peer: ServicePeer
  beforeEach(async () => {
    peer = await ServicePeer.listen()
  })
  afterEach(() => peer.close())

  it.each(rows)('is accepted: %s %j', async (name, input, answer, value) => {
    const address = new URL(peer.address).host
    const body = JSON.parse(JSON.stringify(answer).replace('127.0.0.1:1', address)) as unknown
    peer.answerWith(json(200, body))
    expect(await peer.call(name, input)).toEqual({ ok: true, value })
  })

  it('is in the table above for every field that may be left out', async () => {
    const operations = (await declared()).filter(({ call }) => !OF_SEVERAL_REQUESTS.has(call))
    const inputsOf = ({ call }: OperationRow<unknown>) => [
      {},
      ...rows.filter(([name]) => name === call).map(([, input]) => input),
    ]
    const covered = operations.flatMap((row) =>
      rows
        .filter(([name]) => name === row.call)
        .flatMap(([, input, answer]) => leftOutOf(answerOf(row, input), answer)),
    )
    const missing = operations.flatMap((row) =>
      inputsOf(row)
        .flatMap((input) => optionalFieldsOf(answerOf(row, input)))
        .filter((field) => !covered.some(({ owner, name }) => owner === field.owner && name === field.name))
        .map(({ name }) => `${row.call}: ${name}`),
    )
    expect([...new Set(missing)], 'add an answer without these fields to the table above').toEqual([])
  })
})
