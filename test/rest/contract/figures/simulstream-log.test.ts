import { describe, expect, it } from 'vitest'
import { type ShownText, simulstreamLog } from '../../../bench/reference/simulstream-log.ts'
import { readSimulstreamLog } from '../../../support/captions/simulstream-reader.ts'
import { streamLanguages, tentativeStream } from '../../../support/captions/tentative-streams.ts'

const options = { name: 'a.wav', audioMs: 3000, language: 'en' }

/** Time of the last update that changed a unit or anything before it. */
const timesOf = (texts: readonly ShownText[], unitsOf: (text: string) => readonly string[]): number[] => {
  let [before, times]: [readonly string[], number[]] = [[], []]
  for (const { text, atMs } of texts) {
    const units = unitsOf(text)
    const changed = units.findIndex((unit, at) => unit !== before[at])
    const kept = changed === -1 ? Math.min(units.length, before.length) : changed
    times = units.map((_, at) => (at < kept ? (times[at] ?? atMs) : atMs))
    before = units
  }
  return times
}

describe('a log for simulstream, read by the rules of its reader', () => {
  it.each(Object.keys(streamLanguages) as (keyof typeof streamLanguages)[])(
    'has the final text and the time of each word or character of %s',
    (language) => {
      const unit = language === 'ja' ? 'char' : 'word'
      const unitsOf = (text: string) =>
        unit === 'char'
          ? Array.from(text.replace(/\s/gu, ''))
          : text.split(/\s+/u).filter((word) => word !== '')
      for (const line of tentativeStream(language, 600)) {
        const texts = line.map(({ at, text }) => ({ text: text.concluded + text.tentative, atMs: at }))
        const audioMs = (texts.at(-1)?.atMs ?? 0) - 500
        const read = readSimulstreamLog(simulstreamLog(texts, { name: 'a.wav', audioMs, language }), unit)
        expect(read.units.map(({ text }) => text)).toEqual(unitsOf(texts.at(-1)?.text ?? ''))
        expect(read.units.map(({ awareDelay }) => awareDelay)).toEqual(
          timesOf(texts, unitsOf).map((ms) => expect.closeTo(ms / 1000, 2)),
        )
      }
    },
  )

  it('begins anew where the first word is another one, which its reader cannot remove', () => {
    const texts = [
      { text: 'I scream', atMs: 1000 },
      { text: 'Ice cream every', atMs: 2000 },
      { text: '', atMs: 2500 },
      { text: 'Ice', atMs: 3000 },
    ]
    expect(readSimulstreamLog(simulstreamLog(texts.slice(0, 2), options), 'word').units).toEqual(
      ['Ice', 'cream', 'every'].map((text) => ({ text, delay: 2, awareDelay: 2 })),
    )
    expect(readSimulstreamLog(simulstreamLog(texts, options), 'word').text).toBe('Ice')
  })
})
