import { useTranslation } from 'react-i18next'
import { useAppInfo } from '../../queries/host-queries.ts'

/** Where a key is stored that is about to be entered: the web host has no keychain, and keeps it in memory. */
export function useKeyHint(): string {
  const { t } = useTranslation()
  return t(useAppInfo().data?.host === 'electron' ? 'account.dialog.keyHint' : 'service.keyThisRun')
}
