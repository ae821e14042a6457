import { describe, expect, it } from 'vitest'
import { chrf } from '../../../bench/reference/chrf.ts'
import { wordsOf } from '../../../bench/reference/reference-words.ts'
import { simulstreamLog } from '../../../bench/reference/simulstream-log.ts'
import { wordErrors } from '../../../bench/reference/word-errors.ts'

describe('word errors', () => {
  it.each([
    ['the cat sat', 'the cat sat', 0, 0, 0],
    ['the cat sat on the mat', 'the bat sat on mat now', 1, 1, 1],
    ['one two', '', 0, 2, 0],
    ['one', 'one two three', 0, 0, 2],
  ])('of %s, heard as %s', (reference, hypothesis, substitutions, deletions, insertions) => {
    const found = wordErrors(wordsOf(reference), wordsOf(hypothesis))
    expect(found).toMatchObject({ substitutions, deletions, insertions })
    expect(found.rate).toBeCloseTo((substitutions + deletions + insertions) / wordsOf(reference).length)
  })
})

describe('chrF', () => {
  it('is 1 for the same text, and nearly 0 for another one', () => {
    expect(chrf('Guten Morgen', 'Guten  Morgen')).toBeCloseTo(1)
    expect(chrf('abcdef', 'uvwxyz')).toBeCloseTo(0)
  })
})

describe('a log for simulstream', () => {
  const read = (log: string) =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)

  it('removes tokens from the end and adds others, at the time of the sound and of its computation', () => {
    const texts = [
      { text: 'Shall we', atMs: 1200 },
      { text: 'Shall we', atMs: 1500 },
      { text: 'Shall he meet', atMs: 2500 },
    ]
    expect(read(simulstreamLog(texts, { name: 'a.wav', audioMs: 2000, language: 'en' }))).toEqual([
      { id: 1, metadata: { wav_name: 'a.wav' } },
      {
        id: 1,
        total_audio_processed: 1.2,
        computation_time: 0,
        generated_tokens: ['Shall', 'we'],
        deleted_tokens: [],
      },
      {
        id: 1,
        total_audio_processed: 2,
        computation_time: 0.5,
        generated_tokens: ['he', 'meet'],
        deleted_tokens: ['we'],
      },
    ])
  })

  it('has characters for tokens where words are not separated', () => {
    const texts = [{ text: '明日の会議', atMs: 1000 }]
    const [, update] = read(simulstreamLog(texts, { name: 'a.wav', audioMs: 1000, language: 'zh-Hans' }))
    expect(update).toMatchObject({ generated_tokens: ['明', '日', 'の', '会', '議'] })
  })
})
