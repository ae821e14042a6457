import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHostState } from '../bridge/react.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './app.module.css'

/** Shows the app while its host answers. A host that ends takes nothing off the screen. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const state = useHostState()
  if (state === 'not-admitted')
    return (
      <main className={styles.gate}>
        <h1 className={styles.gateTitle}>{t('app.notAdmitted.title')}</h1>
        <p className={styles.gateRemedy}>{t('app.notAdmitted.remedy')}</p>
      </main>
    )
  return (
    <div className={styles.app}>
      {state === 'lost' && (
        <Notice tone="error" title={t('app.hostGone.title')} remedy={t('app.hostGone.remedy')} />
      )}
      {children}
    </div>
  )
}
