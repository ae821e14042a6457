import { useTranslation } from 'react-i18next'
import type { quick } from '../../../core/strings/en/quick.ts'

type KeyName = keyof typeof quick.keys

const mod = navigator.platform.startsWith('Mac') ? '⌘' : 'Ctrl'

/** Names a control of the quick window together with its keys. */
export function useHint(): (name: string, key: KeyName) => string {
  const { t } = useTranslation()
  return (name, key) => t('shortcuts.hint', { name, keys: t(`quick.keys.${key}`, { mod }) })
}
