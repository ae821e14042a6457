import { Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallOutput } from '../../../core/contract.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import styles from './style-rules.module.css'
import type { ListedStyle } from './use-style-rules.ts'
import type { Workspace } from './workspace.ts'

interface ListOfListsProps {
  readonly workspace: Workspace
  readonly listing: CallOutput<'styleRules.list'>
  readonly nameOf: (code: string) => string
  readonly onAgain: () => void
}

type OpenDialog = { readonly is: 'create' } | { readonly is: 'rename' | 'delete'; readonly list: ListedStyle }

/** All lists, and what can be done with each. */
export function ListOfLists({ workspace, listing, nameOf, onAgain }: ListOfListsProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined)
  const close = () => setDialog(undefined)
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('styleRuleLists.list.title')}</h2>
        <IconButton icon={<RefreshCw size={16} />} label={t('styleRuleLists.list.again')} onClick={onAgain} />
        <Button look="accent" onClick={() => setDialog({ is: 'create' })}>
          <Plus size={16} aria-hidden />
          {t('styleRuleLists.list.create')}
        </Button>
      </div>
      {listing.lists.length === 0 ? (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{t('styleRuleLists.list.empty.title')}</p>
          <p className={styles.quiet}>{t('styleRuleLists.list.empty.remedy')}</p>
          {listing.emptyHint === 'data-centre' && (
            <p className={styles.quiet}>{t('styleRuleLists.list.empty.dataCentre')}</p>
          )}
        </div>
      ) : (
        <ul className={styles.list}>
          {listing.lists.map((list) => (
            <Row
              key={list.id}
              list={list}
              nameOf={nameOf}
              hasChanges={workspace.hasChanges(list.id)}
              onOpen={() => workspace.open(list.id)}
              onRename={() => setDialog({ is: 'rename', list })}
              onDelete={() => setDialog({ is: 'delete', list })}
            />
          ))}
        </ul>
      )}
      {dialog?.is === 'create' && <CreateDialog workspace={workspace} nameOf={nameOf} onClose={close} />}
      {dialog?.is === 'rename' && <RenameDialog workspace={workspace} list={dialog.list} onClose={close} />}
      {dialog?.is === 'delete' && <DeleteDialog workspace={workspace} list={dialog.list} onClose={close} />}
    </div>
  )
}

interface RowProps {
  readonly list: ListedStyle
  readonly nameOf: (code: string) => string
  readonly hasChanges: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

function Row({ list, nameOf, hasChanges, onOpen, onRename, onDelete }: RowProps) {
  const { t } = useTranslation()
  const { name, language, version, updatedAt } = list
  const date = useFormats().date(updatedAt)
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('styleRuleLists.list.open', { name })}
        onClick={onOpen}
      >
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet}>
          {t('styleRuleLists.list.about', { language: nameOf(language), version, date })}
        </span>
        {hasChanges && <span className={styles.mark}>{t('styleRuleLists.list.unsaved')}</span>}
      </button>
      <div className={styles.rowActions}>
        <IconButton
          icon={<Pencil size={16} />}
          label={t('styleRuleLists.list.rename', { name })}
          onClick={onRename}
        />
        <IconButton
          icon={<Trash2 size={16} />}
          label={t('styleRuleLists.list.delete', { name })}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
