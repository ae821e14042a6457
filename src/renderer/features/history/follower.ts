import type { VListHandle } from 'virtua'
import { createStore } from 'zustand/vanilla'

/** Rows on the way are measured within so many frames; until then their places are guesses. */
const FRAMES = 12

interface Row {
  readonly list: VListHandle
  readonly scroller: Element
  readonly place: number
}

/**
 * Keeps a row of a list in view, whichever it is, until the reader scrolls it out of view; then nothing moves before
 * the two meet again. While all of the row can be seen nothing moves either.
 */
export class Follower {
  /** Whether the reader has left it. */
  readonly store = createStore<{ readonly isAway: boolean }>(() => ({ isAway: false }))
  #row: Row | undefined
  /** The list is on its own way to the row: what is scrolled is not the reader's doing. */
  #frame: number | undefined

  /** From now on it is this one. */
  show(row: Row): void {
    this.#row = row
    if (this.store.getState().isAway) this.look()
    else this.#bring(row)
  }

  /** Somebody wants to see it again. */
  back(): void {
    this.store.setState({ isAway: false })
    if (this.#row !== undefined) this.#bring(this.#row)
  }

  /** The list was scrolled. */
  look(): void {
    if (this.#row === undefined || this.#frame !== undefined) return
    const isAway = !isSeen(this.#row)
    if (isAway !== this.store.getState().isAway) this.store.setState({ isAway })
  }

  /** What is scrolled from now on is the reader's doing. */
  release(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
  }

  #bring(row: Row): void {
    this.release()
    // The list's own way there would hold on to the reader for as long as rows are measured.
    const step = (left: number) => {
      if (!isWhollySeen(row)) row.scroller.scrollTop = middleOf(row)
      this.#frame = left === 0 ? undefined : requestAnimationFrame(() => step(left - 1))
    }
    step(FRAMES)
  }
}

/** How far the list is scrolled where the row stands in its middle. */
const middleOf = ({ list, place }: Row): number =>
  list.getItemOffset(place) - (list.viewportSize - list.getItemSize(place)) / 2

/** Where the row begins and ends, counted from what is in view. */
function edgesOf({ list, place }: Row): [from: number, to: number] {
  const from = list.getItemOffset(place) - list.scrollOffset
  return [from, from + list.getItemSize(place)]
}

function isSeen(row: Row): boolean {
  const [from, to] = edgesOf(row)
  return to > 0 && from < row.list.viewportSize
}

function isWhollySeen(row: Row): boolean {
  const [from, to] = edgesOf(row)
  return from >= 0 && to <= row.list.viewportSize
}
