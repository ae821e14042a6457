import { useTranslation } from 'react-i18next'

export type ShortcutName = 'startOrStop' | 'mute' | 'pause' | 'skip' | 'settings' | 'smaller' | 'larger'

const isMac = navigator.platform.startsWith('Mac')

/** Names a control together with its keys, as this keyboard has them. */
export function useKeys(): (name: string, shortcut: ShortcutName) => string {
  const { t } = useTranslation()
  const mod = isMac ? '⌘' : t('shortcuts.control')
  return (name, shortcut) => t('shortcuts.hint', { name, keys: t(`shortcuts.${shortcut}`, { mod }) })
}
