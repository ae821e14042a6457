import { describe, expect, it } from 'vitest'
import { applyUpdate, emptyTranscript } from '../../voice/receiving/transcript.ts'
import { measureDelay } from './calm-measure.ts'
import { CalmRecord } from './calm-record.ts'

const said = (text: string, startTime: number) => ({ text, startTime, endTime: startTime + 900 })

/** A record of two updates of one sentence, half a second apart, with the first of its translation. */
function recorded() {
  const record = new CalmRecord()
  let transcript = applyUpdate(emptyTranscript, { concluded: [], tentative: [said('We begin', 0)] })
  record.update(transcript, 1000)
  transcript = applyUpdate(transcript, { target: 'de', concluded: [], tentative: [said('Wir', 0)] })
  record.update(transcript, 1200)
  transcript = applyUpdate(transcript, { concluded: [said('We begin now.', 0)], tentative: [] })
  record.update(transcript, 1500)
  return { record, transcript }
}

describe('the record of calm text', () => {
  it('has each text of a line once, with its time', () => {
    expect(recorded().record.lines).toEqual([
      [
        { at: 1000, text: { concluded: '', tentative: 'We begin' } },
        { at: 1500, text: { concluded: 'We begin now.', tentative: '' } },
      ],
      [{ at: 1200, text: { concluded: '', tentative: 'Wir' } }],
    ])
  })

  it('is that of one session', () => {
    const { record } = recorded()
    record.update(emptyTranscript, 2000)
    expect(record.lines).toEqual([])
    expect(measureDelay([record], 4)).toBeUndefined()
  })

  it('says by how much a place delays words', () => {
    const { record } = recorded()
    expect(measureDelay([record], 0)).toBe(0)
    expect(measureDelay([record], 4)).toBe((500 * 'We begin'.length) / 'We begin now.Wir'.length)
  })

  it('keeps the latest lines alone', () => {
    const record = new CalmRecord()
    let transcript = emptyTranscript
    for (let i = 0; i < 100; i += 1) {
      const tentative = [said(`${i}.`, i * 5000)]
      transcript = applyUpdate(transcript, { concluded: [], tentative })
      record.update(transcript, i * 5000)
      transcript = applyUpdate(transcript, { concluded: tentative, tentative: [] })
      record.update(transcript, i * 5000 + 900)
    }
    expect(record.lines).toHaveLength(60)
    expect(record.lines.at(-1)?.at(-1)?.text.concluded).toBe('99.')
  })
})
