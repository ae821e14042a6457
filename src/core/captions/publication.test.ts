import { describe, expect, it } from 'vitest'
import {
  type CaptionPublication,
  isHello,
  MAX_PUBLISHED_TEXT,
  type PublishedCaption,
  parsePublication,
} from './publication.ts'

const caption: PublishedCaption = {
  index: 3,
  startMs: 1200,
  spokenAt: 1_764_000_000_000,
  language: 'en',
  source: { concluded: 'Good morning. ', tentative: 'We' },
  targets: { de: { concluded: 'Guten Morgen. ', tentative: '', isUnfinished: true } },
}
const publication: CaptionPublication = {
  version: 1,
  run: 'd9b2d63d-a233-4123-847a-7090d8e39c8c',
  sequence: 7,
  side: 'theirs',
  status: 'live',
  targets: ['de'],
  captions: [caption],
}

describe('a message on the channel', () => {
  it('is a publication if every field fits', () => {
    expect(parsePublication(structuredClone(publication))).toEqual(publication)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['text', '<b>hello</b>'],
    ['a hello', { type: 'hello' }],
    ['another version', { ...publication, version: 2 }],
    ['a run with other characters', { ...publication, run: 'a/b' }],
    ['an endless run', { ...publication, run: 'a'.repeat(65) }],
    ['a sequence before the first', { ...publication, sequence: -1 }],
    ['an unknown side', { ...publication, side: 'ours' }],
    ['an unknown status', { ...publication, status: 'fine' }],
    ['too many targets', { ...publication, targets: ['de', 'fr', 'es', 'it', 'ja', 'zh'] }],
    ['a target with an inherited name', { ...publication, targets: ['constructor'] }],
    ['too many captions', { ...publication, captions: Array.from({ length: 5 }, () => caption) }],
    ['a caption without text', { ...publication, captions: [{ ...caption, source: undefined }] }],
    [
      'a caption longer than any is published',
      {
        ...publication,
        captions: [{ ...caption, source: { concluded: 'a'.repeat(MAX_PUBLISHED_TEXT + 1), tentative: '' } }],
      },
    ],
    ['a time that is no number', { ...publication, captions: [{ ...caption, spokenAt: Number.NaN }] }],
  ])('is refused: %s', (_, message) => {
    expect(parsePublication(message)).toBeUndefined()
  })

  it('is a hello only as such', () => {
    expect(isHello({ type: 'hello' })).toBe(true)
    for (const other of [undefined, 'hello', { type: 'bye' }, publication]) expect(isHello(other)).toBe(false)
  })
})
