import { beforeEach, describe, expect, it } from 'vitest'
import { SessionHarness as Harness } from '../../../../test/support/sessions/session-harness.ts'
import { applyUpdate, emptyTranscript } from '../receiving/transcript.ts'

const segment = (text: string, startMs: number, endMs: number) => ({
  text,
  start_time: startMs,
  end_time: endMs,
})

describe('text that a service leaves tentative', () => {
  let h: Harness
  beforeEach(async () => {
    h = new Harness()
    await h.goLive()
  })

  const hearSource = (text: string, startMs: number, endMs: number) =>
    h.socket.deliver({
      source_transcript_update: { concluded: [], tentative: [segment(text, startMs, endMs)] },
    })
  const hearTarget = (text: string, startMs: number, endMs: number) =>
    h.socket.deliver({
      target_transcript_update: {
        language: 'de',
        concluded: [],
        tentative: [segment(text, startMs, endMs)],
      },
    })
  const captions = () =>
    [...h.updates, ...h.targetUpdates]
      .reduce(applyUpdate, emptyTranscript)
      .settled.map(({ source, targets: { de } }) => [
        source.concluded + (source.isUnfinished ? '…' : ''),
        (de?.concluded ?? '') + (de?.isUnfinished ? '…' : ''),
      ])

  it('at the end of its stream is kept before the session becomes idle', async () => {
    await h.speak(20)
    hearSource('We would like ', 0, 1500)
    hearTarget('Wir möchten ', 0, 1500)
    h.session.stop()
    await h.clock.advance(100)
    const atRest = h.updates.length
    h.socket.deliver({ end_of_stream: {} })
    expect(h.phases.at(-1)).toBe('idle')
    expect(h.updates).toHaveLength(atRest + 1)
    expect(captions()).toEqual([['We would like …', 'Wir möchten …']])
    expect(h.session.gaps).toEqual([])
  })

  it('is ignored if it arrives after its conclusion', async () => {
    await h.speak(20)
    h.conclude('We would like tea. ', 0, 1500)
    hearSource('We would like ', 0, 1400)
    expect(h.updates.at(-1)).toMatchObject({ concluded: [], tentative: [] })
    hearSource('We would like ', 1500, 1900)
    expect(h.updates.at(-1)).toMatchObject({ tentative: [{ startTime: 1500 }] })
    h.session.stop()
    await h.clock.advance(100)
    h.socket.deliver({ end_of_stream: {} })
    expect(captions().map(([source]) => source)).toEqual(['We would like tea. ', 'We would like …'])
  })

  it('when it never ends its stream is kept, and only unrecognised speech is a gap', async () => {
    await h.speak(40)
    hearSource('We would like ', 0, 1500)
    h.session.stop()
    await h.clock.advance(60_000)
    expect(h.session.state).toEqual({ phase: 'idle', problem: { kind: 'voice-unfinished' } })
    expect(captions()).toEqual([['We would like …', '…']])
    expect(h.session.gaps).toEqual([{ fromMs: 1500, toMs: 3900 }])
  })

  it('in a session that fails is kept', async () => {
    await h.speak(20)
    hearSource('We would like ', 0, 1500)
    h.refuse({ kind: 'key-rejected' }, 2)
    h.socket.drop()
    await h.clock.advance(10)
    expect(h.phases.at(-1)).toBe('failed')
    expect(captions()).toEqual([['We would like …', '…']])
  })

  it('is recognised again by the next session if the speech is still buffered', async () => {
    await h.speak(20)
    hearSource('We would like ', 0, 1500)
    h.refuse({ kind: 'timed-out', host: 's', afterMs: 1 })
    h.socket.drop()
    await h.clock.advance(1000)
    h.socket.acceptConnection()
    await h.clock.advance(3000)
    expect(h.requests.at(-1)).toBe('open after t1')
    expect(captions()).toEqual([])
    h.conclude('We would like to begin. ', 0, 2000)
    expect(captions()).toEqual([['We would like to begin. ', 'We would like to begin. ']])
  })

  it('is kept as far as the next session cannot receive it, and cut between words', async () => {
    await h.speak(40)
    h.conclude('Good morning. ', 0, 1000)
    hearSource('one two three four five six seven eight nine ten ', 1000, 4000)
    hearTarget('eins zwei drei vier fünf sechs sieben acht neun zehn ', 1000, 4000)
    h.goAway({ kind: 'unavailable', status: 500 })
    // 31 s are not concluded; the first of them is dropped.
    await h.speak(280)
    h.answers = []
    await h.clock.advance(10_000)
    expect(captions()).toEqual([
      ['Good morning. ', 'Good morning. '],
      ['one two three four …', 'eins zwei drei vier …'],
    ])
    // The words of all sound that was dropped have been read.
    expect(h.session.gaps).toEqual([])
  })

  it('is marked in each language whose translation had not begun', async () => {
    await h.speak(40)
    h.socket.deliver({
      source_transcript_update: { concluded: [segment('One. ', 0, 1000)], tentative: [] },
    })
    h.session.stop()
    await h.clock.advance(60_000)
    expect(captions()).toEqual([['One. ', '…']])
  })
})
