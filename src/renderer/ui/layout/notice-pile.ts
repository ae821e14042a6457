import { createContext } from 'react'

/** `error` is only for losses and failures. */
export type NoticeTone = 'info' | 'error'

/** A notice as its pile knows it. */
export interface PiledNotice {
  readonly id: string
  readonly tone: NoticeTone
  /** All of its words: notices that say the same have one cause. */
  readonly text: string
  /** Earlier ones in the document matter more. */
  readonly element: Element
  /** Dismisses it, if that is possible. */
  readonly dismiss: () => void
}

/** How a pile shows one of its notices. */
export interface PilePlace {
  readonly isShown: boolean
  /** Whether it also stands for the other side of a meeting, which says the same. */
  readonly isForBoth: boolean
}

/** A place that shows one of its notices at a time, and those with one cause as one. */
export interface NoticePile {
  /** Adds a notice. @returns a function that removes it */
  readonly add: (notice: PiledNotice) => () => void
  readonly placeOf: (id: string) => PilePlace
  /** Dismisses a notice with all that say the same. */
  readonly dismiss: (id: string) => void
}

/** The pile that notices belong to; undefined where each has its own place. */
export const NoticePileContext = createContext<NoticePile | undefined>(undefined)

const inOrder = (a: PiledNotice, b: PiledNotice): number =>
  (a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1

/** Adds a notice to a pile, in the order of the document. */
export const withNotice = (pile: readonly PiledNotice[], notice: PiledNotice): readonly PiledNotice[] =>
  [...pile, notice].toSorted(inOrder)

/** The notices of a pile that are shown when it is open: the first one of those that say the same. */
export const causesOf = <N extends Pick<PiledNotice, 'text'>>(pile: readonly N[]): readonly N[] =>
  pile.filter(({ text }, at) => pile.findIndex((other) => other.text === text) === at)

/** The notice that matters most: the first loss or failure, otherwise the first of all. */
export const foremost = <N extends Pick<PiledNotice, 'tone'>>(pile: readonly N[]): N | undefined =>
  pile.find(({ tone }) => tone === 'error') ?? pile[0]
