import { OverlayPageView } from '../features/overlay/overlay-page-view.tsx'
import { useSettingsState } from '../queries/settings-queries.ts'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

/** The root component of the window with captions over the meeting. */
export function OverlayPage() {
  const { data } = useSettingsState()
  useLanguage(data?.settings.appearance.language)
  useTheme(data?.settings.appearance.theme)
  return <OverlayPageView />
}
