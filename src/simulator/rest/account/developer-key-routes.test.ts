import { describe, expect, it } from 'vitest'
import { AccountService } from '../../../../test/support/demo-service/account-service.ts'
import { call } from '../../../../test/support/service/simulator-client.ts'

const service = new AccountService()

describe('developer keys', () => {
  it('translate until they are deactivated', async () => {
    const key_id = await service.createKey()
    expect((await service.translate('a', key_id)).status).toBe(200)
    await service.admin('PUT', 'developer-keys/deactivate', { key_id })
    expect(await service.translate('a', key_id)).toMatchObject({
      status: 403,
      body: { message: 'This key has been deactivated.' },
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
