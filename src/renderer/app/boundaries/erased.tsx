import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EventPayload } from '../../../core/contract/contract.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useFormats } from '../../i18n/use-formats.ts'
import styles from '../app.module.css'
import { useTheme } from '../use-theme.ts'

type ErasedEvent = EventPayload<'data.erased'>

/** The deletion of all data that has ended the host, if there was one: what this page has stored is deleted with it. */
export function useErased(): ErasedEvent | undefined {
  const bridge = useBridge()
  const [erased, setErased] = useState<ErasedEvent | undefined>(undefined)
  useEffect(
    () =>
      bridge.subscribe('data.erased', (event) => {
        localStorage.clear()
        sessionStorage.clear()
        setErased(event)
      }),
    [bridge],
  )
  return erased
}

/** Shown in place of a page whose data was deleted. */
export function Erased({ restarts, leftovers }: ErasedEvent) {
  const { t } = useTranslation()
  const { row } = useFormats()
  // The chosen one is deleted too.
  useTheme('system')
  return (
    <main className={styles.gate}>
      <h1 className={styles.gateTitle}>
        {t(leftovers.length === 0 ? 'app.erased.title' : 'app.erased.leftovers.title')}
      </h1>
      {leftovers.length > 0 && (
        <p className={styles.gateRemedy} role="alert">
          {t('app.erased.leftovers.remedy', { names: row(leftovers) })}
        </p>
      )}
      <p className={styles.gateRemedy} role="status">
        {t(restarts ? 'app.erased.restart' : 'app.erased.close')}
      </p>
    </main>
  )
}
