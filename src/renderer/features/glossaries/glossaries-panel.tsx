import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useGlossaries, usePlainGlossaries } from '../../queries/glossaries-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { EditingPlace } from '../../shared/editing/editing-place.tsx'
import { QueryState } from '../../shared/query-state.tsx'
import { Editor } from './editor/glossary-editor.tsx'
import { createGlossaryWorkspace } from './editor/glossary-workspace.ts'
import { GlossaryList } from './list/glossary-list.tsx'
import { toListing } from './list/listing.ts'

/** The glossaries of the active service, or the one that is being edited. */
export function GlossariesPanel() {
  const { t } = useTranslation()
  const workspace = usePageStore(createGlossaryWorkspace)
  const editable = useGlossaries()
  const plain = usePlainGlossaries()
  const nameOf = useLanguageNames()
  const again = () => {
    editable.refetch()
    plain.refetch()
  }
  const listing = toListing(editable, plain)

  return (
    <EditingPlace
      workspace={workspace}
      loading={t('glossaries.editor.loading')}
      back={t('glossaries.editor.back')}
      renderEditor={(dictionary) => (
        <Editor
          key={dictionary.key}
          workspace={workspace}
          dictionary={dictionary}
          glossary={listing.data?.glossaries.find(({ id }) => id === dictionary.target.id)}
          nameOf={nameOf}
        />
      )}
    >
      <QueryState query={{ ...listing, refetch: again }} loading={t('glossaries.list.loading')}>
        {(data) => <GlossaryList workspace={workspace} listing={data} nameOf={nameOf} onAgain={again} />}
      </QueryState>
    </EditingPlace>
  )
}
