import { describe, expect, it } from 'vitest'
import { BoundSecrets } from './bound-secrets.ts'
import { createMemorySecrets } from './secret-store.ts'

const HERE = 'generic https://here.test'
const ELSEWHERE = 'generic https://elsewhere.test'

describe('a bound secret', () => {
  const begin = () => {
    const store = createMemorySecrets()
    return { store, secrets: new BoundSecrets(store) }
  }

  it('is readable for its destination only', async () => {
    const { secrets } = begin()
    expect(await secrets.set('a', HERE, 'key')).toBe('this-run')
    expect(await secrets.get('a', HERE)).toEqual({ value: 'key', protection: 'this-run' })
    for (const other of [ELSEWHERE, '', 'generic https://here.test:444', 'deepl https://here.test'])
      expect(await secrets.get('a', other)).toBeUndefined()
    await secrets.delete('a')
    expect(await secrets.get('a', HERE)).toBeUndefined()
  })

  it.each(['key', '{"key":1}', '[]', '"text"', '{"boundTo":5,"secret":"x"}'])(
    'is none that is stored without a destination: %s',
    async (stored) => {
      const { store, secrets } = begin()
      await store.set('a', stored)
      expect(await secrets.get('a', HERE)).toBeUndefined()
    },
  )
})
