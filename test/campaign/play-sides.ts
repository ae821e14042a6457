import {
  type CaptionView,
  inSpokenOrder,
  type SessionSummary,
} from '../../src/core/library/session-schema.ts'
import { captionAt } from '../../src/core/voice/receiving/transcript.ts'
import { type Side, sides } from '../../src/core/voice/sides.ts'
import { sideOf, sideRows } from '../../src/renderer/features/live/captions/meeting-rows.ts'
import { mergedOrder, type Place } from '../../src/renderer/features/live/captions/merged-order.ts'
import type { Lives } from '../../src/renderer/features/live/meeting/lives.ts'
import { startPreferredFirst } from '../../src/renderer/features/live/meeting/preferred-first.ts'
import type { Planned } from './campaign.ts'
import { ClientLibrary } from './client-library.ts'
import { type Played, Stage, Voice } from './play.ts'

/** The sides of a meeting. */
export interface PlannedSides {
  readonly sides: Readonly<Record<Side, Planned>>
  /** The side that requests its session first. */
  readonly preferred: Side
  /** Time until the devices of each side are open, in milliseconds. */
  readonly opensAfterMs: Readonly<Record<Side, number>>
}

/** The original of a caption with its side. */
export interface MergedCaption {
  readonly side: Side
  readonly text: string
}

export interface PlayedSides {
  readonly sides: Readonly<Record<Side, Played>>
  /** Times on the clock at which the sound of each side begins. */
  readonly beginMs: Readonly<Record<Side, number>>
  /** Captions of both sides in the order of the screen, and in that of the library. */
  readonly shown: readonly MergedCaption[]
  readonly kept: readonly MergedCaption[]
  readonly sessions: readonly SessionSummary[]
}

/** Holds a meeting of two sides on a virtual clock: two sessions of the app, each with its own network and faults. */
export async function playSides({
  sides: plans,
  preferred,
  opensAfterMs,
}: PlannedSides): Promise<PlayedSides> {
  const stage = await Stage.open(sides.map((side) => plans[side]))
  const bySide = <T>(of: (side: Side) => T) => ({ mine: of('mine'), theirs: of('theirs') })
  const voices = bySide((side) => new Voice(plans[side], stage, opensAfterMs[side]))
  const lives = bySide((side) => voices[side].client.live)
  const library = new ClientLibrary([lives.mine, lives.theirs], stage.clock)
  const shown = followOrder(lives)
  const start = (side: Side, openAfter?: Promise<void>) =>
    voices[side].client.start({ type: side, name: side }, openAfter)
  startPreferredFirst(lives, preferred, start, stage.clock)
  await stage.runUntilOver([voices.mine, voices.theirs])
  const played = {
    sides: bySide((side) => voices[side].played(library)),
    beginMs: bySide((side) => voices[side].beginMs),
    shown: shown(),
    kept: inSpokenOrder(library.captions).map(toMerged),
    sessions: library.sessions,
  }
  library.close()
  return played
}

const toMerged = ({ side, source }: CaptionView): MergedCaption => {
  if (side === undefined) throw new Error(`"${source}" is stored without its side`)
  return { side, text: source }
}

/** Merges the captions of both sides whenever they change, like the stage of a meeting. */
function followOrder(lives: Lives): () => MergedCaption[] {
  let order: readonly Place[] = []
  const rowsOf = (side: Side) => sideRows(sideOf(lives[side].store.getState()))
  for (const side of sides)
    lives[side].store.subscribe(({ transcript }, before) => {
      if (transcript !== before.transcript)
        order = mergedOrder(order, { mine: rowsOf('mine'), theirs: rowsOf('theirs') })
    })
  return () =>
    order.map(({ side, index }) => {
      const source = captionAt(lives[side].store.getState().transcript, index)?.source
      return { side, text: source === undefined ? '' : source.concluded + source.tentative }
    })
}
