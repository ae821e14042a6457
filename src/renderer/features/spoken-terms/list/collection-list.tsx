import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { CallOutput } from '../../../../core/contract/contract.ts'
import type { SpokenTerms } from '../../../../core/spoken-terms/spoken-terms-calls.ts'
import { useDeleteSpokenTerms } from '../../../queries/spoken-terms-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { UnsavedCard } from '../../../shared/resource-card.tsx'
import { DeleteResourceDialog } from '../../../shared/uses/delete-resource-dialog.tsx'
import { useUsesSummary } from '../../../shared/uses/use-resource-uses.ts'
import { Cards } from '../../../ui/layout/card.tsx'
import { Empty } from '../../../ui/layout/empty.tsx'
import { ListHead } from '../../../ui/layout/list-head.tsx'
import { firstTarget, type TermsWorkspace } from '../terms-workspace.ts'
import { useLikelyLanguage } from '../use-likely-language.ts'
import { useTermsUsage } from '../use-terms-usage.ts'
import { CollectionRow } from './collection-row.tsx'
import { CreateDialog } from './spoken-terms-create-dialog.tsx'
import { RenameDialog } from './spoken-terms-rename-dialog.tsx'

interface CollectionListProps {
  readonly workspace: TermsWorkspace
  readonly listing: CallOutput<'spokenTerms.list'>
  readonly nameOf: (code: string) => string
  readonly onAgain: () => void
}

type OpenDialog =
  | { readonly type: 'create' }
  | { readonly type: 'rename' | 'delete'; readonly collection: SpokenTerms }

/** The collections, newest first, with those that are not stored yet above them. */
export function CollectionList({ workspace, listing, nameOf, onAgain }: CollectionListProps) {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(undefined)
  const uses = useTermsUsage()
  const remove = useDeleteSpokenTerms()
  const likely = useLikelyLanguage()
  const summaryOf = useUsesSummary('spoken-terms')
  const close = () => setDialog(undefined)
  const drafts = useStore(workspace.store, (state) => state.drafts)
  const unmade = [...drafts.values()].filter(({ target }) => target.id === undefined)
  const collections = listing.collections.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return (
    <>
      <ListHead
        title={t('spokenTerms.label')}
        create={t('spokenTerms.list.create')}
        onRefresh={onAgain}
        onCreate={() => setDialog({ type: 'create' })}
      />
      <ErrorNotice error={uses.error} />
      {collections.length === 0 && unmade.length === 0 ? (
        <Empty
          title={t('spokenTerms.list.empty.title')}
          remedies={[
            t('spokenTerms.intro'),
            t('spokenTerms.list.empty.remedy'),
            ...(listing.emptyHint === 'data-centre' ? [t('spokenTerms.list.empty.dataCentre')] : []),
          ]}
        />
      ) : (
        <Cards>
          {unmade.map(({ key, target }) => (
            <UnsavedCard key={key} name={target.name} onOpen={() => workspace.resume(key)} />
          ))}
          {collections.map((collection) => (
            <CollectionRow
              key={collection.id}
              collection={collection}
              nameOf={nameOf}
              inLive={uses.inLive(collection)}
              usesSummary={summaryOf(collection.id)}
              hasChanges={workspace.hasChanges(collection.id)}
              onOpen={() => void workspace.openItem(collection.id, firstTarget(collection, likely))}
              onRename={() => setDialog({ type: 'rename', collection })}
              onDelete={() => setDialog({ type: 'delete', collection })}
            />
          ))}
        </Cards>
      )}
      {dialog?.type === 'create' && (
        <CreateDialog
          nameOf={nameOf}
          onClose={close}
          onCreate={(target) => {
            close()
            void workspace.open(target)
          }}
        />
      )}
      {dialog?.type === 'rename' && (
        <RenameDialog workspace={workspace} collection={dialog.collection} onClose={close} />
      )}
      {dialog?.type === 'delete' && (
        <DeleteResourceDialog
          kind="spoken-terms"
          id={dialog.collection.id}
          onUnchosen={uses.update}
          title={t('glossaries.delete.title', { name: dialog.collection.name })}
          remedy={t('spokenTerms.delete.remedy')}
          submit={t('spokenTerms.delete.submit')}
          mutation={remove}
          onClose={close}
          onDone={() => {
            close()
            workspace.forget(dialog.collection.id)
          }}
        />
      )}
    </>
  )
}
