import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { toKeyText } from './feed/feed-signature.ts'
import { feedFolder, readUpdateConfig } from './update-config.ts'

const { publicKey } = generateKeyPairSync('ed25519')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-config-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function read(content: object) {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'parley', ...content }))
  return readUpdateConfig(folder)
}

describe('the package', () => {
  it('names its feed, its key and its home page', async () => {
    const config = await read({
      homepage: 'https://parley.example',
      updates: { feed: 'https://updates.example/parley', publicKey: toKeyText(publicKey) },
    })
    expect(config?.folder.href).toBe('https://updates.example/parley/')
    expect(config?.publicKey.equals(publicKey)).toBe(true)
    expect(config?.downloadPage).toBe('https://parley.example')
  })

  it('of a build that does not update itself names none', async () => {
    expect(await read({})).toBeUndefined()
  })

  it.each([
    ['without a key', 'publicKey', { feed: 'https://updates.example/' }],
    [
      'with half a key',
      'Failed to read asymmetric key',
      { feed: 'https://updates.example/', publicKey: toKeyText(publicKey).slice(20) },
    ],
    [
      'with a key of another kind',
      'not an Ed25519 key: ec',
      {
        feed: 'https://updates.example/',
        publicKey: toKeyText(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey),
      },
    ],
    [
      'with an unprotected feed',
      'not a plain https address',
      { feed: 'http://updates.example/', publicKey: toKeyText(publicKey) },
    ],
  ])('that was built wrongly is refused: %s', async (_what, why, updates) => {
    await expect(read({ updates })).rejects.toThrow(why)
  })
})

it.each([
  'http://updates.example/',
  'file:///etc/',
  'https://user:password@updates.example/',
  'https://updates.example/?a=b',
  'https://updates.example/#a',
])('no feed is at %s', (address) => {
  expect(() => feedFolder(address)).toThrow('not a plain https address')
})
