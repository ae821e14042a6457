import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the reading direction for arrow keys and menus. */
export function Direction({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <DirectionProvider direction={i18n.dir()}>{children}</DirectionProvider>
}
