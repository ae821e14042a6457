import { useTranslation } from 'react-i18next'
import { useOpenDesktop } from '../../data/desktop.ts'
import { Button } from '../../ui/controls/button.tsx'

/** Opens the main app: accounts, settings, connection check. */
export function OpenParley({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation()
  const open = useOpenDesktop()
  // A new tab receives a copy of this tab's session storage, and so is admitted as well.
  const openTab = () => void window.open('./', 'parley')
  return <Button onClick={() => (isDesktop ? void open.run({}) : openTab())}>{t('quick.openParley')}</Button>
}
