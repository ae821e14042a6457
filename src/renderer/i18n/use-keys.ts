import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { showPageKeys } from '../../core/product/shortcuts/page-keys.ts'
import { isMac } from './is-mac.ts'

function show(keys: string, t: TFunction): string {
  const words = {
    control: t('shortcuts.control'),
    shift: t('shortcuts.shift'),
    enter: t('shortcuts.enter'),
    escape: t('shortcuts.escape'),
    space: t('shortcuts.space'),
  }
  return showPageKeys(keys, words, isMac)
}

/** Formats keys in tinykeys' notation for this keyboard. */
export function useShownKeys(): (keys: string) => string {
  const { t } = useTranslation()
  return (keys) => show(keys, t)
}

/** A control's name with its keys, which are given in tinykeys' notation. */
export const withKeys = (name: string, keys: string, t: TFunction): string =>
  t('shortcuts.hint', { name, keys: show(keys, t) })

/** Returns a control's name with its keys, which are given in tinykeys' notation. */
export function useKeys(): (name: string, keys: string) => string {
  const { t } = useTranslation()
  return (name, keys) => withKeys(name, keys, t)
}
