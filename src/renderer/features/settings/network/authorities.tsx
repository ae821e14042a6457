import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import { MAX_PEM, type NetworkState } from '../../../../core/network/calls.ts'
import { useAddAuthority, useRemoveAuthority } from '../../../data/network.ts'
import { attemptsOf } from '../../../data/query/attempts.ts'
import { ConfirmHint } from '../../../domain/confirm-hint.tsx'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import styles from '../settings-dialog.module.css'

/**
 * Certificate authorities that are trusted in addition to the system's: networks that inspect traffic have
 * their own.
 */
export function Authorities({ authorities }: Pick<NetworkState, 'authorities'>) {
  const { t } = useTranslation()
  const add = useAddAuthority()
  const remove = useRemoveAuthority()
  const [unread, setUnread] = useState<AppError | undefined>(undefined)
  const { date } = useFormats()
  const attempts = attemptsOf(add, remove)
  const error = unread ?? attempts.error
  const reset = () => {
    setUnread(undefined)
    attempts.reset()
  }
  const take = async (file: File) => {
    reset()
    const problem = await readable(file)
    if (typeof problem !== 'string') setUnread(problem)
    else await add.run({ pem: problem })
  }
  const picker = useFilePicker({
    label: t('settings.network.addAuthority'),
    accept: '.pem,.crt,.cer,.cert,.ca-bundle',
    onFiles: ([file]) => void take(file),
  })
  return (
    <>
      <p className={styles.hint}>{t('settings.network.authoritiesHint')}</p>
      {authorities.length > 0 && (
        <ul>
          {authorities.map(({ id, name, validUntil }) => (
            <li key={id} className={styles.item}>
              <span className={styles.words}>
                {name}{' '}
                <span className={styles.hint}>
                  {t('settings.network.validUntil', { date: date(validUntil) })}
                </span>
              </span>
              <Button
                look="quiet"
                aria-label={t('settings.network.removeNamed', { name })}
                onClick={() => {
                  reset()
                  void remove.run({ id })
                }}
              >
                {t('settings.network.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorNotice error={error} onDismiss={reset} />
      <ConfirmHint isFetching={add.isPending} />
      <div>
        {picker.input}
        <Button onClick={picker.open}>{t('settings.network.addAuthority')}</Button>
      </div>
    </>
  )
}

/** Reads a file; returns an error if it is too large for certificates. */
async function readable(file: File): Promise<string | AppError> {
  const problem = { type: 'too-much', limit: MAX_PEM, actual: file.size, unit: 'bytes' } as const
  if (file.size > MAX_PEM) return { kind: 'invalid-input', field: 'pem', problem }
  if (file.size === 0) return { kind: 'invalid-input', field: 'pem', problem: { type: 'missing' } }
  try {
    return await file.text()
  } catch {
    return { kind: 'invalid-input', field: 'pem', problem: { type: 'malformed', detail: file.name } }
  }
}
