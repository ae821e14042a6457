import { useTranslation } from 'react-i18next'
import { useOpenDesktop } from '../../data/desktop.ts'
import { Button } from '../../ui/controls/button.tsx'

/** The way to everything else: accounts, settings, the connection check. */
export function OpenParley({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation()
  const open = useOpenDesktop()
  // A tab that this one opens is let in as this one was.
  const openTab = () => void window.open('./', 'parley')
  return <Button onClick={() => (isDesktop ? void open.run({}) : openTab())}>{t('quick.openParley')}</Button>
}
