import { Captions } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unexpected } from '../../core/base/errors.ts'
import { pageKeys } from '../../core/product/shortcuts/page-keys.ts'
import { PictureOverlay } from '../features/overlay/overlay-view.tsx'
import { useKeys } from '../i18n/use-keys.ts'
import { useAppInfo } from '../queries/host-queries.ts'
import { useSettings, useUpdateSettings } from '../queries/settings-queries.ts'
import { leavesFocus } from '../shared/focus-home.ts'
import { PanelBoundary } from '../shared/lazy/error-boundary.tsx'
import { SMALL_WINDOW } from '../shared/small-window.ts'
import { useWindowKeys } from '../shared/use-window-keys.ts'
import { Button, IconButton } from '../ui/controls/button.tsx'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'
import { pageLog } from './page-log.ts'
import { hasPictureWindows, openPictureWindow, openSmallWindow } from './picture-window.ts'

/** Opens and closes the caption window, with its key and a button that may change its place. */
export function useOverlayToggle(hasWord: boolean) {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const info = useAppInfo()
  const { isOpen } = useSettings().overlay
  const update = useUpdateSettings()
  const [picture, setPicture] = useState<Window>()
  const isDesktop = info.data?.host === 'electron'
  const small = useSmallWindow(!hasPictureWindows)
  const isShown = isDesktop ? isOpen : picture !== undefined || small.isOpen

  const openPicture = async () => {
    const opened = await openPictureWindow()
    opened?.addEventListener('pagehide', () => setPicture(undefined))
    setPicture(opened)
  }
  const toggle = () => {
    if (isDesktop) void update.run({ overlay: { isOpen: !isOpen } })
    else if (picture !== undefined) picture.close()
    else if (hasPictureWindows)
      openPicture().catch((thrown: unknown) =>
        pageLog.warn('no window could be opened above the others', unexpected(thrown)),
      )
    else small.toggle()
  }
  const keys = {
    [pageKeys.overlay]: (event: KeyboardEvent) => {
      if (isDialogOpen()) return
      event.preventDefault()
      toggle()
    },
  }
  useWindowKeys(keys)
  useWindowKeys(picture === undefined ? {} : keys, { target: picture })

  const name = t('overlay.title')
  const keysHint = withKeys(name, pageKeys.overlay)
  const hint = isDesktop || hasPictureWindows ? keysHint : `${keysHint}\n${t('overlay.smallWindow')}`
  const icon = <Captions size={18} aria-hidden />
  return {
    button: hasWord ? (
      <Button aria-label={name} aria-pressed={isShown} hint={hint} onClick={toggle} {...leavesFocus}>
        {icon}
        <span data-word>{name}</span>
      </Button>
    ) : (
      <IconButton
        icon={icon}
        label={name}
        hint={hint}
        isPressed={isShown}
        onClick={toggle}
        {...leavesFocus}
      />
    ),
    /** The captions in a window of the browser. */
    picture: picture !== undefined && (
      <PanelBoundary>
        <PictureOverlay picture={picture} />
      </PanelBoundary>
    ),
  }
}

/**
 * The small window with the page of captions, for browsers that keep no window above others. It is isolated from this
 * page, which therefore knows it by its messages and its lock; that holds for one opened before a reload too.
 */
function useSmallWindow(isUsed: boolean) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isUsed) return undefined
    const channel = new BroadcastChannel(SMALL_WINDOW)
    channel.onmessage = ({ data }) => {
      if (data !== 'open') return
      setIsOpen(true)
      // Granted once no window holds it.
      void navigator.locks.request(SMALL_WINDOW, () => setIsOpen(false))
    }
    channel.postMessage('hello')
    return () => channel.close()
  }, [isUsed])
  return {
    isOpen,
    /** Opens and closes it. Must follow a user gesture. */
    toggle: () => {
      if (!isOpen) return openSmallWindow()
      const channel = new BroadcastChannel(SMALL_WINDOW)
      channel.postMessage('close')
      channel.close()
    },
  }
}
