import { useTranslation } from 'react-i18next'
import type { LessonKind } from '../../../core/session/corrections/proposals.ts'
import { Select } from '../../ui/controls/select.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import styles from './corrections.module.css'
import type { LessonList } from './teach.ts'

/** Value for a list that is to be made. */
const NEW = ''

interface ListChoiceProps {
  readonly kind: LessonKind
  readonly lists: readonly { readonly id: string; readonly name: string }[]
  readonly value: LessonList
  /** Name that is proposed for a new list. */
  readonly newName?: string
  readonly onChange: (list: LessonList) => void
}

/** Choice of the list that lessons of a kind go into, or of a new one with a name. */
export function ListChoice({ kind, lists, value, newName, onChange }: ListChoiceProps) {
  const { t } = useTranslation()
  const fresh: LessonList = { type: 'new', name: newName ?? t('corrections.newName') }
  return (
    <div className={styles.choices}>
      <Select
        label={t(`corrections.lists.${kind}`)}
        options={[
          ...lists.map(({ id, name }) => ({ value: id, label: name })),
          { value: NEW, label: t('corrections.newList') },
        ]}
        value={value.type === 'known' ? value.id : NEW}
        onChange={(id) => onChange(id === NEW ? fresh : { type: 'known', id })}
      />
      {value.type === 'new' && (
        <TextField
          label={t('corrections.listName')}
          value={value.name}
          onChange={(name) => onChange({ type: 'new', name })}
          required
        />
      )}
    </div>
  )
}
