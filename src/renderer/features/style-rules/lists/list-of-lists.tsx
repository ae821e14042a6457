import { Languages, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StyleListing, StyleListSummary } from '../../../data/style-rules.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Card, Cards, Mark, Marks } from '../../../ui/layout/card.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { useInText } from '../use-in-text.ts'
import type { Workspace } from '../workspace.ts'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

interface ListOfListsProps {
  readonly workspace: Workspace
  readonly listing: StyleListing
  readonly nameOf: (code: string) => string
  readonly onAgain: () => void
}

type OpenDialog =
  | { readonly is: 'create' }
  | { readonly is: 'rename' | 'delete'; readonly list: StyleListSummary }

/** All lists, and what can be done with each. */
export function ListOfLists({ workspace, listing, nameOf, onAgain }: ListOfListsProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined)
  const inText = useInText()
  const close = () => setDialog(undefined)
  return (
    <div className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('styleRuleLists.list.title')}</h2>
        <IconButton icon={<RefreshCw size={16} />} label={t('styleRuleLists.list.again')} onClick={onAgain} />
        <Button look="accent" onClick={() => setDialog({ is: 'create' })}>
          <Plus size={16} aria-hidden />
          {t('styleRuleLists.list.create')}
        </Button>
      </div>
      <ErrorNotice error={inText.error} />
      {listing.lists.length === 0 ? (
        <Empty
          title={t('styleRuleLists.list.empty.title')}
          remedies={[
            t('styleRuleLists.list.empty.remedy'),
            ...(listing.emptyHint === 'data-centre' ? [t('styleRuleLists.list.empty.dataCentre')] : []),
          ]}
        />
      ) : (
        <Cards>
          {listing.lists.map((list) => (
            <Row
              key={list.id}
              list={list}
              nameOf={nameOf}
              inText={inText.of(list)}
              hasChanges={workspace.hasChanges(list.id)}
              onOpen={() => workspace.open(list.id)}
              onRename={() => setDialog({ is: 'rename', list })}
              onDelete={() => setDialog({ is: 'delete', list })}
            />
          ))}
        </Cards>
      )}
      {dialog?.is === 'create' && <CreateDialog workspace={workspace} nameOf={nameOf} onClose={close} />}
      {dialog?.is === 'rename' && <RenameDialog workspace={workspace} list={dialog.list} onClose={close} />}
      {dialog?.is === 'delete' && (
        <DeleteDialog
          workspace={workspace}
          list={dialog.list}
          onClose={close}
          onDone={() => {
            close()
            inText.forget(dialog.list.id)
          }}
        />
      )}
    </div>
  )
}

interface RowProps {
  readonly list: StyleListSummary
  readonly nameOf: (code: string) => string
  readonly inText: Usage
  readonly hasChanges: boolean
  readonly onOpen: () => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

function Row({ list, nameOf, inText, hasChanges, onOpen, onRename, onDelete }: RowProps) {
  const { t } = useTranslation()
  const { name, language, version, updatedAt } = list
  const date = useFormats().date(updatedAt)
  return (
    <Card
      name={name}
      label={t('styleRuleLists.list.open', { name })}
      onOpen={onOpen}
      actions={
        <>
          <UsageToggle
            icon={<Languages size={16} />}
            label={t(inText.isOn ? 'styleRuleLists.list.stopInText' : 'styleRuleLists.list.useInText', {
              name,
            })}
            use={inText}
          />
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
        </>
      }
    >
      <Marks>
        {t('styleRuleLists.list.about', { language: nameOf(language), version, date })}
        {inText.isOn && <Mark>{t('styleRuleLists.list.inText')}</Mark>}
        {hasChanges && <Mark>{t('styleRuleLists.list.unsaved')}</Mark>}
      </Marks>
    </Card>
  )
}
