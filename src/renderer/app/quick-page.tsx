import { Suspense } from 'react'
import { useSettingsState } from '../queries/settings-queries.ts'
import { lazyPart } from './lazy-part.tsx'
import { useLanguage } from './use-language.ts'
import { useTheme } from './use-theme.ts'

/** Loads the strings of panels as well, since it shares those of the text panel. */
const QuickView = lazyPart(async (stores) => {
  const [{ QuickView: View }, { createPageQuick }] = await Promise.all([
    import('../features/quick/quick-view.tsx'),
    import('../features/quick/quick-store.ts'),
  ])
  stores.add(createPageQuick)
  return View
})

/** The root component of the quick window. */
export function QuickPage() {
  const { data } = useSettingsState()
  useLanguage(data?.settings.appearance.language)
  useTheme(data?.settings.appearance.theme)
  return (
    <Suspense>
      <QuickView />
    </Suspense>
  )
}
