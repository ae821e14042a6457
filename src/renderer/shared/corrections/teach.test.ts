import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backendOn } from '../../../../test/support/app/backend-on.ts'
import type { Result } from '../../../core/base/result.ts'
import type { Bridge } from '../../../core/contract/contract.ts'
import { createSimulator, type Simulator } from '../../../simulator/simulator-server.ts'
import { teachTerms } from './teach.ts'

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator()
})
afterAll(() => simulator.close())

describe('terms that are taught', () => {
  const lesson = (term: string, heard: string) => ({ type: 'term', language: 'en', term, heard }) as const
  const terms = (bridge: Pick<Bridge, 'invoke'>, id: string) =>
    bridge.invoke('spokenTerms.terms', { id, language: 'en' })

  /** @param meanwhile runs before each change of the collection */
  function bridgeWith(meanwhile: (name: string) => Promise<unknown>): Pick<Bridge, 'invoke'> {
    const backend = backendOn(simulator, 'deepl')
    const invoke = async (name: string, input: unknown) => {
      if (name === 'spokenTerms.update' || name === 'spokenTerms.replaceList') await meanwhile(name)
      return backend.dispatch(name, input)
    }
    return { invoke: invoke as Bridge['invoke'] }
  }

  const collection = async (listed: string[]) => {
    const made = (await backendOn(simulator, 'deepl').dispatch('spokenTerms.create', {
      name: 'Names',
      lists: [{ language: 'en', terms: listed }],
    })) as Result<{ id: string }>
    if (!made.ok) throw new Error('not created')
    return made.value.id
  }

  it('leave what somebody else has added meanwhile', async () => {
    const id = await collection(['DeepL'])
    const bridge = bridgeWith(() =>
      backendOn(simulator, 'deepl').dispatch('spokenTerms.replaceList', {
        id,
        language: 'en',
        terms: ['DeepL', 'Anna'],
      }),
    )
    expect(await teachTerms(bridge, { type: 'known', id }, [lesson('Parley', 'parlay')])).toMatchObject({
      ok: true,
    })
    expect(await terms(bridge, id)).toMatchObject({ value: { terms: ['DeepL', 'Anna', 'Parley'] } })
  })

  it('replace a listed term that was wrong', async () => {
    const id = await collection(['DeepL', 'Parlay'])
    const changes: string[] = []
    const bridge = bridgeWith((name) => Promise.resolve(changes.push(name)))
    await teachTerms(bridge, { type: 'known', id }, [lesson('Parley', 'Parlay')])
    expect(await terms(bridge, id)).toMatchObject({ value: { terms: ['DeepL', 'Parley'] } })
    expect(changes).toEqual(['spokenTerms.replaceList'])
  })

  it('are refused before anything is sent where they would be too many', async () => {
    const id = await collection(['x'.repeat(290)])
    const changes: string[] = []
    const bridge = bridgeWith((name) => Promise.resolve(changes.push(name)))
    const taught = await teachTerms(bridge, { type: 'known', id }, [lesson('Parley and more', 'parlay')])
    expect(taught).toMatchObject({ error: { kind: 'invalid-input', field: 'terms' } })
    expect(changes).toEqual([])
  })
})
