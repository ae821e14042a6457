import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { callService } from '../../support/service/service-calls.ts'
import { call as ask } from '../../support/service/simulator-client.ts'

const FREE_KEY = 'free-key:fx'
const DAYS = { startDate: '2020-01-01', endDate: '2099-12-31' }
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
const monthStart = expect.stringMatching(/^\d{4}-\d\d-01T/)
const TEXT = 'Good morning.'

interface Key {
  readonly value: { readonly id: string }
}

describe.each(['generic', 'deepl'] as const)('the data of an account, with a %s service', (profile) => {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator()
    await ask(simulator, 'POST', '/v2/translate', { text: [TEXT], target_lang: 'DE' })
  })
  afterAll(() => simulator.close())

  const call = <T = unknown>(name: string, input: unknown = {}, key = simulator.key) =>
    callService<T>({ address: simulator.address, key, profile }, name, input)

  it('counts what was used, by product and period, on the Pro plan', async () => {
    expect(await call('usage.get')).toEqual({
      ok: true,
      value: {
        characters: { used: TEXT.length, limit: null },
        keyCharacters: { used: TEXT.length, limit: null },
        ...(profile === 'generic'
          ? { speech: { used: 0, limit: null } }
          : { speech: { used: 0 }, speechToSpeech: { used: 0 } }),
        period: { start: monthStart, end: monthStart },
        products: expect.arrayContaining([
          { type: 'translate', unit: 'characters', usedByKey: TEXT.length, usedByAccount: TEXT.length },
          { type: 'speech_to_text', unit: 'milliseconds', usedByKey: 0, usedByAccount: 0 },
        ]),
      },
    })
  })

  it('counts speech and its limit, however they are told', async () => {
    const limited = await createSimulator({ limits: { milliseconds: 120_000 } })
    const { address, key } = limited
    expect(await callService({ address, key, profile }, 'usage.get')).toMatchObject({
      value: { speech: { used: 0, limit: 120_000 } },
    })
    await limited.close()
  })

  it('has nothing left of speech that is not allowed, where a limit of 0 says so', async () => {
    const blocked = await createSimulator({ limits: { milliseconds: 0 } })
    const { address, key } = blocked
    const usage = await callService<{ value: { speech?: object } }>({ address, key, profile }, 'usage.get')
    expect(usage.value.speech).toEqual(profile === 'generic' ? { used: 0, limit: 0 } : { used: 0 })
    await blocked.close()
  })

  it('counts characters alone on the Free plan', async () => {
    const free = await createSimulator({ key: FREE_KEY })
    const { address } = free
    expect(await callService({ address, key: FREE_KEY, profile, plan: 'free' }, 'usage.get')).toEqual({
      ok: true,
      value: { characters: { used: 0, limit: expect.any(Number) }, products: [] },
    })
    await free.close()
  })

  it.each([
    [undefined, []],
    ['key', [expect.not.objectContaining({ date: expect.anything() })]],
    ['key_and_day', [expect.objectContaining({ date: moment })]],
  ])('is analysed by %s', async (groupBy, groups) => {
    const answer = await call<{ value: { groups: object[] } }>('admin.analytics', { ...DAYS, groupBy })
    expect(answer).toMatchObject({
      ok: true,
      value: {
        startDate: expect.stringMatching(/^2020-01-01/),
        endDate: expect.stringMatching(/^2099-12-31/),
        total: { characters: TEXT.length, textCharacters: TEXT.length, speechMinutes: 0 },
        groups,
      },
    })
    for (const group of answer.value.groups) {
      expect(group).toMatchObject({ label: expect.any(String), usage: { textCharacters: TEXT.length } })
      expect(JSON.stringify(group)).not.toContain(simulator.key)
    }
  })

  it('is analysed by the tag of its requests', async () => {
    const { address, key, close } = await createSimulator({ today: () => new Date('2026-11-20T12:00:00Z') })
    const on = (reportingTag?: string) =>
      backendOn({ address, key, ...(reportingTag !== undefined && { reportingTag }) }, profile)
    const translate = (text: string, reportingTag?: string) =>
      on(reportingTag).dispatch('text.translate', { texts: [text], targetLanguage: 'DE' })
    await translate('four', ' Team-Billing ')
    await translate('fives', 'team-billing')
    await translate('a', 'other')
    await translate('untagged')
    await on('team-billing').dispatch('write.correct', { texts: ['six'] })
    const days = { startDate: '2026-11-01', endDate: '2026-11-30' }
    const used = (tag: string, textCharacters: number, improvementCharacters: number) => ({
      tag,
      characters: textCharacters + improvementCharacters,
      textCharacters,
      improvementCharacters,
      speechMinutes: 0,
      speechToSpeechMinutes: 0,
    })
    const tags = profile === 'deepl' ? [used('other', 1, 0), used('team-billing', 9, 3)] : []
    expect(await callService({ address, key, profile }, 'admin.tagAnalytics', days)).toEqual({
      ok: true,
      value: { startDate: '2026-11-01T00:00:00Z', endDate: '2026-11-30T00:00:00Z', tags },
    })
    expect(
      await callService({ address, key, profile }, 'admin.tagAnalytics', { ...days, aggregateBy: 'day' }),
    ).toMatchObject({ value: { tags: tags.map((tag) => ({ ...tag, date: '2026-11-20T00:00:00Z' })) } })
    await close()
  })

  it('tells its tags page by page', async () => {
    const { address, key, close } = await createSimulator()
    for (let i = 0; i < 101; i += 1)
      await ask(
        { address, key },
        'POST',
        '/v2/translate',
        { text: ['a'], target_lang: 'DE' },
        {
          Authorization: `DeepL-Auth-Key ${key}`,
          'X-DeepL-Reporting-Tag': `tag-${i}`,
        },
      )
    const today = new Date().toISOString().slice(0, 10)
    const page = (more: object) =>
      callService<{ value: { tags: object[]; nextPage?: number } }>(
        { address, key, profile },
        'admin.tagAnalytics',
        { startDate: '2026-01-01', endDate: today, ...more },
      )
    const first = (await page({})).value
    expect([first.tags.length, first.nextPage]).toEqual([100, 1])
    const { value } = await page({ page: first.nextPage })
    expect([value.tags.length, value.nextPage]).toEqual([1, undefined])
    await close()
  })

  it('has developer keys, which are created, named, limited and deactivated', async () => {
    const unlimited = profile === 'generic' ? { characters: null } : {}
    const created = await call<Key>('admin.createKey', { label: 'Staging' })
    const { id } = created.value
    const key = {
      id,
      label: 'Staging',
      createdAt: moment,
      deactivatedAt: null,
      isDeactivated: false,
      limits: profile === 'generic' ? { characters: null, speechMs: null } : {},
    }
    expect(created).toEqual({ ok: true, value: key })
    expect(await call('admin.renameKey', { id, label: 'Production' })).toMatchObject({
      value: { id, label: 'Production' },
    })
    expect(await call('admin.limitKey', { id, characters: 0, speechMs: 60_000 })).toMatchObject({
      value: { limits: { characters: 0, speechMs: 60_000 } },
    })
    expect(await call('admin.limitKey', { id, characters: 5 })).toMatchObject({
      value: { limits: { characters: 5, speechMs: 60_000 } },
    })
    expect(await call('admin.limitKey', { id, characters: null, speechMs: 0 })).toMatchObject({
      value: { limits: { ...unlimited, speechMs: 0 } },
    })
    const gone = {
      ...key,
      label: 'Production',
      limits: { ...unlimited, speechMs: 0 },
      isDeactivated: true,
      deactivatedAt: moment,
    }
    expect(await call('admin.deactivateKey', { id })).toEqual({ ok: true, value: gone })
    expect(await call('admin.listKeys')).toEqual({
      ok: true,
      value: { keys: expect.arrayContaining([gone]) },
    })
  })

  it('is not administered with the keys of its developers', async () => {
    const created = await call<Key>('admin.createKey', { label: 'Developer' })
    // The demo service accepts a key's id in place of the key.
    expect(await call('admin.listKeys', {}, created.value.id)).toMatchObject({
      error: { kind: 'not-allowed' },
    })
  })

  it('knows its keys', async () => {
    expect(await call('admin.renameKey', { id: 'no:body', label: 'x' })).toMatchObject({
      error: { kind: 'not-found' },
    })
  })

  it('has translation memories, page by page', async () => {
    const first = await call<{ value: { memories: object[]; totalCount: number } }>('memory.list', {
      page: 0,
      pageSize: 1,
    })
    expect(first).toMatchObject({
      ok: true,
      value: {
        memories: [
          {
            id: expect.any(String),
            name: expect.any(String),
            sourceLanguage: expect.stringMatching(/^[a-z]/),
            targetLanguages: expect.arrayContaining([expect.stringMatching(/^[a-z]/)]),
            segmentCount: expect.any(Number),
          },
        ],
      },
    })
    const { totalCount } = first.value
    expect(await call('memory.list', { pageSize: 25 })).toMatchObject({ value: { totalCount } })
    expect(await call('memory.list', { page: totalCount, pageSize: 1 })).toEqual({
      ok: true,
      value: { memories: [], totalCount },
    })
  })

  it.each([
    ['memory.list', { pageSize: 26 }, 'pageSize'],
    ['admin.analytics', { ...DAYS, startDate: '2026-02-30' }, 'startDate'],
    ['admin.analytics', { startDate: '2026-11-30', endDate: '2026-11-01' }, 'endDate'],
    ['admin.analytics', { ...DAYS, groupBy: 'week' }, 'groupBy'],
    ['admin.tagAnalytics', { startDate: '2026-11-30', endDate: '2026-11-01' }, 'endDate'],
    ['admin.tagAnalytics', { startDate: 'x', endDate: '2026-11-01' }, 'startDate'],
    ['admin.createKey', { label: '' }, 'label'],
    ['admin.renameKey', { id: '', label: 'x' }, 'id'],
    ['admin.limitKey', { id: 'x', characters: -1, speechMs: null }, 'characters'],
    ['admin.limitKey', { id: 'x' }, 'characters'],
    ['admin.limitKey', { id: 'x', characters: null, speechMs: 0.5 }, 'speechMs'],
    ['admin.deactivateKey', {}, 'id'],
  ])('is not asked for by %s with %j', async (name, input, field) => {
    expect(await call(name, input)).toMatchObject({ error: { kind: 'invalid-input', field } })
  })
})
