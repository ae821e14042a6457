import { createContext, use } from 'react'
import type { StoreApi } from 'zustand'
import type { Side } from '../../../core/voice/sides.ts'
import type { Echoes } from './meeting/watch-echoes.ts'
import type { LiveRecord } from './recording/record-live.ts'
import type { Live } from './session/live.ts'
import type { Month } from './session/month-watch.ts'

/** Both sides with their stored session, and what is watched beside them, for all parts of the live view. */
export interface LivePage {
  /** One voice, which is `mine`, or both sides of a meeting. */
  readonly lives: Readonly<Record<Side, Live>>
  readonly kept: LiveRecord
  readonly month: StoreApi<Month>
  readonly echoes: StoreApi<Echoes>
}

export const LiveContext = createContext<LivePage | undefined>(undefined)

/** @throws {Error} outside a `LiveContext` */
export function useLivePage(): LivePage {
  const page = use(LiveContext)
  if (page === undefined) throw new Error('there is no LiveContext around this')
  return page
}
