import { useEffect, useState } from 'react'
import type { AppError } from '../../../../core/base/errors.ts'
import {
  MAX_CAPTIONS_AT_ONCE,
  type StoredCaptionView,
} from '../../../../core/session/library/session-schema.ts'
import { useBridge } from '../../../bridge/react.tsx'

export interface Captions {
  readonly captions: readonly StoredCaptionView[]
  /** Whether all of them have been loaded. */
  readonly isWhole: boolean
  readonly error: AppError | undefined
}

const NONE: Captions = { captions: [], isWhole: false, error: undefined }

/** All captions of a session, loaded page by page and updated while they are shown. */
export function useSessionCaptions(id: string): Captions {
  const bridge = useBridge()
  const [state, setState] = useState(NONE)
  useEffect(() => {
    const life = new AbortController()
    let isLoading = false
    /** Index of the first caption to load. */
    let wanted: number | undefined = 0
    const loadOnce = async (from: number) => {
      const answer = await bridge.invoke('session.captions', { id, from })
      if (life.signal.aborted) return
      if (!answer.ok) return setState((before) => ({ ...before, error: answer.error }))
      const { captions: loaded } = answer.value
      const last = loaded.at(-1)?.index ?? from
      const isWhole = loaded.length < MAX_CAPTIONS_AT_ONCE
      if (!isWhole) wanted = Math.min(wanted ?? last + 1, last + 1)
      return setState(({ captions, isWhole: wasWhole }) => ({
        captions: [
          ...captions.filter(({ index }) => index < from),
          ...loaded,
          ...(isWhole ? [] : captions.filter(({ index }) => index > last)),
        ],
        isWhole: wasWhole || isWhole,
        error: undefined,
      }))
    }
    const load = async () => {
      if (isLoading) return
      isLoading = true
      while (!life.signal.aborted && wanted !== undefined) {
        const from = wanted
        wanted = undefined
        await loadOnce(from)
      }
      isLoading = false
    }
    void load()
    const end = bridge.subscribe('session.changed', (change) => {
      if (change.id !== id || change.fromCaption === undefined) return
      wanted = Math.min(wanted ?? change.fromCaption, change.fromCaption)
      void load()
    })
    return () => {
      life.abort()
      end()
    }
  }, [bridge, id])
  return state
}
