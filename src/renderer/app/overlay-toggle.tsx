import { Captions } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unexpected } from '../../core/base/errors.ts'
import { pageKeys } from '../../core/shortcuts/page-keys.ts'
import { useKeys } from '../i18n/use-keys.ts'
import { useAppInfo } from '../queries/app.ts'
import { useSettings, useUpdateSettings } from '../queries/settings-queries.ts'
import { useStores } from '../queries/stores.ts'
import { windowKeys } from '../shared/window-keys.ts'
import { IconButton } from '../ui/controls/button.tsx'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'
import { afterFirstUse } from './after-first-use.ts'
import { LazyDialog } from './lazy-dialog.tsx'
import { lazyPart } from './lazy-part.tsx'
import { pageLog } from './page-log.ts'
import { hasPictureWindows, openPictureWindow } from './picture-window.ts'
import { useSmallWindow } from './use-small-window.ts'

const PictureOverlay = lazyPart(
  async () => (await import('../features/overlay/picture-overlay.tsx')).PictureOverlay,
)

/** Opens and closes the caption window, with its button and its key. */
export function OverlayToggle() {
  const { t } = useTranslation()
  const withKeys = useKeys()
  const info = useAppInfo()
  const { isOpen } = useSettings().overlay
  const update = useUpdateSettings()
  const stores = useStores()
  const [picture, setPicture] = useState<Window>()
  const isDesktop = info.data?.host === 'electron'
  const hasPictures = hasPictureWindows && info.data !== undefined && !isDesktop
  const small = useSmallWindow(!hasPictureWindows)
  const isShown = isDesktop ? isOpen : picture !== undefined || small.isOpen

  // Its code takes longer to load than its window to open.
  useEffect(
    () => (hasPictures ? afterFirstUse(() => void PictureOverlay.preload(stores)) : undefined),
    [hasPictures, stores],
  )

  const openPicture = async () => {
    const [opened] = await Promise.all([openPictureWindow(), PictureOverlay.preload(stores)])
    // It may have been closed while its code was loading.
    if (opened?.closed === true) return
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
  const toggleByKey = useEffectEvent((event: KeyboardEvent) => {
    if (isDialogOpen()) return
    event.preventDefault()
    toggle()
  })
  useEffect(() => {
    const ends = [window, picture].flatMap((target) =>
      target === undefined ? [] : [windowKeys(target, { [pageKeys.overlay]: (event) => toggleByKey(event) })],
    )
    return () => {
      for (const end of ends) end()
    }
  }, [picture])

  const name = t(isShown ? 'overlay.close' : 'overlay.title')
  const hint = withKeys(name, pageKeys.overlay)
  return (
    <>
      <IconButton
        icon={<Captions size={18} />}
        label={name}
        hint={isDesktop || hasPictureWindows ? hint : `${hint}\n${t('overlay.smallWindow')}`}
        isPressed={isShown}
        onClick={toggle}
      />
      <LazyDialog isOpen={picture !== undefined}>
        {picture !== undefined && <PictureOverlay picture={picture} />}
      </LazyDialog>
    </>
  )
}
