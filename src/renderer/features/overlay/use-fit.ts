import { type RefObject, useLayoutEffect, useState } from 'react'

/** Line height of captions, as a multiple of their size: scripts with marks above and below need it. */
const LINE_HEIGHT = 1.45
/** Text size of a system on which nobody has changed it, in pixels. */
const USUAL_TEXT = 16

interface Wanted {
  readonly lines: number
  readonly tracks: number
  /** In pixels; for captions as the user chose it, at the usual text size of the system. */
  readonly size: number
  /** Multiple of the usual distance of lines. */
  readonly spacing?: number
}

interface Fit {
  /** Lines of each track that the room has. */
  readonly lines: number
  /** In whole pixels, so that every line stands on one. */
  readonly lineHeight: number
  readonly size: number
}

/** Lines that fit into a room, whole ones only; in a low room, smaller text before no text. */
export function fitInto(height: number, { lines, tracks, size, spacing = 1 }: Wanted): Fit {
  const perTrack = height / tracks
  const lineHeight = Math.max(1, Math.min(Math.round(size * LINE_HEIGHT * spacing), Math.floor(perTrack)))
  return {
    lines: Math.max(1, Math.min(lines, Math.floor(perTrack / lineHeight))),
    lineHeight,
    size: Math.min(size, lineHeight / (LINE_HEIGHT * spacing)),
  }
}

/** Text size of the system as a multiple of the usual one. */
function textScaleOf({ ownerDocument }: HTMLElement): number {
  const view = ownerDocument.defaultView
  const size = view?.getComputedStyle(ownerDocument.documentElement).fontSize ?? ''
  return (Number.parseFloat(size) || USUAL_TEXT) / USUAL_TEXT
}

/** Fits captions, which grow with the text size of the system, into the height of an element, whenever it changes. */
export function useFit(room: RefObject<HTMLElement | null>, wanted: Wanted): Fit {
  const [{ height, scale }, setMeasured] = useState({ height: Number.POSITIVE_INFINITY, scale: 1 })
  useLayoutEffect(() => {
    const node = room.current
    if (node === null) return undefined
    const measure = () => setMeasured({ height: node.clientHeight, scale: textScaleOf(node) })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [room])
  return fitInto(height, { ...wanted, size: wanted.size * scale })
}
