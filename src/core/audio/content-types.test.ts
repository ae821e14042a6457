import { describe, expect, it } from 'vitest'
import { findContentType, sourceContentTypes, targetContentTypes } from './content-types.ts'

/** Ways in which one type is spelt. */
const spellings: readonly ((type: string) => string)[] = [
  (type) => type,
  (type) => type.replaceAll(';', '; '),
  (type) => `${type};`,
  (type) => type.toUpperCase(),
  (type) => type.replaceAll(/=(\w+)/g, '="$1"'),
  (type) => ` ${type.replaceAll(';', ' ;').replaceAll('=', ' = ')} ; `,
  (type) => {
    const [kind, ...parameters] = type.split(';')
    return [kind, ...parameters.toReversed()].join(';')
  },
]

describe('a content type', () => {
  it.each([...new Set([...sourceContentTypes, ...targetContentTypes])])(
    'is found in any spelling: %s',
    (type) => {
      for (const spell of spellings)
        for (const types of [sourceContentTypes, targetContentTypes] as readonly (readonly string[])[])
          expect(findContentType(types, spell(type)), spell(type)).toBe(
            types.includes(type) ? type : undefined,
          )
    },
  )

  it.each([
    '',
    ';',
    'audio/wav',
    'audio/pcm',
    'audio/ogg;codecs=vorbis',
    'audio/pcm;encoding=s16le;rate=16000;channels=2',
  ])('that means something else is not found: %j', (type) =>
    expect(findContentType(sourceContentTypes, type)).toBeUndefined(),
  )
})
