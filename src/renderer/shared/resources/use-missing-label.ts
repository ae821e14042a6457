import { useTranslation } from 'react-i18next'

/** Names a chosen resource that the account does not have, by the name that it had, if that is known. */
export function useMissingLabel(): (name: string | undefined) => string {
  const { t } = useTranslation()
  return (name) => (name === undefined ? t('uses.missing.option') : t('uses.missing.named', { name }))
}
