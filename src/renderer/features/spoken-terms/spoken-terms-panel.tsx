import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useSpokenTerms } from '../../data/spoken-terms/spoken-terms.ts'
import { usePageStore } from '../../data/stores.ts'
import { OpeningNotice } from '../../domain/editing/opening-notice.tsx'
import { QueryState } from '../../domain/query-state.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { TermsEditor } from './editor/terms-editor.tsx'
import { CollectionList } from './list/collection-list.tsx'
import { createTermsWorkspace } from './terms-workspace.ts'

/** The spoken terms of the active service, or the list that is being edited. */
export function SpokenTermsPanel() {
  const { t } = useTranslation()
  const describe = useErrorText()
  const workspace = usePageStore(createTermsWorkspace)
  const place = useStore(workspace.store, (state) => state.place)
  const drafts = useStore(workspace.store, (state) => state.drafts)
  const list = useSpokenTerms()
  const nameOf = useLanguageNames()

  switch (place.type) {
    case 'loading':
    case 'failed':
      return (
        <OpeningNotice
          error={place.type === 'failed' ? place.error : undefined}
          loading={t('spokenTerms.editor.loading')}
          back={t('spokenTerms.editor.back')}
          onRetry={() => void workspace.open(place.target)}
          onBack={workspace.toList}
        />
      )
    case 'editing': {
      const terms = drafts.get(place.key)
      if (terms === undefined) return null
      const collection = list.data?.collections.find(({ id }) => id === terms.target.id)
      return (
        <TermsEditor
          key={place.key}
          workspace={workspace}
          terms={terms}
          collection={collection}
          nameOf={nameOf}
        />
      )
    }
    case 'list': {
      const { error } = list
      // An account without spoken terms is not a failure: the panel explains them.
      const isWithout = error?.kind === 'plan-needed' || error?.kind === 'not-in-data-centre'
      return (
        <div className={panel.panel}>
          <QueryState
            query={list}
            loading={t('spokenTerms.list.loading')}
            refusal={
              isWithout && (
                <>
                  <Notice
                    tone="info"
                    {...describe(error)}
                    {...(error.kind === 'plan-needed' && { title: t('spokenTerms.planNeeded') })}
                  />
                  <p className={panel.quiet}>{t('spokenTerms.intro')}</p>
                </>
              )
            }
            notAllowed={{
              title: t('spokenTerms.notAllowed.title'),
              remedy: t('spokenTerms.notAllowed.remedy'),
            }}
          >
            {(data) => (
              <CollectionList workspace={workspace} listing={data} nameOf={nameOf} onAgain={list.refetch} />
            )}
          </QueryState>
        </div>
      )
    }
  }
}
