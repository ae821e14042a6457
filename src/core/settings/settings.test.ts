import { describe, expect, it } from 'vitest'
import { parseInput } from '../base/input.ts'
import { calls } from '../contract/contract.ts'
import { settingsSchema } from './settings.ts'
import { patchSettings } from './settings-patch.ts'

const defaults = settingsSchema.parse({})

describe('settings', () => {
  it('are complete without a file, and start on the demo service', () => {
    expect(defaults.service).toEqual({ active: 'demo', accounts: [] })
    expect(defaults.voice).toMatchObject({ chunkMs: 60, messageFormat: 'msgpack', sourceLanguage: 'auto' })
  })

  it('keep values that a patch does not name', () => {
    const patched = patchSettings(defaults, { voice: { chunkMs: 50 } })
    expect(patched).toEqual({ ok: true, value: { ...defaults, voice: { ...defaults.voice, chunkMs: 50 } } })
  })

  it('refuse a value that does not fit, and name the field', () => {
    expect(patchSettings(defaults, { voice: { chunkMs: 400 } })).toEqual({
      ok: false,
      error: {
        kind: 'invalid-input',
        field: 'voice.chunkMs',
        problem: { type: 'out-of-range', limit: 250, actual: 400 },
      },
    })
  })

  it('let no page change accounts by a patch', () => {
    const patch = { service: { active: 'x' } } as object
    expect(patchSettings(defaults, patch)).toEqual({ ok: true, value: defaults })
  })
})

describe('a change of settings', () => {
  const { input } = calls['settings.update']

  it.each([[[]], [[{ voice: {} }]], ['voice'], [{ voice: [] }], [{ voice: 'fast' }], [{ voice: null }]])(
    'is refused where it is not sections with fields: %j',
    (patch) => {
      expect(parseInput(input, patch)).toMatchObject({ error: { kind: 'invalid-input' } })
    },
  )

  it('may name any of the sections', () => {
    expect(parseInput(input, { voice: { chunkMs: 50 }, text: undefined })).toMatchObject({ ok: true })
  })
})

describe('a stored account', () => {
  const stored = { id: 'a', name: 'Mine', profile: 'generic', plan: 'pro', address: 'https://api.test' }
  const read = (account: object) =>
    settingsSchema.safeParse({ service: { active: 'a', accounts: [account] } })

  it('streams from host names that can go into a header', () => {
    const { data } = read({ ...stored, streamDomains: ['例え.jp', 'Stream.test'] })
    expect(data?.service.accounts[0]?.streamDomains).toEqual(['xn--r8jz45g.jp', 'stream.test'])
  })

  it.each([
    { streamDomains: ["stream.test;script-src 'unsafe-inline'"] },
    { streamDomains: ['https://stream.test'] },
    { address: 'no address' },
    { address: 'http://api.test' },
  ])('is not taken with %j', (broken) => {
    expect(read({ ...stored, ...broken }).success).toBe(false)
  })
})

describe('input that does not fit', () => {
  const problem = (input: unknown) => {
    const parsed = parseInput(settingsSchema, input)
    return parsed.ok ? undefined : parsed.error
  }

  it.each([
    [{ voice: { messageFormat: 'xml' } }, 'voice.messageFormat', { type: 'unknown-value', value: 'xml' }],
    [{ documents: { targetLanguages: [] } }, 'documents.targetLanguages', { type: 'missing' }],
    [
      { voice: { targetLanguages: ['a', 'b', 'c', 'd', 'e', 'f'] } },
      'voice.targetLanguages',
      { type: 'too-much', limit: 5, actual: 6, unit: 'items' },
    ],
    [{ service: { accounts: [{}] } }, 'service.accounts.0.id', { type: 'missing' }],
  ])('%j is explained', (input, field, expected) => {
    expect(problem(input)).toEqual({ kind: 'invalid-input', field, problem: expected })
  })
})
