import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { meeting } from '../../script/script.ts'
import type { RecalledSegment } from '../../translation/memory.ts'
import { defineStoredSlot, type KeyState } from '../account/key-state.ts'
import { storedDate } from '../account/stored-document.ts'
import { foundOr404 } from '../http/api-request.ts'
import { baseOf } from '../http/fields.ts'
import type { Tmx } from './tmx.ts'

export interface StoredTarget {
  readonly id: string
  /** In lower case. */
  readonly language: string
  readonly text: string
}

export interface StoredSegment {
  readonly id: string
  readonly source: string
  readonly targets: readonly StoredTarget[]
}

export interface StoredMemory {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
  /** In lower case. */
  readonly source: string
  readonly targets: readonly string[]
  readonly segments: readonly StoredSegment[]
}

/** Maximum number of memories per key. */
const MAX_MEMORIES = 100

export function toMemory(name: string, { sourceLanguage, units }: Tmx, createdAt: Date): StoredMemory {
  const segments = units.map(({ source, targets }) => ({
    id: randomUUID(),
    source,
    targets: targets.map(({ language, text }) => ({
      id: randomUUID(),
      language: language.toLowerCase(),
      text,
    })),
  }))
  return {
    id: randomUUID(),
    name,
    createdAt,
    source: sourceLanguage.toLowerCase(),
    targets: [...new Set(segments.flatMap(({ targets }) => targets.map(({ language }) => language)))],
    segments,
  }
}

export const toTmx = ({ source, segments }: StoredMemory): Tmx => ({
  sourceLanguage: source,
  units: segments,
})

interface DemoMemory {
  /** Always the same, so that a choice of it holds. */
  readonly id: string
  readonly name: string
  readonly source: 'de' | 'en'
  /** Translations, by language, of sentences of the script. */
  readonly sentences: { readonly [S in keyof typeof meeting]?: Readonly<Record<string, string>> }
}

/** Sentences of the script in other words than in the phrase book, so that matches are visible. */
const DEMO: readonly DemoMemory[] = [
  {
    id: '6d1f0a52-5c0e-4b8e-9a63-0d7c1f2e4b01',
    name: 'Demo: meeting minutes',
    source: 'en',
    sentences: {
      agreed: { de: 'Das halte ich für angemessen.', fr: 'Je trouve cela raisonnable.' },
      green: {
        de: 'Nahezu alle Tests sind bestanden.',
        fr: 'La quasi-totalité des tests est réussie.',
      },
      closing: {
        de: 'Damit ist alles besprochen. Bis morgen um 9.30 Uhr.',
        fr: 'Tout est dit. Rendez-vous demain à 9 h 30.',
      },
    },
  },
  {
    id: '6d1f0a52-5c0e-4b8e-9a63-0d7c1f2e4b02',
    name: 'Demo: announcements',
    source: 'de',
    sentences: {
      search: {
        en: 'The new search is ready and has already won over its first customers.',
        es: 'La nueva búsqueda ya está lista y entusiasma a sus primeros clientes.',
      },
      dates: {
        en: 'Code freeze is on Wednesday evening, the release on the Monday after.',
        es: 'El código se congela el miércoles por la tarde y la versión sale el lunes siguiente.',
      },
    },
  },
]

const toDemoTmx = ({ source, sentences }: DemoMemory): Tmx => ({
  sourceLanguage: source,
  units: Object.entries(sentences).map(([sentence, translations]) => ({
    source: meeting[sentence as keyof typeof meeting][source],
    targets: Object.entries(translations).map(([language, text]) => ({ language, text })),
  })),
})

const demoMemories = (): StoredMemory[] =>
  DEMO.map((demo) => ({ ...toMemory(demo.name, toDemoTmx(demo), new Date()), id: demo.id }))

/** The translation memories of one key. */
export class MemoryStore {
  readonly #memories: StoredMemory[]

  constructor(stored: readonly StoredMemory[] = demoMemories()) {
    this.#memories = [...stored]
  }

  get all(): readonly StoredMemory[] {
    return this.#memories
  }

  get isFull(): boolean {
    return this.#memories.length >= MAX_MEMORIES
  }

  /** Refuses the request where there is no such memory. */
  find(id: string | undefined): StoredMemory {
    return foundOr404(
      this.#memories.find((each) => each.id === id),
      'Translation memory',
    )
  }

  add(memory: StoredMemory): void {
    this.#memories.push(memory)
  }

  delete(memory: StoredMemory): void {
    this.#memories.splice(this.#memories.indexOf(memory), 1)
  }
}

const memorySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: storedDate,
  source: z.string(),
  targets: z.array(z.string()),
  segments: z.array(
    z.object({
      id: z.string(),
      source: z.string(),
      targets: z.array(z.object({ id: z.string(), language: z.string(), text: z.string() })),
    }),
  ),
})

const slot = defineStoredSlot({
  name: 'memories',
  item: memorySchema,
  create: (stored) => new MemoryStore(stored),
  items: ({ all }) => all,
})
export const memoriesOf = (state: KeyState): MemoryStore => state.get(slot)

/**
 * The segments of a memory for a pair of languages.
 *
 * @param source base code in lower case; omitted to detect it
 */
export function findSegments(
  state: KeyState,
  id: string,
  { source, target }: { readonly source: string | undefined; readonly target: string },
): readonly RecalledSegment[] {
  const memory = memoriesOf(state).find(id)
  if (source !== undefined && source !== baseOf(memory.source)) return []
  return memory.segments.flatMap(({ source: text, targets }) => {
    const translation = targets.find(({ language }) => baseOf(language) === target)
    return translation === undefined ? [] : [{ source: text, target: translation.text }]
  })
}
