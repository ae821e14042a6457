import { CornerUpLeft, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { KeptText } from '../../../../core/areas/text-history/text-history-calls.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { IconButton } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import styles from './history-view.module.css'

interface HistoryRowProps {
  readonly text: KeptText
  readonly nameOf: (code: string) => string
  readonly onTake: () => void
  readonly onDelete: () => void
}

/** One stored text in a list. */
export function HistoryRow({ text, nameOf, onTake, onDelete }: HistoryRowProps) {
  const { t } = useTranslation()
  const bridge = useBridge()
  const { date, time } = useFormats()
  const { id, keptAt, isDemo, sourceLanguage, targetLanguage } = text
  const target = nameOf(targetLanguage)
  const pair =
    sourceLanguage === ''
      ? t('textHistory.targetLanguage', { target })
      : t('textHistory.pair', { source: nameOf(sourceLanguage), target })
  const whole = async () => {
    const found = await bridge.invoke('textHistory.get', { id })
    if (!found.ok) throw new Error(found.error.kind)
    return found.value.translation
  }
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.facts}>
          {date(new Date(keptAt).toISOString())}, {time(keptAt)} · {pair}
          {isDemo && ` · ${t('service.demo.name')}`}
        </span>
        <p className={styles.source} lang={sourceLanguage || undefined} dir="auto">
          {text.source}
        </p>
        <p className={styles.translation} lang={targetLanguage} dir="auto">
          {text.translation}
        </p>
      </div>
      <div className={styles.actions}>
        <IconButton icon={<CornerUpLeft size={16} />} label={t('textHistory.reopen')} onClick={onTake} />
        <CopyButton text={whole} label={t('quick.copy')} />
        <IconButton icon={<Trash2 size={16} />} label={t('textHistory.delete')} onClick={onDelete} />
      </div>
    </li>
  )
}
