import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { ServicePeer } from '../../../../../test/support/service/service-peer.ts'

let peer: ServicePeer
beforeEach(async () => {
  peer = await ServicePeer.listen()
})
afterEach(() => peer.close())

describe('analytics', () => {
  const days = { startDate: '2026-02-01', endDate: '2026-02-28' }
  const answeredUsage = {
    total_characters: 10,
    text_translation_characters: 5,
    document_translation_characters: 3,
    text_improvement_characters: 2,
    speech_to_text_minutes: 1.25,
    speech_to_speech_minutes: 0.5,
  }
  const usage = {
    characters: 10,
    textCharacters: 5,
    documentCharacters: 3,
    improvementCharacters: 2,
    speechMinutes: 1.25,
    speechToSpeechMinutes: 0.5,
  }
  const report = {
    total_usage: answeredUsage,
    start_date: '2026-02-01T00:00:00Z',
    end_date: '2026-02-28T00:00:00Z',
  }
  const ofKey = { api_key: 'dc88****3a2c', api_key_label: 'Staging', usage: answeredUsage }
  const group = { maskedKey: 'dc88****3a2c', label: 'Staging', usage }
  const day = '2026-02-03T00:00:00Z'

  it.each([
    [undefined, {}, '', []],
    ['key', { group_by: 'key', key_usages: [ofKey] }, '&group_by=key', [group]],
    [
      'key_and_day',
      { group_by: 'key_and_day', key_and_day_usages: [{ ...ofKey, usage_date: day }] },
      '&group_by=key_and_day',
      [{ ...group, date: day }],
    ],
  ])('grouped by %s are read', async (groupBy, grouped, query, groups) => {
    peer.answerWith(json(200, { usage_report: { ...report, ...grouped } }))
    expect(await peer.call('admin.analytics', { ...days, groupBy })).toEqual({
      ok: true,
      value: { startDate: report.start_date, endDate: report.end_date, total: usage, groups },
    })
    expect(peer.received[0]?.url).toBe(
      `/v2/admin/analytics?start_date=2026-02-01&end_date=2026-02-28${query}`,
    )
  })

  it.each([
    [{ endDate: '2026-02-28' }, 'startDate', { type: 'missing' }],
    [{ ...days, startDate: '1 Feb' }, 'startDate', { type: 'malformed', detail: 'invalid_format' }],
    [{ ...days, endDate: '2026-02-29' }, 'endDate', { type: 'malformed', detail: 'invalid_format' }],
    [
      { ...days, endDate: '2026-01-31' },
      'endDate',
      { type: 'too-early', earliest: '2026-02-01', actual: '2026-01-31' },
    ],
    [{ ...days, groupBy: 'day' }, 'groupBy', { type: 'unknown-value', value: 'day' }],
  ])('are not asked for with %j', async (input, field, problem) => {
    expect(await peer.call('admin.analytics', input)).toEqual({
      ok: false,
      error: { kind: 'invalid-input', field, problem },
    })
    expect(peer.received).toEqual([])
  })

  it('may be of a single day', async () => {
    peer.answerWith(json(200, { usage_report: report }))
    const single = { startDate: '2028-02-29', endDate: '2028-02-29' }
    expect(await peer.call('admin.analytics', single)).toMatchObject({ ok: true })
  })

  it('count text, writing help and both kinds of speech for a tag', async () => {
    const usages = [{ custom_tag: 'team', breakdown: answeredUsage }]
    const { start_date, end_date } = report
    peer.answerWith(json(200, { custom_tag_usage_report: { start_date, end_date, usage: usages } }))
    expect(await peer.call('admin.tagAnalytics', days)).toMatchObject({
      value: { tags: [{ tag: 'team', textCharacters: 5, speechMinutes: 1.25, speechToSpeechMinutes: 0.5 }] },
    })
  })

  it('name the grouping that an answer lacks', async () => {
    peer.answerWith(json(200, { usage_report: report }))
    expect(await peer.call('admin.analytics', { ...days, groupBy: 'key' })).toMatchObject({
      error: { kind: 'invalid-response', detail: 'usage_report.key_usages: invalid_type' },
    })
  })
})
