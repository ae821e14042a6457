import { beforeEach, describe, expect, it } from 'vitest'
import { AccountService } from '../../../../test/support/demo-service/account-service.ts'
import { call } from '../../../../test/support/service/simulator-client.ts'

const service = new AccountService()

describe('analytics', () => {
  const ask = async (query: string) => {
    const { body } = await service.admin('GET', `analytics?start_date=2026-03-14&end_date=2026-03-15${query}`)
    return (body as { usage_report: Record<string, unknown> }).usage_report
  }
  const used = (text: number, minutes = 0) => ({
    total_characters: text,
    text_translation_characters: text,
    document_translation_characters: 0,
    text_improvement_characters: 0,
    speech_to_text_minutes: minutes,
  })
  let developer: string
  beforeEach(async () => {
    developer = await service.createKey('Build')
    await service.translate('1')
    await service.speak(300)
    await service.translate('22', developer)
    service.now = new Date('2026-03-15T23:59:59Z')
    await service.translate('333', developer)
    service.now = new Date('2026-03-16T00:00:00Z')
    await service.translate('too late')
    await service.translate('somebody else', 'other')
  })
  const ends = { start_date: '2026-03-14T00:00:00Z', end_date: '2026-03-15T00:00:00Z' }

  it('tell the keys apart, without telling them', async () => {
    expect(await ask('&group_by=key')).toEqual({
      ...ends,
      group_by: 'key',
      total_usage: used(6, 0.005),
      key_usages: [
        { api_key: 'ma****ey', api_key_label: 'Main key', usage: used(1, 0.005) },
        {
          api_key: `${developer.slice(0, 4)}****${developer.slice(-4)}`,
          api_key_label: 'Build',
          usage: used(5),
        },
      ],
    })
  })

  it('tell the days apart', async () => {
    expect((await ask('&group_by=key_and_day'))['key_and_day_usages']).toMatchObject([
      { api_key_label: 'Main key', usage_date: '2026-03-14T00:00:00Z', usage: used(1, 0.005) },
      { api_key_label: 'Build', usage_date: '2026-03-14T00:00:00Z', usage: used(2) },
      { api_key_label: 'Build', usage_date: '2026-03-15T00:00:00Z', usage: used(3) },
    ])
  })

  it('tell spoken translations apart in one deployment', async () => {
    await service.speakTo(600, { target_media_languages: ['de'] })
    const days = 'start_date=2026-03-14&end_date=2026-03-16'
    const { body } = await call(
      service.simulator,
      'GET',
      `/v2/admin/analytics?${days}`,
      undefined,
      service.asDeepl(),
    )
    expect(body).toMatchObject({
      usage_report: { total_usage: { speech_to_text_minutes: 0.005, speech_to_speech_minutes: 0.01 } },
    })
  })

  it('tell what texts, writing help and speech used under a tag', async () => {
    const tagged = { ...service.asDeepl(), 'X-DeepL-Reporting-Tag': 'Team' }
    await call(service.simulator, 'POST', '/v2/translate', { text: ['four'], target_lang: 'DE' }, tagged)
    await call(service.simulator, 'POST', '/v2/write/correct', { text: ['six'] }, tagged)
    await service.speakTo(600, { target_languages: ['de'] }, tagged)
    await service.speakTo(300, { target_media_languages: ['de'] }, tagged)
    const days = 'start_date=2026-03-14&end_date=2026-03-16'
    const { body } = await service.admin('GET', `analytics/custom-tags?${days}`)
    expect(body).toMatchObject({
      custom_tag_usage_report: {
        usage: [
          {
            custom_tag: 'team',
            breakdown: {
              text_translation_characters: 4,
              text_improvement_characters: 3,
              speech_to_text_minutes: 0.01,
              speech_to_speech_minutes: 0.005,
            },
          },
        ],
      },
    })
  })

  it.each([
    '',
    'start_date=2026-03-14',
    'start_date=2026-03-14&end_date=2026-02-30',
    'start_date=2026-03-14&end_date=14.03.2026',
    'start_date=2026-03-14&end_date=2026-03-13',
    'start_date=2026-03-14&end_date=2026-03-14&group_by=month',
  ])('refuse "%s"', async (query) => {
    expect((await service.admin('GET', `analytics?${query}`)).status).toBe(400)
  })
})
