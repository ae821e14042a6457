import { useTranslation } from 'react-i18next'
import { usePlainGlossaries } from '../../data/edit-glossaries.ts'
import { useGlossaries } from '../../data/glossaries.ts'
import { usePageStore } from '../../data/stores.ts'
import { OpeningNotice } from '../../domain/editing/opening-notice.tsx'
import { QueryState } from '../../domain/query-state.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import panel from '../../ui/layout/panel.module.css'
import { Editor } from './editor/editor.tsx'
import { createGlossaryWorkspace } from './editor/glossary-workspace.ts'
import { useWorkspaceState } from './editor/use-workspace.ts'
import { GlossaryList } from './list/glossary-list.tsx'
import { toListing } from './list/listing.ts'

/** The glossaries of the active service, or the one that is being edited. */
export function GlossariesPanel() {
  const { t } = useTranslation()
  const workspace = usePageStore(createGlossaryWorkspace)
  const place = useWorkspaceState(workspace, (state) => state.place)
  const drafts = useWorkspaceState(workspace, (state) => state.drafts)
  const editable = useGlossaries()
  const plain = usePlainGlossaries()
  const nameOf = useLanguageNames()
  const again = () => {
    editable.refetch()
    plain.refetch()
  }
  const listing = toListing(editable, plain)

  switch (place.type) {
    case 'loading':
    case 'failed':
      return (
        <OpeningNotice
          error={place.type === 'failed' ? place.error : undefined}
          loading={t('glossaries.editor.loading')}
          back={t('glossaries.editor.back')}
          onRetry={() => void workspace.open(place.target)}
          onBack={workspace.toList}
        />
      )
    case 'editing': {
      const dictionary = drafts.get(place.key)
      if (dictionary === undefined) return null
      const glossary = listing.data?.glossaries.find(({ id }) => id === dictionary.target.id)
      return (
        <Editor
          key={place.key}
          workspace={workspace}
          dictionary={dictionary}
          glossary={glossary}
          nameOf={nameOf}
        />
      )
    }
    case 'list':
      return (
        <div className={panel.panel}>
          <QueryState query={{ ...listing, refetch: again }} loading={t('glossaries.list.loading')}>
            {(data) => <GlossaryList workspace={workspace} listing={data} nameOf={nameOf} onAgain={again} />}
          </QueryState>
        </div>
      )
  }
}
