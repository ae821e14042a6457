import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import type { EventPayload } from '../../../../core/contract/contract.ts'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import { type Lives, swapSides, togglePause } from '../meeting/lives.ts'
import type { Live } from '../session/live-store.ts'
import { holdToTalk } from './hold-to-talk.ts'

/**
 * Operates the session by the keys of the page, the desktop's menu and its global shortcuts.
 *
 * @param heard the view whose translation the user hears
 */
export function useLiveKeys(lives: Lives, heard: Live, onStartOrStop: () => void, onStop: () => void): void {
  const bridge = useBridge()
  const stop = useEffectEvent(onStop)
  const startOrStop = useEffectEvent(onStartOrStop)
  useEffect(() => {
    const { mine } = lives
    const commands: Record<Command, () => void> = {
      'start-or-stop': startOrStop,
      mute: () => mine.actions.setMuted(!mine.store.getState().isMuted),
      pause: () => togglePause(lives),
      'swap-sides': () => swapSides(lives),
      skip: heard.actions.skipToNow,
      stop,
    }
    const quietly = (command: Command) => (event: KeyboardEvent) => {
      if (isDialogOpen()) return
      event.preventDefault()
      commands[command]()
    }
    const ends = [
      tinykeys(window, {
        [pageKeys.startOrStop]: quietly('start-or-stop'),
        [pageKeys.mute]: quietly('mute'),
        [pageKeys.pause]: quietly('pause'),
        [pageKeys.swapSides]: quietly('swap-sides'),
        [pageKeys.skip]: quietly('skip'),
      }),
      holdToTalk(mine),
      // The desktop's menu has the same keys.
      bridge.subscribe('live.command', (command) => {
        if (!isDialogOpen()) commands[command]()
      }),
      bridge.subscribe('live.remote', (command) => commands[command]()),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [bridge, lives, heard])
}

type Command = EventPayload<'live.command'> | EventPayload<'live.remote'>
