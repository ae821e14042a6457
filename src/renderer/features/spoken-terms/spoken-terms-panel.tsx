import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useSpokenTerms } from '../../queries/spoken-terms-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { EditingPlace } from '../../shared/editing/editing-place.tsx'
import { QueryState } from '../../shared/query-state.tsx'
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
  const list = useSpokenTerms()
  const nameOf = useLanguageNames()

  const { error } = list
  // An account without spoken terms is not a failure: the panel explains them.
  const isWithout = error?.kind === 'plan-needed' || error?.kind === 'not-in-data-centre'
  return (
    <EditingPlace
      workspace={workspace}
      loading={t('spokenTerms.editor.loading')}
      back={t('spokenTerms.editor.back')}
      renderEditor={(terms) => (
        <TermsEditor
          key={terms.key}
          workspace={workspace}
          terms={terms}
          collection={list.data?.collections.find(({ id }) => id === terms.target.id)}
          nameOf={nameOf}
        />
      )}
    >
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
    </EditingPlace>
  )
}
