import { useEffect } from 'react'
import type { Settings } from '../../core/settings/settings.ts'

/** Applies the chosen theme, or the system's, to the page. */
export function useTheme(theme: Settings['appearance']['theme'] | undefined): void {
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const apply = () => {
      const isDark = theme === 'dark' || (theme !== 'light' && system.matches)
      document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
    }
    apply()
    system.addEventListener('change', apply)
    return () => system.removeEventListener('change', apply)
  }, [theme])
}
