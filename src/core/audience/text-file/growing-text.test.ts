import { beforeEach, describe, expect, it } from 'vitest'
import { meetingFile } from '../../../../test/support/sessions/session-file.ts'
import {
  FIRST_LATE,
  type KeptCaption,
  type KeptGap,
  type SessionSides,
} from '../../session/library/session-schema.ts'
import type { Side } from '../../voice/sides.ts'
import { QUIET_MS } from '../feed/growing-lines.ts'
import { concludedOf } from '../feed/session-feed.ts'
import { GrowingText } from './growing-text.ts'

const caption = (index: number, source: string, targets: Record<string, string> = {}): KeptCaption => ({
  index,
  startMs: index * 4000,
  endMs: index * 4000 + 3000,
  language: 'en',
  source,
  targets,
})

let text: GrowingText
beforeEach(() => {
  text = new GrowingText()
})
interface Told {
  readonly sides?: SessionSides | undefined
  readonly gaps?: readonly KeptGap[]
  readonly endedAt?: number
}
const take = (captions: KeptCaption[], now = 0, { sides, gaps = [], endedAt }: Told = {}) =>
  text.apply(
    [
      {
        kind: 'session',
        session: ID,
        startedAt: 0,
        state: endedAt === undefined ? 'live' : 'ended',
        targets: [],
        ...(sides !== undefined && {
          sides: { mine: { ...sides.mine, targets: [] }, theirs: { ...sides.theirs, targets: [] } },
        }),
      },
      ...gaps.map((gap) => ({ kind: 'gap', session: ID, ...gap }) as const),
      ...captions.flatMap((each) => concludedOf(ID, each)),
    ],
    now,
  )
const ID = '00000000-0000-4000-8000-000000000000'

describe('a text that grows', () => {
  it('has each sentence of each language as soon as it is over', () => {
    expect(take([caption(0, 'Good')])).toBe('')
    expect(take([caption(0, 'Good morning.', { de: 'Guten' })])).toBe('[0:00:00] EN: Good morning.\n')
    expect(take([caption(0, 'Good morning.', { de: 'Guten Morgen.' })])).toBe('[0:00:00] DE: Guten Morgen.\n')
    expect(text.isWaiting).toBe(false)
  })

  it('ignores repeated updates, and appends their new text', () => {
    const first = caption(0, 'First.')
    expect(take([first])).toBe('[0:00:00] EN: First.\n')
    expect(take([first])).toBe('')
    expect(take([caption(0, 'First. And more.')])).toBe('[0:00:00] EN: And more.\n')
  })

  it('says where captions of missing speech belong, and goes on with its own', () => {
    const gaps = [{ fromMs: 4000, toMs: 40_000 }]
    take([caption(0, 'First.')], 0, { gaps })
    const late = { ...caption(3, 'Missed.', { de: 'Verpasst.' }), index: FIRST_LATE }
    expect(take([late])).toBe('↑ [0:00:12] EN: Missed.\n↑ [0:00:12] DE: Verpasst.\n')
    expect(take([caption(11, 'Then')], 0, { gaps })).toBe('')
    expect(take([caption(11, 'Then more.')], 0, { gaps })).toBe(
      '[0:00:04] [… 36 s …]\n[0:00:44] EN: Then more.\n',
    )
  })

  it('marks nothing that was filled before it was written', () => {
    take([caption(0, 'First.')], 0, { gaps: [{ fromMs: 4000, toMs: 40_000 }] })
    const filled = { kind: 'gap', session: ID, fromMs: 4000, toMs: 40_000, isWithdrawn: true } as const
    expect(text.apply([filled], 0)).toBe('')
    expect(take([caption(11, 'Then more.')])).toBe('[0:00:44] EN: Then more.\n')
  })

  it('ends a line when its language continues with the next one', () => {
    expect(take([caption(0, 'No full stop', { de: 'Kein Punkt' })])).toBe('')
    expect(take([caption(1, 'Next')])).toBe('[0:00:00] EN: No full stop\n')
    expect(take([caption(1, 'Next', { de: 'Weiter' })])).toBe('[0:00:00] DE: Kein Punkt\n')
  })

  it('does not wait for ever for the end of a sentence', () => {
    take([caption(0, 'Well')], 1000)
    expect(text.rest(1000 + QUIET_MS - 1)).toBe('')
    expect(text.isWaiting).toBe(true)
    expect(text.rest(1000 + QUIET_MS)).toBe('[0:00:00] EN: Well\n')
    expect(take([caption(0, 'Well\nthen.')])).toBe('[0:00:00] EN: then.\n')
  })

  it('ends with everything that there is', () => {
    take([caption(0, 'One'), caption(1, 'Two')])
    expect(take([], 0, { endedAt: 1, gaps: [{ fromMs: 9000, toMs: 11_000 }] })).toBe(
      '[0:00:04] EN: Two\n[0:00:09] [… 2 s …]\n',
    )
  })

  it('marks missing speech where it is missing, once it is over', () => {
    const gaps = [{ fromMs: 3500, toMs: 8000 }]
    expect(take([caption(0, 'One.')], 0, { gaps })).toBe('[0:00:00] EN: One.\n')
    expect(take([caption(2, 'Two.')], 0, { gaps })).toBe('[0:00:03] [… 5 s …]\n[0:00:08] EN: Two.\n')
    expect(take([caption(3, 'Three.')], 0, { gaps })).toBe('[0:00:12] EN: Three.\n')
  })

  it('names the sides of a meeting, each of which goes on by itself', () => {
    const { sides } = meetingFile()
    const of = (side: Side, index: number, source: string) => ({ ...caption(index, source), side })
    const gaps = [
      { side: 'mine', fromMs: 1000, toMs: 2000 },
      { side: 'theirs', fromMs: 1000, toMs: 3000 },
    ] as const
    expect(take([of('mine', 0, 'Shall we'), of('theirs', 1, 'Yes,')], 0, { sides })).toBe('')
    expect(take([of('mine', 2, 'And so'), of('theirs', 1, 'Yes, please.')], 0, { sides, gaps })).toBe(
      '[0:00:00] Me (EN): Shall we\n[0:00:01] Me: [… 1 s …]\n[0:00:01] Ana & team: [… 2 s …]\n' +
        '[0:00:04] Ana & team (EN): Yes, please.\n',
    )
  })

  it('omits an unknown language', () => {
    const { language: _language, ...unknown } = caption(0, 'Hm.')
    expect(take([unknown])).toBe('[0:00:00] Hm.\n')
  })
})
