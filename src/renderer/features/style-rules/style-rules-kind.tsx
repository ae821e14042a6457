import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { styleRuleLimits } from '../../../core/areas/style-rules/style-rules-calls.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useErrorText } from '../../i18n/use-error-text.ts'
import { useDeleteStyleList, useRenameStyleList, useStyleLists } from '../../queries/style-rules-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import type { ResourceKind } from '../../shared/resources/resource-kind.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { StyleRuleCreateForm } from './style-rule-create-form.tsx'
import { StyleRuleEditor } from './style-rule-editor.tsx'
import { useCounter } from './use-counter.ts'
import { useInText } from './use-in-text.ts'
import { useWorkspace } from './use-style-rules.ts'

/** The style rule lists of the active account. */
export function useStyleRulesKind(): ResourceKind {
  const { t } = useTranslation()
  const describe = useErrorText()
  const nameOf = useLanguageNames()
  const workspace = useWorkspace()
  const openId = useStore(workspace.store, (state) => state.openId)
  const { data, error, refetch } = useStyleLists()
  const inText = useInText()
  const remove = useDeleteStyleList()
  const rename = useRenameStyleList()
  const count = useCounter()
  return {
    panel: 'styleRules',
    noun: t('uses.session.style-rules'),
    usedAs: 'style-rules',
    query: {
      data: data?.lists.map((list) => ({
        id: list.id,
        name: list.name,
        isStored: true,
        facts: [nameOf(list.language)],
        marks: workspace.hasChanges(list.id) ? [t('panels.items.unsaved')] : [],
        inText: inText.of(list),
        onOpen: () => workspace.open(list.id),
      })),
      error,
      refetch,
    },
    // A plan without style rules is not a failure: the list explains them.
    refusal: error?.kind === 'plan-needed' && (
      <>
        <Notice tone="info" {...describe(error)} />
        <p className={panel.quiet}>{t('styleRuleLists.list.intro')}</p>
      </>
    ),
    editor:
      openId === undefined ? undefined : (
        <StyleRuleEditor key={openId} workspace={workspace} id={openId} nameOf={nameOf} />
      ),
    notice: <ErrorNotice error={inText.error} />,
    empty: {
      title: t('styleRuleLists.list.empty.title'),
      example: t('styleRuleLists.list.empty.example'),
      remedies: [
        t('styleRuleLists.list.intro'),
        ...(data?.emptyHint === 'data-centre' ? [t('panels.items.dataCentre')] : []),
      ],
    },
    create: {
      label: t('styleRuleLists.list.create'),
      form: ({ onCancel, onCreated }) => (
        <StyleRuleCreateForm
          onCancel={onCancel}
          onCreated={(id) => {
            onCreated()
            workspace.open(id)
          }}
        />
      ),
    },
    rename: {
      mutation: rename,
      count: (name) => count(name, styleRuleLimits.name),
      run: async (id, name) => {
        const renamed = await rename.run({ id, name })
        if (renamed.ok) workspace.renamed(renamed.value)
        return renamed.ok
      },
    },
    remove: {
      mutationOf: () => remove,
      remedy: t('styleRuleLists.delete.remedy'),
      onDone: (id) => workspace.forget(id),
    },
  }
}
