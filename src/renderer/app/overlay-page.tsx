import { Suspense } from 'react'
import { useSettingsState } from '../queries/settings-queries.ts'
import { lazyPart } from './lazy-part.tsx'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

const OverlayPageView = lazyPart(
  async () => (await import('../features/overlay/overlay-page-view.tsx')).OverlayPageView,
)

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
