import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/areas/admin/admin-calls.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './developer-keys.module.css'

interface NewKeyProps {
  readonly created: DeveloperKey
  readonly onDone: () => void
}

/**
 * Shows a new key, which cannot be displayed again. It stays visible until the user confirms, so that closing a
 * dialog by accident does not lose it.
 */
export function NewKey({ created, onDone }: NewKeyProps) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(created.id)
      setIsCopied(true)
    } catch {
      // The key can still be selected and copied manually.
      setIsCopied(false)
    }
  }
  return (
    <div className={styles.created}>
      <p className={styles.words} role="status">
        <strong>{t('usage.keys.created', { label: created.label })}</strong> {t('usage.keys.createdRemedy')}
      </p>
      <input
        className={styles.value}
        readOnly
        dir="ltr"
        aria-label={t('usage.keys.value')}
        value={created.id}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.actions}>
        <Button look="accent" onClick={() => void copy()}>
          {isCopied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span aria-live="polite">{t(isCopied ? 'app.copied' : 'menu.roles.copy')}</span>
        </Button>
        <Button onClick={onDone}>{t('usage.keys.done')}</Button>
      </div>
    </div>
  )
}
