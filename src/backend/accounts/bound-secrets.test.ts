import { describe, expect, it } from 'vitest'
import { type Log, silentLog } from '../../core/base/log.ts'
import { BoundSecrets } from './bound-secrets.ts'
import { createMemorySecrets, type SecretStore } from './secret-store.ts'

const HERE = 'generic https://here.test'
const ELSEWHERE = 'generic https://elsewhere.test'

describe('a bound secret', () => {
  const begin = (store: SecretStore = createMemorySecrets(), log: Log = silentLog) => ({
    store,
    secrets: new BoundSecrets(store, log),
  })

  it('is readable for its destination only', async () => {
    const { secrets } = begin()
    expect(await secrets.set('a', HERE, 'key')).toBe('this-run')
    expect(await secrets.get('a', HERE)).toEqual({ value: 'key', protection: 'this-run' })
    for (const other of [ELSEWHERE, '', 'generic https://here.test:444', 'deepl https://here.test'])
      expect(await secrets.get('a', other)).toBeUndefined()
    await secrets.delete('a')
    expect(await secrets.get('a', HERE)).toBeUndefined()
  })

  it('is in one text with its origin, which no version takes for a key that can be sent', async () => {
    const { store, secrets } = begin()
    await secrets.set('a', HERE, 'key')
    const { value = '' } = (await store.get('a')) ?? {}
    expect(value).toContain(HERE)
    expect(value).not.toMatch(/^[\x21-\x7E]+$/)
  })

  it('of an earlier version is bound to the first destination that requests it', async () => {
    const { store, secrets } = begin()
    await store.set('a', 'key')
    expect((await secrets.get('a', HERE))?.value).toBe('key')
    expect((await secrets.get('a', HERE))?.value).toBe('key')
    expect(await secrets.get('a', ELSEWHERE)).toBeUndefined()
  })

  it('of an earlier version is given out once it is bound', async () => {
    const done: string[] = []
    const memory = createMemorySecrets()
    await memory.set('a', 'key')
    const store: SecretStore = {
      ...memory,
      get: (id) => memory.get(id),
      set: async (id, value) => {
        await new Promise((resolve) => setImmediate(resolve))
        done.push('bound')
        return memory.set(id, value)
      },
    }
    await begin(store).secrets.get('a', HERE)
    done.push('given out')
    expect(done).toEqual(['bound', 'given out'])
  })

  it.each(['{"key":1}', '[]', '"text"', '{"boundTo":5,"secret":"x"}', 'k:fx'])(
    'of an earlier version may look like anything: %s',
    async (key) => {
      const { store, secrets } = begin()
      await store.set('a', key)
      expect((await secrets.get('a', HERE))?.value).toBe(key)
      expect(await secrets.get('a', ELSEWHERE)).toBeUndefined()
    },
  )

  it('of an earlier version is used, and said to be open, where it cannot be bound', async () => {
    const warnings: string[] = []
    const store: SecretStore = {
      ...createMemorySecrets(),
      get: () => Promise.resolve({ value: 'key', protection: 'system' }),
      set: () => Promise.reject(new Error('locked')),
    }
    const { secrets } = begin(store, { ...silentLog, warn: (event) => warnings.push(event) })
    expect(await secrets.get('a', HERE)).toEqual({ value: 'key', protection: 'system' })
    expect(warnings).toEqual(['a secret could not be bound'])
  })
})
