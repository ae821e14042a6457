import { Checkbox } from '@base-ui/react/checkbox'
import { Check, Pencil } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/controls/button.tsx'
import styles from './agenda.module.css'

interface ProposalRowProps {
  readonly term: string
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly onEdit: (term: string) => void
}

/** A proposed term with its tick, which can be changed before it is taken. */
export function ProposalRow({ term, isTicked, onTick, onEdit }: ProposalRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isEditing, setEditing] = useState(false)
  return (
    <li className={styles.row}>
      <Checkbox.Root
        className={styles.box}
        checked={isTicked}
        onCheckedChange={onTick}
        {...(isEditing ? { 'aria-label': term } : { 'aria-labelledby': id })}
      >
        <Checkbox.Indicator className={styles.tick}>
          <Check size={12} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      {isEditing ? (
        <input
          className={styles.input}
          aria-label={t('agenda.term')}
          dir="auto"
          spellCheck={false}
          // The field replaces the button that was pressed.
          ref={(field) => field?.focus()}
          value={term}
          onChange={({ currentTarget }) => onEdit(currentTarget.value)}
          onBlur={() => setEditing(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            // Keys during a composition belong to the composed text.
            if (event.nativeEvent.isComposing) return
            // Neither submits nor closes the dialog.
            event.preventDefault()
            event.stopPropagation()
            setEditing(false)
          }}
        />
      ) : (
        <>
          <span id={id} className={styles.term}>
            <bdi>{term}</bdi>
          </span>
          <IconButton
            icon={<Pencil size={14} />}
            label={t('agenda.edit', { term })}
            isPlain
            onClick={() => setEditing(true)}
          />
        </>
      )}
    </li>
  )
}
