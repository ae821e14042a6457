import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../i18n/use-formats.ts'
import {
  type StyleListing,
  type StyleListSummary,
  useDeleteStyleList,
} from '../../../queries/style-rules-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { type ResourceActions, ResourceCard } from '../../../shared/resource-card.tsx'
import { DeleteResourceDialog } from '../../../shared/uses/delete-resource-dialog.tsx'
import { type Usage, UsageToggle } from '../../../ui/controls/usage-toggle.tsx'
import { Cards, Mark } from '../../../ui/layout/card.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ListHead } from '../../../ui/layout/list-head.tsx'
import type { Workspace } from '../style-rule-workspace.ts'
import { useInText } from '../use-in-text.ts'
import { CreateDialog } from './style-rule-create-dialog.tsx'
import { RenameDialog } from './style-rule-rename-dialog.tsx'

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
      <ListHead
        title={t('styleRuleLists.list.title')}
        create={t('styleRuleLists.list.create')}
        onRefresh={onAgain}
        onCreate={() => setDialog({ type: 'create' })}
      />
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

interface RowProps extends ResourceActions {
  readonly list: StyleListSummary
  readonly nameOf: (code: string) => string
  readonly inText: Usage
}

function Row({ list, nameOf, inText, ...actions }: RowProps) {
  const { t } = useTranslation()
  const { name, language, version, updatedAt } = list
  const date = useFormats().date(updatedAt)
  return (
    <ResourceCard
      name={name}
      openLabel={t('styleRuleLists.list.open', { name })}
      uses={
        <UsageToggle
          icon={<Languages size={16} />}
          label={t(inText.isOn ? 'panels.items.stopInText' : 'panels.items.useInText', { name })}
          use={inText}
        />
      }
      marks={
        <>
          {t('styleRuleLists.list.about', { language: nameOf(language), version, date })}
          {inText.isOn && <Mark>{t('styleRuleLists.list.inText')}</Mark>}
        </>
      }
      {...actions}
    />
  )
}
