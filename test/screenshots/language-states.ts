import type { Page } from '@playwright/test'
import type { PanelName } from '../../src/core/product/panel-names.ts'
import { en } from '../../src/core/product/strings/en.ts'
import { answerByPath } from '../support/service/answers-by-path.ts'
import { type Answer, HttpPeer, json } from '../support/service/http-peer.ts'
import type { State } from './state.ts'

/** A panel of the demo account. */
const panelOf = (
  name: string,
  panel: PanelName,
  text: string,
  act: (page: Page) => Promise<void> = () => Promise.resolve(),
): State => ({
  name,
  reach: async (open) => {
    const { page } = await open({ microphone: 'none', settings: { appearance: { panel } } })
    await page.getByText(text).first().waitFor()
    await act(page)
    return { page }
  },
})

/** A panel of a service that gives one answer to the panel's request. */
const answered = (name: string, panel: PanelName, path: string, answer: Answer, text: string): State => ({
  name,
  reach: async (open) => {
    const peer = await HttpPeer.listen()
    answerByPath(peer, {
      '/v2/languages': json(200, []),
      '/v3/languages': json(200, []),
      [path]: answer,
    })
    const { page } = await open({
      microphone: 'none',
      service: peer.address,
      settings: { appearance: { panel } },
    })
    await page.getByText(text).first().waitFor()
    return { page, end: () => peer.close() }
  },
})

const MEMORIES = '/v3/translation_memories'
const memory = (_: unknown, index: number) => ({
  translation_memory_id: `memory-${index}`,
  name:
    index === 3
      ? 'Everything that the legal department has had translated since 2019'
      : `Memory ${index + 1}`,
  source_language: 'EN',
  target_languages: index % 4 === 1 ? ['DE', 'FR', 'ES', 'PT-BR', 'JA', 'ZH-HANS'] : ['DE', 'PT-BR'],
  segment_count: (index + 1) * 1370,
})
const many = json(200, { translation_memories: Array.from({ length: 25 }, memory), total_count: 25 })
const none = json(200, { translation_memories: [], total_count: 0 })

const german = { lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true, features: [] }
const allButWriting: Answer = (response, request) =>
  (request.url.includes('write') ? json(400, { message: 'Bad product.' }) : json(200, [german]))(
    response,
    request,
  )

/** Translation memories and language features. */
export const languageStates: readonly State[] = [
  panelOf('memories', 'memories', 'Demo: meeting minutes'),
  answered('memories-many', 'memories', MEMORIES, many, 'Memory 25'),
  answered('memories-empty', 'memories', MEMORIES, none, en.memories.empty.title),
  answered(
    'memories-refused',
    'memories',
    MEMORIES,
    json(403, { message: 'No.' }),
    en.memories.notAllowed.title,
  ),
  answered('memories-failed', 'memories', MEMORIES, json(500, {}), en.errors.unavailable.title),
  panelOf('languages', 'languages', 'Arabic'),
  panelOf('languages-search', 'languages', 'Arabic', async (page) => {
    await page.getByLabel(en.languageList.search).fill('por')
    await page.getByText('Arabic').first().waitFor({ state: 'hidden' })
  }),
  panelOf('languages-none', 'languages', 'Arabic', async (page) => {
    await page.getByLabel(en.languageList.search).fill('klingon')
    await page.getByText(en.languages.noResults).waitFor()
  }),
  answered('languages-missing', 'languages', '/v3/languages', allButWriting, en.languages.missing.title),
]
