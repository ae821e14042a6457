import { afterAll, beforeAll, expect } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { call } from '../service/simulator-client.ts'

export interface Translation {
  readonly text: string
  readonly model_type_used?: string
  readonly tag_handling_version?: string
}

interface Memory {
  readonly translation_memory_id: string
  readonly source_language: string
}

/** The id of a resource that no account has. */
export const NOWHERE = '00000000-0000-4000-8000-000000000000'

/** A demo service for the tests of a file that translate text into German; it ends with them. */
export function textService() {
  let simulator: Simulator
  beforeAll(async () => {
    simulator = await createSimulator({ key: 'the-key', keys: ['free:fx'] })
  })
  afterAll(() => simulator.close())
  const deepl = { Authorization: 'DeepL-Auth-Key the-key' }
  const send = (method: string, path: string, body?: object) => call(simulator, method, path, body)
  const request = (body: object) => send('POST', '/v2/translate', { target_lang: 'DE', ...body })
  return {
    get simulator() {
      return simulator
    },
    send,
    request,
    /** As its public deployment. */
    requestDeepl: (body: object) =>
      call(simulator, 'POST', '/v2/translate', { target_lang: 'DE', ...body }, deepl),
    translate: async (body: object): Promise<Translation> => {
      const answer = await request(body)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      const [first] = (answer.body as { translations: readonly Translation[] }).translations
      return first ?? { text: '' }
    },
    translateForm: async (fields: Readonly<Record<string, string>>): Promise<Translation> => {
      const answer = await fetch(`${simulator.address}/v2/translate`, {
        method: 'POST',
        headers: deepl,
        body: new URLSearchParams({ target_lang: 'de', ...fields }),
      })
      const { translations } = (await answer.json()) as { translations: readonly Translation[] }
      return translations[0] ?? { text: '' }
    },
    createStyle: async (input: object = {}): Promise<string> => {
      const answer = await send('POST', '/v3/style_rules', { name: 'House', language: 'de', ...input })
      return (answer.body as { style_id: string }).style_id
    },
    memoryFor: async (source: string) => {
      const { body } = await send('GET', '/v3/translation_memories')
      const { translation_memories: memories } = body as { translation_memories: readonly Memory[] }
      return memories.find((each) => each.source_language === source)?.translation_memory_id
    },
  }
}
