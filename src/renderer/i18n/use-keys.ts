import { useTranslation } from 'react-i18next'
import { showPageKeys } from '../../core/shortcuts/page-keys.ts'

const isMac = navigator.platform.startsWith('Mac')

/** Keys in tinykeys' notation as this keyboard has them. */
export function useShownKeys(): (keys: string) => string {
  const { t } = useTranslation()
  return (keys) => {
    const words = {
      control: t('shortcuts.control'),
      shift: t('shortcuts.shift'),
      enter: t('shortcuts.enter'),
      escape: t('shortcuts.escape'),
    }
    return showPageKeys(keys, words, isMac)
  }
}

/** Names a control together with its keys, given in tinykeys' notation. */
export function useKeys(): (name: string, keys: string) => string {
  const { t } = useTranslation()
  const show = useShownKeys()
  return (name, keys) => t('shortcuts.hint', { name, keys: show(keys) })
}
