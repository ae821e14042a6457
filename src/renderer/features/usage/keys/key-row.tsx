import { Gauge, Pencil, PowerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DeveloperKey } from '../../../../core/areas/admin/admin-calls.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import type { KeyChange } from './developer-key-dialog.tsx'
import styles from './developer-keys.module.css'

const CHANGES = [
  ['rename', Pencil],
  ['limit', Gauge],
  ['deactivate', PowerOff],
] as const

interface KeyRowProps {
  readonly developerKey: DeveloperKey
  readonly onChange: (change: KeyChange) => void
}

export function KeyRow({ developerKey, onChange }: KeyRowProps) {
  const { t } = useTranslation()
  const { number, duration, day } = useFormats()
  const { label, createdAt, deactivatedAt, isDeactivated, limits } = developerKey
  const limitText = (limit: number | null, show: (value: number) => string) =>
    limit === null
      ? t('usage.keys.noLimit')
      : limit === 0
        ? t('usage.keys.blocked')
        : t('usage.keys.perMonth', { amount: show(limit) })
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <div className={styles.label} dir="auto">
          {label}
        </div>
        <div className={styles.facts}>
          <span>{t('usage.keys.since', { day: day(createdAt) })}</span>
          {isDeactivated ? (
            <span className={styles.deactivated}>
              {deactivatedAt === null
                ? t('usage.keys.deactivated')
                : t('usage.keys.until', { day: day(deactivatedAt) })}
            </span>
          ) : (
            <>
              {limits.characters !== undefined && (
                <span>{t('usage.keys.characters', { limit: limitText(limits.characters, number) })}</span>
              )}
              {limits.speechMs !== undefined && (
                <span>{t('usage.keys.speech', { limit: limitText(limits.speechMs, duration) })}</span>
              )}
              {limits.speechToSpeechMs !== undefined && (
                <span>
                  {t('usage.keys.speechToSpeech', { limit: limitText(limits.speechToSpeechMs, duration) })}
                </span>
              )}
            </>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        {CHANGES.map(([change, Icon]) => (
          <IconButton
            key={change}
            icon={<Icon size={16} />}
            label={t(`usage.keys.${change}`, { label })}
            disabledReason={isDeactivated ? t('usage.keys.cannotChange') : undefined}
            onClick={() => onChange(change)}
          />
        ))}
      </div>
    </li>
  )
}
