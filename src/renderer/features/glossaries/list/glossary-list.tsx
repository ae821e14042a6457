import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteGlossary, useDeletePlainGlossary } from '../../../queries/glossaries-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { UnsavedCard } from '../../../shared/resource-card.tsx'
import { DeleteResourceDialog } from '../../../shared/uses/delete-resource-dialog.tsx'
import { useUsesSummary } from '../../../shared/uses/use-resource-uses.ts'
import { Cards } from '../../../ui/layout/card.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ListHead } from '../../../ui/layout/list-head.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { Workspace } from '../editor/glossary-editor-workspace.ts'
import { CreateDialog } from './glossary-create-dialog.tsx'
import { RenameDialog } from './glossary-rename-dialog.tsx'
import { GlossaryRow } from './glossary-row.tsx'
import type { ListedGlossary, Listing } from './listing.ts'
import { useGlossaryUsage } from './use-glossary-usage.ts'

interface GlossaryListProps {
  readonly workspace: Workspace
  readonly listing: Listing
  readonly nameOf: (code: string) => string
  readonly onAgain: () => void
}

type OpenDialog =
  | { readonly type: 'create' }
  | { readonly type: 'rename' | 'delete'; readonly glossary: ListedGlossary }

export function GlossaryList({ workspace, listing, nameOf, onAgain }: GlossaryListProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined)
  const [isFormerKept, setFormerKept] = useState(false)
  const uses = useGlossaryUsage()
  const summaryOf = useUsesSummary('glossary')
  const deleteEditable = useDeleteGlossary()
  const deletePlain = useDeletePlainGlossary()
  const close = () => setDialog(undefined)
  const unmade = [...workspace.store.getState().drafts.values()].filter(
    ({ target }) => target.id === undefined,
  )

  return (
    <>
      <ListHead
        title={t('glossaries.list.title')}
        create={t('glossaries.list.create')}
        onRefresh={onAgain}
        onCreate={() => setDialog({ type: 'create' })}
      />
      {!listing.canEdit && (
        <Notice
          tone="info"
          title={t('glossaries.list.fixed.title')}
          remedy={t('glossaries.list.fixed.remedy')}
        />
      )}
      {isFormerKept && (
        <Notice
          tone="error"
          title={t('glossaries.list.oldGlossaryKept.title')}
          remedy={t('glossaries.list.oldGlossaryKept.remedy')}
          onDismiss={() => setFormerKept(false)}
        />
      )}
      <ErrorNotice error={uses.error} />
      {listing.glossaries.length === 0 && unmade.length === 0 ? (
        <Empty
          title={t('glossaries.list.empty.title')}
          remedies={[
            t('glossaries.list.empty.remedy'),
            ...(listing.emptyHint === 'data-centre' ? [t('glossaries.list.empty.dataCentre')] : []),
          ]}
        />
      ) : (
        <Cards>
          {unmade.map(({ key, target }) => (
            <UnsavedCard key={key} name={target.name} onOpen={() => workspace.resume(key)} />
          ))}
          {listing.glossaries.map((glossary) => (
            <GlossaryRow
              key={glossary.id}
              glossary={glossary}
              nameOf={nameOf}
              inLive={uses.inLive(glossary)}
              inText={uses.inText(glossary)}
              usesSummary={summaryOf(glossary.id)}
              hasChanges={workspace.hasChanges(glossary.id)}
              onOpen={() => void workspace.openGlossary(glossary)}
              onRename={() => setDialog({ type: 'rename', glossary })}
              onDelete={() => setDialog({ type: 'delete', glossary })}
            />
          ))}
        </Cards>
      )}
      <CreateDialog
        isOpen={dialog?.type === 'create'}
        nameOf={nameOf}
        onClose={close}
        onCreate={(name, pair) => {
          close()
          void workspace.open({ name, ...pair, canEdit: listing.canEdit })
        }}
      />
      {dialog?.type === 'rename' && (
        <RenameDialog
          workspace={workspace}
          glossary={dialog.glossary}
          onClose={close}
          onDone={(saved) => {
            close()
            setFormerKept(saved.isFormerKept)
            uses.renumber(dialog.glossary.id, saved.id)
          }}
        />
      )}
      {dialog?.type === 'delete' && (
        <DeleteResourceDialog
          kind="glossary"
          id={dialog.glossary.id}
          onUnchosen={uses.update}
          title={t('glossaries.delete.title', { name: dialog.glossary.name })}
          remedy={t('glossaries.delete.remedy')}
          submit={t('glossaries.delete.submit')}
          mutation={dialog.glossary.canEdit ? deleteEditable : deletePlain}
          onClose={close}
          onDone={() => {
            close()
            workspace.forget(dialog.glossary.id)
          }}
        />
      )}
    </>
  )
}
