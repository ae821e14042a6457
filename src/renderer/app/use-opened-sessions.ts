import { useEffect, useState } from 'react'
import type { EventPayload } from '../../core/contract/contract.ts'
import { useBridge } from '../bridge/react.tsx'

type OpenedFile = EventPayload<'session.opened'>

/** Files that are offered at a time; further ones wait for them. */
export const MAX_OFFERED = 3

interface OpenedSessions {
  readonly opened: readonly OpenedFile[]
  readonly dismiss: (opened: OpenedFile) => void
}

/** Session files that the user has opened with the desktop app, until they are imported or dismissed. */
export function useOpenedSessions(): OpenedSessions {
  const bridge = useBridge()
  const [opened, setOpened] = useState<readonly OpenedFile[]>([])
  useEffect(
    () => bridge.subscribe('session.opened', (file) => setOpened((files) => [...files, file])),
    [bridge],
  )
  return {
    opened: opened.slice(0, MAX_OFFERED),
    dismiss: (done) => setOpened((files) => files.filter((file) => file !== done)),
  }
}
