import { useEffect, useEffectEvent } from 'react'
import type { EventPayload } from '../../../../core/contract/contract.ts'
import { pageKeys } from '../../../../core/shortcuts/page-keys.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { isTypedInto, windowKeys } from '../../../shared/window-keys.ts'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import { type Lives, swapSides, togglePause } from '../meeting/lives.ts'
import type { Live } from '../session/live.ts'
import { holdToTalk } from './hold-to-talk.ts'

interface LiveKeyActions {
  readonly onStartOrStop: () => void
  readonly onStop: () => void
  readonly onChoosePreset: () => void
  readonly onPresent: () => void
}

/**
 * Operates the session by the keys of the page, the desktop's menu and its global shortcuts.
 *
 * @param heard the view whose translation the user hears
 */
export function useLiveKeys(
  lives: Lives,
  heard: Live,
  { onStartOrStop, onStop, onChoosePreset, onPresent }: LiveKeyActions,
): void {
  const bridge = useBridge()
  const stop = useEffectEvent(onStop)
  const startOrStop = useEffectEvent(onStartOrStop)
  const choosePreset = useEffectEvent(onChoosePreset)
  const present = useEffectEvent(onPresent)
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
    const quietly = (act: () => void) => (event: KeyboardEvent) => {
      if (isDialogOpen()) return
      event.preventDefault()
      act()
    }
    const ends = [
      windowKeys(window, {
        [pageKeys.startOrStop]: quietly(commands['start-or-stop']),
        [pageKeys.mute]: quietly(commands.mute),
        [pageKeys.pause]: quietly(commands.pause),
        [pageKeys.swapSides]: quietly(commands['swap-sides']),
        [pageKeys.skip]: quietly(commands.skip),
        [pageKeys.presets]: quietly(choosePreset),
        [pageKeys.present]: quietly(present),
        [pageKeys.correct]: correctLatest,
      }),
      holdToTalk(lives),
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

/** Corrects the latest caption that is concluded, unless the key was meant for a line or for a text. */
function correctLatest(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTypedInto(event) || isDialogOpen()) return
  const buttons = `[aria-keyshortcuts="${pageKeys.correct}"]`
  const latest = [...document.querySelectorAll('main article')].findLast(
    (caption) => caption.closest('[inert]') === null && caption.querySelector(buttons) !== null,
  )
  const button = latest?.querySelector<HTMLElement>(buttons)
  if (button == null) return
  event.preventDefault()
  button.click()
}

type Command = EventPayload<'live.command'> | EventPayload<'live.remote'>
