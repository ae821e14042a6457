import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { meeting } from '../script/script.ts'
import type { Segment } from '../translation/memory.ts'
import { pageOf, paging, readQuery } from './fields.ts'
import { type Answer, type ApiRequest, ok, refuse } from './http.ts'
import { parseInput } from './input.ts'
import { defineSlot, type KeyState } from './key-state.ts'
import type { Route } from './router.ts'

interface TranslationMemory {
  readonly id: string
  readonly name: string
  /** Base codes in lower case. */
  readonly source: string
  readonly targets: readonly string[]
  /** Source texts, with their translations by language. */
  readonly segments: readonly {
    readonly source: string
    readonly translations: Readonly<Record<string, string>>
  }[]
}

/** Sentences of the script, put in another way than the phrase book does, so that a match shows. */
const DEMO: readonly Omit<TranslationMemory, 'id'>[] = [
  {
    name: 'Demo: meeting minutes',
    source: 'en',
    targets: ['de', 'fr'],
    segments: [
      {
        source: meeting.agreed.en,
        translations: { de: 'Das halte ich für angemessen.', fr: 'Je trouve cela raisonnable.' },
      },
      {
        source: meeting.green.en,
        translations: {
          de: 'Nahezu alle Tests sind bestanden.',
          fr: 'La quasi-totalité des tests est réussie.',
        },
      },
      {
        source: meeting.closing.en,
        translations: {
          de: 'Damit ist alles besprochen. Bis morgen um 9.30 Uhr.',
          fr: 'Tout est dit. Rendez-vous demain à 9 h 30.',
        },
      },
    ],
  },
  {
    name: 'Demo: announcements',
    source: 'de',
    targets: ['en', 'es'],
    segments: [
      {
        source: meeting.search.de,
        translations: {
          en: 'The new search is ready and has already won over its first customers.',
          es: 'La nueva búsqueda ya está lista y entusiasma a sus primeros clientes.',
        },
      },
      {
        source: meeting.dates.de,
        translations: {
          en: 'Code freeze is on Wednesday evening, the release on the Monday after.',
          es: 'El código se congela el miércoles por la tarde y la versión sale el lunes siguiente.',
        },
      },
    ],
  },
]

const slot = defineSlot(() => DEMO.map((memory): TranslationMemory => ({ id: randomUUID(), ...memory })))

export const NO_MEMORY: Answer = refuse(404, 'Translation memory not found.')

/**
 * The segments of a memory for a pair of languages.
 *
 * @param source base code in lower case; left out where it is to be detected
 * @returns nothing where there is no such memory
 */
export function findSegments(
  state: KeyState,
  id: string,
  { source, target }: { readonly source: string | undefined; readonly target: string },
): readonly Segment[] | undefined {
  const memory = state.get(slot).find((each) => each.id === id)
  if (memory === undefined) return undefined
  if (source !== undefined && source !== memory.source) return []
  return memory.segments.flatMap(({ source: text, translations }) => {
    const translation = translations[target]
    return translation === undefined ? [] : [{ source: text, target: translation }]
  })
}

const listing = z.object(paging)

function list({ query, state }: ApiRequest): Answer {
  const parsed = parseInput(listing, readQuery(query))
  if (!parsed.ok) return refuse(400, parsed.message)
  const all = state.get(slot)
  return ok({
    translation_memories: pageOf(all, parsed.value).map(({ id, name, source, targets, segments }) => ({
      translation_memory_id: id,
      name,
      source_language: source,
      target_languages: targets,
      segment_count: segments.length,
    })),
    total_count: all.length,
  })
}

export const translationMemoryRoutes: readonly Route[] = [
  { method: 'GET', path: '/v3/translation_memories', handle: list },
]
