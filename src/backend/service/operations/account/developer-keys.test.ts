import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../../../../../test/support/service/http-peer.ts'
import { ServicePeer } from '../../../../../test/support/service/service-peer.ts'

let peer: ServicePeer
beforeEach(async () => {
  peer = await ServicePeer.listen()
})
afterEach(() => peer.close())

describe('developer keys', () => {
  const id = '4f4a8b3a-1bd6-4e9c-8ad0-1f0d7d4e9a11:2c9d1a5e-6f39-4b5e-bc43-7a3f7d0b6e55'
  const answered = {
    key_id: id,
    label: 'Staging',
    creation_time: '2026-11-21T10:00:00Z',
    usage_limits: { characters: 5000, speech_to_text_milliseconds: null },
  }
  const key = {
    id,
    label: 'Staging',
    createdAt: '2026-11-21T10:00:00Z',
    deactivatedAt: null,
    isDeactivated: false,
    limits: { characters: 5000, speechMs: null },
  }

  it('are listed, those that are no longer active too', async () => {
    const gone = { ...answered, is_deactivated: true, deactivated_time: '2026-11-22T10:00:00Z' }
    peer.answerWith(json(200, [answered, gone]))
    expect(await peer.call('admin.listKeys')).toEqual({
      ok: true,
      value: { keys: [key, { ...key, isDeactivated: true, deactivatedAt: '2026-11-22T10:00:00Z' }] },
    })
  })

  it.each([
    ['admin.createKey', { label: ' Staging ' }, 'POST', '', { label: 'Staging' }],
    ['admin.renameKey', { id, label: 'New' }, 'PUT', '/label', { key_id: id, label: 'New' }],
    ['admin.deactivateKey', { id }, 'PUT', '/deactivate', { key_id: id }],
  ])('are changed by %s', async (name, input, method, end, body) => {
    peer.answerWith(json(200, answered))
    expect(await peer.call(name, input)).toEqual({ ok: true, value: key })
    expect(peer.received[0]).toMatchObject({ method, url: `/v2/admin/developer-keys${end}` })
    expect(peer.bodies).toEqual([body])
  })

  it.each([
    ['admin.createKey', { label: '  ' }, 'label'],
    ['admin.renameKey', { label: 'x' }, 'id'],
    ['admin.limitKey', { id, characters: -1, speechMs: null }, 'characters'],
    ['admin.limitKey', { id, characters: 1.5, speechMs: null }, 'characters'],
    ['admin.limitKey', { id }, 'characters'],
    ['admin.deactivateKey', { id: '' }, 'id'],
  ])('are left alone by %s with %j', async (name, input, field) => {
    expect(await peer.call(name, input)).toMatchObject({ error: { kind: 'invalid-input', field } })
    expect(peer.received).toEqual([])
  })

  it('are created once, however the service fails', async () => {
    peer.answerWith(json(503, { message: 'Later.' }))
    expect(await peer.call('admin.createKey', { label: 'x' })).toMatchObject({
      error: { kind: 'unavailable', message: 'Later.' },
    })
    expect(peer.received).toHaveLength(1)
  })

  it.each([
    ['admin.listKeys', 401, 'key-rejected'],
    ['admin.listKeys', 403, 'not-allowed'],
    ['admin.renameKey', 404, 'not-found'],
    ['admin.deactivateKey', 400, 'refused'],
  ])('are refused to %s with status %i', async (name, status, kind) => {
    peer.answerWith(json(status, { message: 'No.' }))
    expect(await peer.call(name, { id, label: 'x' })).toMatchObject({ error: { kind, message: 'No.' } })
  })

  const limited = { characters: 5000, speech_to_text_milliseconds: 7, later_kind: 3, unlimited_kind: null }
  it.each<[change: object, usage_limits: object | undefined, body: object]>([
    [{ characters: 0 }, limited, { ...limited, characters: 0 }],
    [{ speechMs: 60_000 }, limited, { ...limited, speech_to_text_milliseconds: 60_000 }],
    [
      { characters: null, speechMs: null },
      { later_kind: 3 },
      { characters: null, speech_to_text_milliseconds: null, later_kind: 3 },
    ],
    [{ speechToSpeechMs: 9 }, undefined, { speech_to_speech_milliseconds: 9 }],
  ])('keep their other limits when they are limited by %j', async (change, usage_limits, body) => {
    peer.answerWith(json(200, [{ ...answered, usage_limits }]), json(200, answered))
    expect(await peer.call('admin.limitKey', { id, ...change })).toEqual({ ok: true, value: key })
    expect(peer.received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /v2/admin/developer-keys',
      'PUT /v2/admin/developer-keys/limits',
    ])
    expect(peer.bodies[1]).toEqual({ key_id: id, ...body })
  })

  it('are not limited where their present limits cannot be read', async () => {
    peer.answerWith(json(404, { message: 'No.' }))
    expect(await peer.call('admin.limitKey', { id, characters: 1 })).toMatchObject({
      error: { kind: 'not-found' },
    })
    expect(peer.received).toHaveLength(1)
  })

  it('are created without a label, which the service gives them', async () => {
    peer.answerWith(json(200, answered))
    expect(await peer.call('admin.createKey')).toEqual({ ok: true, value: key })
    expect(peer.bodies).toEqual([{}])
  })

  it('have the limits that are told', async () => {
    const { usage_limits: _limits, ...unlimited } = answered
    const two = { characters: 7, speech_to_speech_milliseconds: 8 }
    peer.answerWith(json(200, [{ ...answered, usage_limits: two }, unlimited]))
    expect(await peer.call('admin.listKeys')).toMatchObject({
      value: { keys: [{ limits: { characters: 7, speechToSpeechMs: 8 } }, { limits: {} }] },
    })
  })

  it('name what an answer lacks', async () => {
    const { key_id: _id, ...nameless } = answered
    peer.answerWith(json(200, [nameless]))
    expect(await peer.call('admin.listKeys')).toMatchObject({
      error: { kind: 'invalid-response', detail: '0.key_id: invalid_type' },
    })
  })
})
