import type { StoreApi } from 'zustand/vanilla'
import { type Echo, type EchoStream, EchoWatch } from '../../../../core/audio/echo/echo-watch.ts'
import type { EchoSpan } from '../../../../core/voice/meeting/said-twice.ts'
import { type Side, sides } from '../../../../core/voice/sides.ts'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'

/** Echoes of a meeting. Times are in milliseconds since 1970. */
export interface Echoes {
  /** Those at this moment. */
  readonly found: readonly Echo[]
  /** The latest of all that were found, oldest first. */
  readonly spans: readonly EchoSpan[]
}

const NONE: readonly Echo[] = []

/** Kept spans: captions are compared with those of the last minute. */
const MAX_SPANS = 50

const streams: Readonly<Record<Side, Readonly<Record<'captured' | 'played', EchoStream>>>> = {
  mine: { captured: 'microphone', played: 'sent' },
  theirs: { captured: 'meeting', played: 'played' },
}

/** Watches for echoes while both sides of a meeting run. The returned function ends it. */
export function watchEchoes(
  lives: Readonly<Record<Side, Live>>,
  store: StoreApi<Echoes>,
  now: () => number,
): () => void {
  let watch: EchoWatch | undefined
  const publish = (found: readonly Echo[]) => {
    const before = store.getState()
    if (found !== before.found) store.setState(nextEchoes(before, found, now()))
  }
  const begin = () => {
    const isWanted = sides.every((side) => isBusy(lives[side].store.getState()))
    if (isWanted === (watch !== undefined)) return
    watch = isWanted ? new EchoWatch() : undefined
    for (const side of sides) lives[side].actions.measure(isWanted)
    if (!isWanted) publish(NONE)
  }
  begin()
  const ends = sides.flatMap((side) => [
    lives[side].store.subscribe(begin),
    lives[side].envelopes.listen(({ from, levels }) => {
      if (watch === undefined) return
      watch.push(streams[side][from], levels, now())
      publish(watch.check(now()))
    }),
  ])
  return () => {
    for (const end of ends) end()
    for (const side of sides) lives[side].actions.measure(false)
    publish(NONE)
  }
}

const isSameEcho = (a: EchoSpan, b: EchoSpan): boolean =>
  a.from === b.from && a.to === b.to && a.sinceMs === b.sinceMs

function nextEchoes({ spans }: Echoes, found: readonly Echo[], nowMs: number): Echoes {
  const known = spans.map((span) =>
    span.untilMs === undefined && !found.some((echo) => isSameEcho(echo, span))
      ? { ...span, untilMs: nowMs }
      : span,
  )
  const added = found.filter((echo) => !spans.some((span) => isSameEcho(echo, span)))
  return { found, spans: [...known, ...added].slice(-MAX_SPANS) }
}
