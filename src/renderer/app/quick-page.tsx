import { QuickView } from '../features/quick/quick-view.tsx'
import { useSettingsState } from '../queries/settings-queries.ts'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

/** The root component of the quick window. */
export function QuickPage() {
  const { data } = useSettingsState()
  useLanguage(data?.settings.appearance.language)
  useTheme(data?.settings.appearance.theme)
  return <QuickView />
}
