import { Unplug } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './caption-list.module.css'

/** A place where something was said that could not be kept. */
export function GapMark({ ms }: { readonly ms: number }) {
  const { t } = useTranslation()
  return (
    <p className={styles.gap}>
      <Unplug size={14} aria-hidden />
      {t('live.gap', { seconds: Math.ceil(ms / 1000) })}
    </p>
  )
}
