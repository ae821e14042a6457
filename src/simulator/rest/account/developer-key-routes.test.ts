import { describe, expect, it } from 'vitest'
import { AccountService } from '../../../../test/support/demo-service/account-service.ts'
import { call } from '../../../../test/support/service/simulator-client.ts'

const service = new AccountService()

describe('developer keys', () => {
  it('are created, listed, named and deactivated', async () => {
    expect((await service.admin('GET', 'developer-keys')).body).toEqual([])
    const made = await service.admin('POST', 'developer-keys', { label: 'Build' })
    const fresh = {
      key_id: expect.stringMatching(/^[0-9a-f-]{36}:[0-9a-f-]{36}$/),
      label: 'Build',
      creation_time: '2026-03-14T10:00:00Z',
      deactivated_time: null,
      is_deactivated: false,
      usage_limits: { characters: null, speech_to_text_milliseconds: null },
    }
    expect(made).toMatchObject({ status: 201, body: fresh })
    const { key_id } = made.body as { key_id: string }
    expect((await service.admin('PUT', 'developer-keys/label', { key_id, label: 'Tests' })).body).toEqual({
      ...fresh,
      label: 'Tests',
    })
    expect((await service.translate('a', key_id)).status).toBe(200)
    service.now = new Date('2026-03-15T10:00:00Z')
    const gone = { ...fresh, label: 'Tests', is_deactivated: true, deactivated_time: '2026-03-15T10:00:00Z' }
    expect((await service.admin('PUT', 'developer-keys/deactivate', { key_id })).body).toEqual(gone)
    expect(await service.translate('a', key_id)).toMatchObject({
      status: 403,
      body: { message: 'This key has been deactivated.' },
    })
    expect((await service.admin('GET', 'developer-keys')).body).toEqual([gone])
  })

  it('have no nulls in one deployment', async () => {
    const { body } = await call(service.simulator, 'POST', '/v2/admin/developer-keys', {}, service.asDeepl())
    expect(body).toEqual({
      key_id: expect.any(String),
      label: 'Developer key',
      creation_time: '2026-03-14T10:00:00Z',
      is_deactivated: false,
      usage_limits: {},
    })
  })

  it('have a label without being given one', async () => {
    expect((await service.admin('POST', 'developer-keys')).body).toMatchObject({ label: 'Developer key' })
  })

  it.each<readonly [method: string, path: string, body: object, status: number]>([
    ['PUT', 'label', { key_id: 'x', label: 'a' }, 404],
    ['PUT', 'limits', { key_id: 'x' }, 404],
    ['PUT', 'deactivate', { key_id: 'x' }, 404],
    ['PUT', 'label', { key_id: 'x' }, 400],
    ['PUT', 'limits', { key_id: 'x', characters: -1 }, 400],
    ['PUT', 'limits', { characters: 1 }, 400],
    ['PUT', 'limits', { key_id: 'x', characters: 'many' }, 400],
  ])('refuse %s %s %j with %i', async (method, path, body, status) => {
    expect((await service.admin(method, `developer-keys/${path}`, body)).status).toBe(status)
  })

  it('and other keys may not administer', async () => {
    for (const key of [await service.createKey(), 'other', 'other:fx'])
      for (const path of ['developer-keys', 'analytics?start_date=2026-03-01&end_date=2026-03-02'])
        expect(
          (await call(service.simulator, 'GET', `/v2/admin/${path}`, undefined, service.as(key))).status,
        ).toBe(403)
  })
})
