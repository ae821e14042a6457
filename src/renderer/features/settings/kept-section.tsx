import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keptForMs, type Retention, retentions } from '../../../core/library/retention.ts'
import type { SettingsPatch } from '../../../core/settings.ts'
import { useBridge } from '../../bridge/react.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './settings-dialog.module.css'

interface KeptSectionProps {
  readonly retention: Retention
  readonly onChange: (patch: SettingsPatch) => void
}

interface Question {
  readonly wanted: Retention
  readonly count: number
}

/** How long sessions and texts are kept. What would be deleted at once is told first. */
export function KeptSection({ retention, onChange }: KeptSectionProps) {
  const { t } = useTranslation()
  const bridge = useBridge()
  const [question, setQuestion] = useState<Question | undefined>(undefined)
  const keepFor = (wanted: Retention) => {
    setQuestion(undefined)
    onChange({ privacy: { retention: wanted } })
  }
  const choose = async (wanted: Retention) => {
    if (keptForMs[wanted] >= keptForMs[retention]) return keepFor(wanted)
    const expiring = await bridge.invoke('session.expiring', { retention: wanted })
    // Where nobody can count them, they are asked about all the same.
    const count = expiring.ok ? expiring.value.count : 0
    return expiring.ok && count === 0 ? keepFor(wanted) : setQuestion({ wanted, count })
  }
  return (
    <>
      <Select
        label={t('settings.kept.label')}
        options={retentions.map((value) => ({ value, label: t(`settings.kept.for.${value}`) }))}
        value={question?.wanted ?? retention}
        onChange={(wanted) => void choose(wanted)}
      />
      {question === undefined ? (
        <p className={styles.hint}>{t('settings.kept.hint')}</p>
      ) : (
        <>
          <p role="alert">{t('settings.kept.question', { count: question.count })}</p>
          <div className={styles.pair}>
            <Button onClick={() => setQuestion(undefined)}>{t('app.cancel')}</Button>
            <Button look="danger" onClick={() => keepFor(question.wanted)}>
              {t('settings.kept.delete')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
