import { createContext } from 'react'

/** `error` is only for losses and failures. */
export type NoticeTone = 'info' | 'error'

/** A notice as its pile knows it. */
export interface PiledNotice {
  readonly id: string
  readonly tone: NoticeTone
  /** Later ones in the document matter more. */
  readonly element: Element
}

/** A place that shows one of its notices at a time. */
export interface NoticePile {
  /** Adds a notice. @returns a function that removes it */
  readonly add: (notice: PiledNotice) => () => void
  readonly isShown: (id: string) => boolean
}

/** The pile that notices belong to; undefined where each has its own place. */
export const NoticePileContext = createContext<NoticePile | undefined>(undefined)
