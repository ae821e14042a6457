import { lazy, Suspense } from 'react'
import { useCall } from '../bridge/react.tsx'
import { loadLaterStrings } from '../i18n/i18n.ts'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

const QuickView = lazy(async () => {
  // It speaks the words of the text panel.
  const [{ QuickView: loaded }] = await Promise.all([
    import('../features/quick/quick-view.tsx'),
    loadLaterStrings(),
  ])
  return { default: loaded }
})

/** The whole of the quick window. */
export function QuickPage() {
  const { value } = useCall('settings.get', {})
  useLanguage(value?.settings.appearance.language)
  useTheme(value?.settings.appearance.theme)
  return (
    <Suspense>
      <QuickView />
    </Suspense>
  )
}
