import { useTranslation } from 'react-i18next'
import { usePlainGlossaries } from '../../data/edit-glossaries.ts'
import { useGlossaries } from '../../data/glossaries.ts'
import { usePageStore } from '../../data/stores.ts'
import { ErrorNotice } from '../../domain/error-notice.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { Button } from '../../ui/controls/button.tsx'
import panel from '../../ui/layout/panel.module.css'
import { Editor } from './editor/editor.tsx'
import { createGlossaryWorkspace } from './editor/glossary-workspace.ts'
import { useWorkspaceState } from './editor/use-workspace.ts'
import { GlossaryList } from './list/glossary-list.tsx'
import { type Listing, toListing } from './list/listing.ts'

/** The glossaries of the service in use, and one of them while it is edited. */
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

  switch (place.is) {
    case 'loading':
      return (
        <div className={panel.panel}>
          <p className={panel.quiet} role="status">
            {t('glossaries.editor.loading')}
          </p>
          <div>
            <Button onClick={workspace.toList}>{t('app.cancel')}</Button>
          </div>
        </div>
      )
    case 'failed':
      return (
        <div className={panel.panel}>
          <ErrorNotice error={place.error} onRetry={() => void workspace.open(place.target)} />
          <div>
            <Button onClick={workspace.toList}>{t('glossaries.editor.back')}</Button>
          </div>
        </div>
      )
    case 'editing': {
      const dictionary = drafts.get(place.key)
      if (dictionary === undefined) return null
      const glossary = isListing(listing)
        ? listing.glossaries.find(({ id }) => id === dictionary.target.id)
        : undefined
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
      if (isListing(listing))
        return <GlossaryList workspace={workspace} listing={listing} nameOf={nameOf} onAgain={again} />
      return (
        <div className={panel.panel}>
          {listing === undefined ? (
            <p className={panel.quiet} role="status">
              {t('glossaries.list.loading')}
            </p>
          ) : (
            <ErrorNotice error={listing} onRetry={again} />
          )}
        </div>
      )
  }
}

const isListing = (listing: ReturnType<typeof toListing>): listing is Listing =>
  listing !== undefined && 'glossaries' in listing
