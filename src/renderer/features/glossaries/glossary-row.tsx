import { Languages, Pencil, Radio, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/use-formats.ts'
import { IconButton } from '../../ui/button.tsx'
import styles from './glossaries-panel.module.css'
import type { ListedGlossary } from './listing.ts'
import type { Use } from './use-uses.ts'

interface GlossaryRowProps {
  readonly glossary: ListedGlossary
  readonly nameOf: (code: string) => string
  readonly inLive: Use
  readonly inText: Use
  readonly hasChanges: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** One glossary in the list, with what can be done with it. */
export function GlossaryRow({
  glossary: { name, createdAt, isReady, dictionaries },
  nameOf,
  inLive,
  inText,
  hasChanges,
  onOpen,
  onRename,
  onDelete,
}: GlossaryRowProps) {
  const { t } = useTranslation()
  const date = useFormats().date(createdAt)
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <button type="button" className={styles.open} onClick={onOpen}>
          {name}
        </button>
        {dictionaries.map(({ sourceLanguage, targetLanguage, entryCount }) => (
          <span key={`${sourceLanguage} ${targetLanguage}`} className={styles.pair}>
            <span>
              {t('glossaries.list.pair', { source: nameOf(sourceLanguage), target: nameOf(targetLanguage) })}
            </span>
            <span className={styles.quiet}>{t('glossaries.list.entries', { count: entryCount })}</span>
          </span>
        ))}
        <span className={styles.marks}>
          {t('glossaries.list.made', { date })}
          {!isReady && <span className={styles.mark}>{t('glossaries.list.notReady')}</span>}
          {inLive.isOn && <span className={styles.mark}>{t('glossaries.list.inLive')}</span>}
          {inText.isOn && <span className={styles.mark}>{t('glossaries.list.inText')}</span>}
          {hasChanges && <span className={styles.mark}>{t('glossaries.list.unsaved')}</span>}
        </span>
      </div>
      <div className={styles.rowActions}>
        <UseButton
          icon={<Radio size={16} />}
          label={t(inLive.isOn ? 'glossaries.list.stopInLive' : 'glossaries.list.useInLive', { name })}
          use={inLive}
        />
        <UseButton
          icon={<Languages size={16} />}
          label={t(inText.isOn ? 'glossaries.list.stopInText' : 'glossaries.list.useInText', { name })}
          use={inText}
        />
        <IconButton
          icon={<Pencil size={16} />}
          label={t('glossaries.list.rename', { name })}
          onClick={onRename}
        />
        <IconButton
          icon={<Trash2 size={16} />}
          label={t('glossaries.list.delete', { name })}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

/** What refuses stays within reach of the keyboard, and says why. */
function UseButton({
  icon,
  label,
  use: { isOn, refusedBecause, toggle },
}: {
  readonly icon: ReactNode
  readonly label: string
  readonly use: Use
}) {
  return (
    <IconButton
      icon={icon}
      label={label}
      hint={refusedBecause ?? label}
      isPressed={isOn}
      aria-disabled={refusedBecause !== undefined}
      aria-description={refusedBecause}
      onClick={() => refusedBecause === undefined && toggle()}
    />
  )
}
