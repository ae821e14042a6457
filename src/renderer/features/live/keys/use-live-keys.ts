import { useEffectEvent, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventPayload } from '../../../../core/contract/contract.ts'
import { pageKeys } from '../../../../core/product/shortcuts/page-keys.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { showDone } from '../../../shared/toasts/show-done.ts'
import { useWindowKeys } from '../../../shared/use-window-keys.ts'
import { isTypedInto } from '../../../shared/window-keys.ts'
import { isDialogOpen } from '../../../ui/overlays/dialog-open.ts'
import { type Lives, swapSides, togglePause } from '../meeting/lives.ts'
import type { Live } from '../session/live.ts'
import { holdToTalk } from './hold-to-talk.ts'

interface LiveKeyActions {
  readonly onStartOrStop: () => void
  readonly onStop: () => void
  readonly onChoosePreset: () => void
  /** Undefined while there is nothing to present: the key is then left to the system. */
  readonly onPresent: (() => void) | undefined
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
  const { t } = useTranslation()
  const bridge = useBridge()
  const { mine } = lives
  const commands: Record<Command, () => void> = {
    'start-or-stop': onStartOrStop,
    mute: () => mine.actions.setMuted(!mine.store.getState().isMuted),
    pause: () => togglePause(lives),
    'swap-sides': () => swapSides(lives),
    skip: heard.actions.skipToNow,
    stop: onStop,
  }
  const quietly = (act: (() => void) | undefined) => (event: KeyboardEvent) => {
    if (act === undefined || isDialogOpen()) return
    event.preventDefault()
    act()
  }
  useWindowKeys({
    [pageKeys.startOrStop]: quietly(commands['start-or-stop']),
    [pageKeys.mute]: quietly(commands.mute),
    [pageKeys.pause]: quietly(commands.pause),
    [pageKeys.swapSides]: quietly(commands['swap-sides']),
    [pageKeys.skip]: quietly(commands.skip),
    [pageKeys.presets]: quietly(onChoosePreset),
    [pageKeys.present]: (event) => !isTypedInto(event) && quietly(onPresent)(event),
    [pageKeys.correct]: correctLatest,
  })
  const command = useEffectEvent((name: Command) => commands[name]())
  // A dialog covers what the item of the menu would change. The end of a session is also asked for by a closing window.
  const chooseInMenu = useEffectEvent((name: EventPayload<'live.command'>) => {
    if (name !== 'stop' && isDialogOpen()) showDone(t('app.closeDialog'))
    else command(name)
  })
  useLayoutEffect(() => {
    const ends = [
      holdToTalk(lives),
      bridge.subscribe('live.command', (name) => chooseInMenu(name)),
      bridge.subscribe('live.remote', (name) => command(name)),
    ]
    return () => {
      for (const end of ends) end()
    }
  }, [bridge, lives])
}

/** Corrects the latest caption that is concluded, unless the key was meant for a line or for a text. */
function correctLatest(event: KeyboardEvent): void {
  if (event.defaultPrevented || isTypedInto(event) || isDialogOpen()) return
  const buttons = `[aria-keyshortcuts="${pageKeys.correct}"]:not([data-grows=true])`
  const latest = [...document.querySelectorAll('main article')].findLast(
    (caption) => caption.closest('[inert]') === null && caption.querySelector(buttons) !== null,
  )
  const button = latest?.querySelector<HTMLElement>(buttons)
  if (button == null) return
  event.preventDefault()
  button.click()
}

type Command = EventPayload<'live.command'> | EventPayload<'live.remote'>
