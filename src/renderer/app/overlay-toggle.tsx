import { Captions } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unexpected } from '../../core/base/errors.ts'
import { pageKeys } from '../../core/product/shortcuts/page-keys.ts'
import { PictureOverlay } from '../features/overlay/picture-overlay.tsx'
import { useKeys } from '../i18n/use-keys.ts'
import { useAppInfo } from '../queries/host-queries.ts'
import { useSettings, useUpdateSettings } from '../queries/settings-queries.ts'
import { leavesFocus } from '../shared/focus-home.ts'
import { PanelBoundary } from '../shared/lazy/error-boundary.tsx'
import { useWindowKeys } from '../shared/use-window-keys.ts'
import { Button, IconButton } from '../ui/controls/button.tsx'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'
import { pageLog } from './page-log.ts'
import { hasPictureWindows, openPictureWindow } from './picture-window.ts'
import { useSmallWindow } from './use-small-window.ts'

interface OverlayToggle {
  readonly button: ReactNode
  /** The captions in a window of the browser. */
  readonly picture: ReactNode
}

/** Opens and closes the caption window, with its key and a button that may change its place. */
export function useOverlayToggle(hasWord: boolean): OverlayToggle {
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
    picture: picture !== undefined && (
      <PanelBoundary>
        <PictureOverlay picture={picture} />
      </PanelBoundary>
    ),
  }
}
