import { Suspense } from 'react'
import { useSettingsState } from '../data/settings.ts'
import { lazyPart } from './lazy-part.tsx'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

const OverlayPageView = lazyPart(async (stores) => {
  const [{ OverlayPageView: View }, { createPageCaptions }] = await Promise.all([
    import('../features/overlay/overlay-page-view.tsx'),
    import('../features/overlay/caption-viewer.ts'),
  ])
  stores.add(createPageCaptions)
  return View
})

/** The root component of the window with captions over the meeting. */
export function OverlayPage() {
  const { data } = useSettingsState()
  useLanguage(data?.settings.appearance.language)
  useTheme(data?.settings.appearance.theme)
  return (
    <Suspense>
      <OverlayPageView />
    </Suspense>
  )
}
