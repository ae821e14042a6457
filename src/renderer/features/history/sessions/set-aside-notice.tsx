import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewerLibrary } from '../../../../core/library/sessions.ts'
import { useDeleteNewer, useDeleteSetAside } from '../../../data/sessions.ts'
import { DeleteDialog } from '../../../domain/delete-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useNewerText } from './use-newer-text.ts'

interface SetAsideProps {
  /** Strings about it. */
  readonly name: 'damagedLibrary' | 'newerLibrary'
  readonly remedy: string
  readonly remove: ComponentProps<typeof DeleteDialog<Record<string, never>>>['mutation']
  readonly onDeleted: () => void
}

/** Reports a library that is still on the disk: it contains what was said. */
function SetAside({ name, remedy, remove, onDeleted }: SetAsideProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Notice
        tone="info"
        title={t(`history.${name}.title`)}
        remedy={remedy}
        actions={<Button onClick={() => setAsking(true)}>{t(`history.${name}.delete`)}</Button>}
      />
      {isAsking && (
        <DeleteDialog
          title={t(`history.${name}.confirm`)}
          remedy={t(`history.${name}.confirmRemedy`)}
          submit={t(`history.${name}.delete`)}
          mutation={remove}
          input={{}}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            onDeleted()
          }}
        />
      )}
    </>
  )
}

interface DamagedLibraryProps {
  readonly onDeleted: () => void
}

export function DamagedLibrary({ onDeleted }: DamagedLibraryProps) {
  const { t } = useTranslation()
  const remove = useDeleteSetAside()
  const remedy = t('history.damagedLibrary.remedy')
  return <SetAside name="damagedLibrary" remedy={remedy} remove={remove} onDeleted={onDeleted} />
}

interface NewerLibrarySetAsideProps {
  readonly newer: NewerLibrary
  readonly onDeleted: () => void
}

export function NewerLibrarySetAside({ newer, onDeleted }: NewerLibrarySetAsideProps) {
  const { t } = useTranslation()
  const remove = useDeleteNewer()
  const remedy = `${useNewerText(newer)} ${t('history.newerLibrary.deletion')}`
  return <SetAside name="newerLibrary" remedy={remedy} remove={remove} onDeleted={onDeleted} />
}
