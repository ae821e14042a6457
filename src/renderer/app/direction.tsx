import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Arrow keys and menus go the way that the page is read. */
export function Direction({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation()
  return <DirectionProvider direction={i18n.dir()}>{children}</DirectionProvider>
}
