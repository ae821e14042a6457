import { useTranslation } from 'react-i18next'
import type { SpokenTerms } from '../../../core/areas/spoken-terms/spoken-terms-calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import {
  useDeleteSpokenTerms,
  useRenameSpokenTerms,
  useSpokenTerms,
} from '../../queries/spoken-terms-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { EditingPlace } from '../../shared/resources/editing/editing-place.tsx'
import { useWorkspaceList } from '../../shared/resources/editing/use-workspace-list.ts'
import type { ResourceKind } from '../../shared/resources/resource-kind.ts'
import { useUsesSummary } from '../../shared/resources/uses/use-resource-uses.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { TermsEditor } from './editor/terms-editor.tsx'
import { SpokenTermsCreateForm, useNameProblem } from './list/spoken-terms-create-form.tsx'
import { createTermsWorkspace, firstTarget } from './terms-workspace.ts'
import { useLikelyLanguage } from './use-likely-language.ts'
import { useTermsUsage } from './use-terms-usage.ts'

/** The spoken terms of the active service. */
export function useSpokenTermsKind(): ResourceKind {
  const { t } = useTranslation()
  const { row } = useFormats()
  const describe = useErrorText()
  const nameOf = useLanguageNames()
  const workspace = usePageStore(createTermsWorkspace)
  const { isOpen, unstored, marksOf } = useWorkspaceList(workspace)
  const { data, error, refetch } = useSpokenTerms()
  const usage = useTermsUsage()
  const summaryOf = useUsesSummary('spoken-terms')
  const likely = useLikelyLanguage()
  const remove = useDeleteSpokenTerms()
  const rename = useRenameSpokenTerms()
  const problemOf = useNameProblem()

  const toResource = (collection: SpokenTerms) => ({
    id: collection.id,
    name: collection.name,
    isStored: true,
    facts: [
      row(collection.lists.map(({ language }) => nameOf(language))),
      // The same names in several languages are not more of them.
      t('spokenTerms.list.terms', {
        count: Math.max(0, ...collection.lists.map(({ termCount }) => termCount)),
      }),
    ],
    marks: marksOf(collection.id),
    inLive: usage.inLive(collection),
    usesSummary: summaryOf(collection.id),
    onOpen: () => void workspace.openItem(collection.id, firstTarget(collection, likely)),
  })
  return {
    panel: 'spokenTerms',
    noun: t('uses.session.spoken-terms'),
    usedAs: 'spoken-terms',
    query: {
      data: data && [...unstored, ...data.collections.map(toResource)],
      error,
      refetch,
    },
    // An account without spoken terms is not a failure: the list explains them.
    refusal: (error?.kind === 'plan-needed' || error?.kind === 'not-in-data-centre') && (
      <>
        <Notice
          tone="info"
          {...describe(error)}
          {...(error.kind === 'plan-needed' && { title: t('spokenTerms.planNeeded') })}
        />
        <p className={panel.quiet}>{t('spokenTerms.intro')}</p>
      </>
    ),
    notAllowed: { title: t('spokenTerms.notAllowed.title'), remedy: t('spokenTerms.notAllowed.remedy') },
    editor: isOpen ? (
      <EditingPlace
        workspace={workspace}
        renderEditor={(terms) => (
          <TermsEditor
            key={terms.key}
            workspace={workspace}
            terms={terms}
            collection={data?.collections.find(({ id }) => id === terms.target.id)}
            nameOf={nameOf}
          />
        )}
      />
    ) : undefined,
    notice: <ErrorNotice error={usage.error} />,
    empty: {
      title: t('spokenTerms.list.empty.title'),
      example: t('spokenTerms.list.empty.example'),
      remedies: [
        t('spokenTerms.intro'),
        ...(data?.emptyHint === 'data-centre' ? [t('panels.items.dataCentre')] : []),
      ],
    },
    create: {
      label: t('spokenTerms.list.create'),
      form: ({ onCancel, onCreated }) => (
        <SpokenTermsCreateForm
          onCancel={onCancel}
          onCreate={(name, language) => {
            onCreated()
            void workspace.open({ name, language })
          }}
        />
      ),
    },
    rename: {
      mutation: rename,
      problemOf,
      run: async (id, name) => {
        const { ok } = await rename.run({ id, name })
        if (ok) workspace.renamed(id, name, id)
        return ok
      },
    },
    remove: {
      mutationOf: () => remove,
      remedy: t('spokenTerms.delete.remedy'),
      onDone: (id) => workspace.forget(id),
    },
  }
}
