import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHostState } from '../bridge/react.tsx'
import { Notice } from '../ui/layout/notice.tsx'
import styles from './app.module.css'

/**
 * Shows the app once its host admits the page. It then stays on screen: a session may be live, which does not
 * need the host, and must remain stoppable.
 */
export function Gate({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const state = useHostState()
  const [wasAdmitted, setWasAdmitted] = useState(state === 'open')
  if (state === 'open' && !wasAdmitted) setWasAdmitted(true)
  if (state === 'not-admitted' && !wasAdmitted)
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
      {state === 'not-admitted' && (
        <Notice tone="error" title={t('app.shutOut.title')} remedy={t('app.shutOut.remedy')} />
      )}
      {children}
    </div>
  )
}
