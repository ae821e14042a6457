import { Languages, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StyleListing, type StyleListSummary, useDeleteStyleList } from '../../../data/style-rules.ts'
import { ErrorNotice } from '../../../domain/error-notice.tsx'
import { DeleteResourceDialog } from '../../../domain/uses/delete-resource-dialog.tsx'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Card, Cards, Mark, Marks } from '../../../ui/layout/card.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { useInText } from '../use-in-text.ts'
import type { Workspace } from '../workspace.ts'
import { CreateDialog } from './create-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

interface ListOfListsProps {
  readonly workspace: Workspace
  readonly listing: StyleListing
  readonly nameOf: (code: string) => string
  readonly onAgain: () => void
}

type OpenDialog =
  | { readonly type: 'create' }
  | { readonly type: 'rename' | 'delete'; readonly list: StyleListSummary }

/** All lists with their actions. */
export function ListOfLists({ workspace, listing, nameOf, onAgain }: ListOfListsProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined)
  const inText = useInText()
  const remove = useDeleteStyleList()
  const close = () => setDialog(undefined)
  return (
    <>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('styleRuleLists.list.title')}</h2>
        <IconButton
          icon={<RefreshCw size={16} />}
          label={t('styleRuleLists.list.refresh')}
          onClick={onAgain}
        />
        <Button look="accent" onClick={() => setDialog({ type: 'create' })}>
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
              onRename={() => setDialog({ type: 'rename', list })}
              onDelete={() => setDialog({ type: 'delete', list })}
            />
          ))}
        </Cards>
      )}
      {dialog?.type === 'create' && <CreateDialog workspace={workspace} nameOf={nameOf} onClose={close} />}
      {dialog?.type === 'rename' && <RenameDialog workspace={workspace} list={dialog.list} onClose={close} />}
      {dialog?.type === 'delete' && (
        <DeleteResourceDialog
          kind="style-rules"
          id={dialog.list.id}
          onUnchosen={inText.update}
          title={t('styleRuleLists.delete.title', { name: dialog.list.name })}
          remedy={t('styleRuleLists.delete.remedy')}
          submit={t('styleRuleLists.delete.submit')}
          mutation={remove}
          onClose={close}
          onDone={() => {
            close()
            workspace.forget(dialog.list.id)
          }}
        />
      )}
    </>
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
