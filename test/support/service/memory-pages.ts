import { type Answer, json } from './http-peer.ts'

/** Id of the memory with this number, counted from 1. */
export const memoryId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const memory = (number: number) => ({
  translation_memory_id: memoryId(number),
  name: `Memory ${number}`,
  source_language: 'EN',
  target_languages: ['DE', 'PT-BR'],
  segment_count: number * 1000,
})

/** Answers as a service with `total` translation memories, named `Memory 1` and so on, page by page. */
export const memoryPages =
  (total: () => number): Answer =>
  (response, request) => {
    const { searchParams } = new URL(request.url, 'http://peer')
    const first = Number(searchParams.get('page')) * Number(searchParams.get('page_size'))
    const numbers = Array.from({ length: total() }, (_, index) => index + 1)
    const translation_memories = numbers
      .slice(first, first + Number(searchParams.get('page_size')))
      .map(memory)
    json(200, { translation_memories, total_count: total() })(response, request)
  }
