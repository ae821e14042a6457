import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import {
  useDeleteGlossary,
  useDeletePlainGlossary,
  useGlossaries,
  usePlainGlossaries,
} from '../../queries/glossaries-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { EditingPlace } from '../../shared/resources/editing/editing-place.tsx'
import { useWorkspaceList } from '../../shared/resources/editing/use-workspace-list.ts'
import type { ResourceKind } from '../../shared/resources/resource-kind.ts'
import { useUsesSummary } from '../../shared/resources/uses/use-resource-uses.ts'
import { Notice } from '../../ui/layout/notice.tsx'
import { GlossaryEditor } from './editor/glossary-editor.tsx'
import { createGlossaryWorkspace } from './editor/glossary-editor-workspace.ts'
import { GlossaryCreateForm } from './list/glossary-create-form.tsx'
import { type ListedGlossary, toListing } from './list/listing.ts'
import { useGlossaryUsage } from './list/use-glossary-usage.ts'
import { useRenameGlossary } from './use-rename-glossary.ts'

/** The glossaries of the active service. */
export function useGlossaryKind(): ResourceKind {
  const { t } = useTranslation()
  const { row } = useFormats()
  const nameOf = useLanguageNames()
  const workspace = usePageStore(createGlossaryWorkspace)
  const { isOpen, unstored, marksOf } = useWorkspaceList(workspace)
  const editable = useGlossaries()
  const plain = usePlainGlossaries()
  const usage = useGlossaryUsage()
  const summaryOf = useUsesSummary('glossary')
  const deleteEditable = useDeleteGlossary()
  const deletePlain = useDeletePlainGlossary()
  const [isFormerKept, setFormerKept] = useState(false)
  const rename = useRenameGlossary(workspace, (id, saved) => {
    setFormerKept(saved.isFormerKept)
    usage.renumber(id, saved.id)
  })

  const { data, error } = toListing(editable, plain)
  const glossaries = data?.glossaries ?? []
  const find = (id: string | undefined) => glossaries.find((each) => each.id === id)
  const toResource = (glossary: ListedGlossary) => ({
    id: glossary.id,
    name: glossary.name,
    isStored: true,
    facts: [
      row(
        glossary.dictionaries.map(({ sourceLanguage, targetLanguage }) =>
          t('glossaries.list.pair', { source: nameOf(sourceLanguage), target: nameOf(targetLanguage) }),
        ),
      ),
      // The same words in several languages are not more of them.
      t('glossaries.list.entries', {
        count: Math.max(0, ...glossary.dictionaries.map(({ entryCount }) => entryCount)),
      }),
    ],
    marks: [...(glossary.isReady ? [] : [t('glossaries.list.notReady')]), ...marksOf(glossary.id)],
    inLive: usage.inLive(glossary),
    inText: usage.inText(glossary),
    usesSummary: summaryOf(glossary.id),
    onOpen: () => void workspace.openGlossary(glossary),
  })

  return {
    panel: 'glossaries',
    noun: t('uses.session.glossary'),
    usedAs: 'glossary',
    query: {
      data: data && [...unstored, ...glossaries.map(toResource)],
      error,
      refetch: () => {
        editable.refetch()
        plain.refetch()
      },
    },
    editor: isOpen ? (
      <EditingPlace
        workspace={workspace}
        renderEditor={(dictionary) => (
          <GlossaryEditor
            key={dictionary.key}
            workspace={workspace}
            dictionary={dictionary}
            glossary={find(dictionary.target.id)}
            nameOf={nameOf}
          />
        )}
      />
    ) : undefined,
    notice: (
      <>
        {data?.canEdit === false && (
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
        <ErrorNotice error={usage.error} />
      </>
    ),
    empty: {
      title: t('glossaries.list.empty.title'),
      example: t('glossaries.list.empty.example'),
      remedies: [
        t('glossaries.list.empty.remedy'),
        ...(data?.emptyHint === 'data-centre' ? [t('panels.items.dataCentre')] : []),
      ],
    },
    create: data && {
      label: t('glossaries.list.create'),
      form: ({ onCancel, onCreated }) => (
        <GlossaryCreateForm
          onCancel={onCancel}
          onCreate={(name, pair) => {
            onCreated()
            void workspace.open({ name, ...pair, canEdit: data.canEdit })
          }}
        />
      ),
    },
    rename: {
      mutation: rename.mutation,
      run: async (id, name) => {
        const glossary = find(id)
        return glossary !== undefined && (await rename.run(glossary, name))
      },
      note: data?.canEdit === false ? t('glossaries.list.fixed.remedy') : undefined,
    },
    remove: {
      mutationOf: (id) => (find(id)?.canEdit === true ? deleteEditable : deletePlain),
      remedy: t('glossaries.delete.remedy'),
      onDone: (id) => workspace.forget(id),
    },
  }
}
