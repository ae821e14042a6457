import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Backend } from '../../../src/backend/backend.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import { answerOf } from '../../support/sessions/session-runs.ts'

const dataFolder = join(tmpdir(), `parley-upload-${randomUUID()}`)
let own: HttpPeer
let other: HttpPeer
let backend: Backend
beforeEach(async () => {
  own = await HttpPeer.listen()
  other = await HttpPeer.listen()
  own.answerWith(json(400, { message: 'no' }))
  other.answerWith(json(200, []))
  backend = backendOn({ address: own.address, key: 'my-key' }, 'deepl', { dataFolder })
})
afterEach(async () => {
  await backend.close()
  await Promise.all([own.close(), other.close(), rm(dataFolder, { recursive: true, force: true })])
})

/** Uploads a file to the host, as a page does, while another account is selected. @returns its handle */
async function uploaded(name: string, content: string): Promise<string> {
  const data = Buffer.from(content)
  const { id } = await answerOf(backend, 'file.begin', { name, bytes: data.length })
  const chosen = { name: 'Other', profile: 'generic', plan: 'pro', address: other.address, key: 'k' } as const
  await answerOf(backend, 'account.add', chosen)
  await answerOf(backend, 'file.append', { id, offset: 0, data })
  return (await answerOf(backend, 'file.end', { id })).handle
}

it('a document goes to the account that was active when it was sent, although it was uploaded later', async () => {
  const file = await uploaded('a.txt', 'Hello.')
  await backend.dispatch('document.translate', { file, targetLanguages: ['de'], account: 'test' })
  await expect.poll(() => own.received.map(({ url }) => url)).toContain('/v2/document')
  // The request that has tried its key.
  expect(other.received).toHaveLength(1)
})

it('so does a translation memory', async () => {
  const file = await uploaded('a.tmx', '<tmx/>')
  await backend.dispatch('memory.import', { file, account: 'test' })
  expect(own.received.map(({ url }) => url)).toEqual(['/v3/translation_memories/import'])
  expect(other.received).toHaveLength(1)
})
