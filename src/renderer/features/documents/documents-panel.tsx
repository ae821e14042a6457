import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { checkDocument, minBilledCharacters } from '../../../core/areas/documents/types.ts'
import { profileInUse } from '../../../core/service/service-profiles.ts'
import { useFormats } from '../../i18n/use-formats.ts'
import { useAccountId, useServiceStatus } from '../../queries/account-queries.ts'
import { useGlossaries } from '../../queries/glossaries-queries.ts'
import { useAppInfo } from '../../queries/host-queries.ts'
import { useProductLanguages } from '../../queries/languages-queries.ts'
import { useMemories } from '../../queries/memories-queries.ts'
import { useSettings, useUpdateSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { useStyleLists } from '../../queries/style-rules-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SubmitButton, SubmitNote } from '../../ui/controls/submit-form.tsx'
import { useDrop } from '../../ui/controls/use-drop.ts'
import { useSubmit } from '../../ui/controls/use-submit.ts'
import { DocumentChoices } from './document-choices.tsx'
import { fitDocumentOptions } from './document-fit.ts'
import styles from './documents-panel.module.css'
import { createPageDocuments } from './documents-store.ts'
import { DraftList } from './draft-list.tsx'
import { DropZone } from './drop-zone.tsx'
import { JobList } from './job-list.tsx'

/** Documents with their target languages and the state of their translations. */
export function DocumentsPanel() {
  const { documents: chosen } = useSettings()
  const { t } = useTranslation()
  const { number } = useFormats()
  const documents = usePageStore(createPageDocuments)
  const { drafts, sending } = useStore(documents.store)
  const { facts, isDemo, problem, again } = useFacts()
  const update = useUpdateSettings()
  const info = useAppInfo()
  const account = useAccountId()
  const { add, addPicked, send, cancelSending } = documents.actions

  const drop = useDrop(({ files }) => add([...files]))

  const isDesktop = info.data?.host === 'electron'
  const fit = fitDocumentOptions(chosen, facts)
  const good = drafts.filter(({ name, bytes }) => checkDocument(name, bytes, facts.plan) === undefined)
  const names = good.map(({ name }) => name)
  const minimum = minBilledCharacters(names, fit.targetLanguages.length, facts.profile)
  const translate = () =>
    void send(
      good.map(({ id }) => id),
      {
        ...fit.options,
        targetLanguages: [...fit.targetLanguages],
        account,
        ...(isDesktop && { whenDone: chosen.whenDone }),
      },
    )
  const submit = useSubmit({
    isRunning: sending !== undefined,
    reason:
      good.length === 0
        ? t('documents.needsDocument')
        : fit.targetLanguages.length === 0
          ? t('documents.needsLanguage')
          : undefined,
    onSubmit: translate,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div className={classes(styles.panel, drop.isOver && styles.over)} {...drop.handlers}>
      <DropZone isOver={drop.isOver} isDesktop={isDesktop} onFiles={add} onPicked={addPicked} />
      <DraftList documents={documents} plan={facts.plan} isDemo={isDemo} />
      <DocumentChoices
        chosen={chosen}
        facts={facts}
        fit={fit}
        isDesktop={isDesktop}
        onChange={(patch) => void update.run({ documents: patch })}
      />
      <ErrorNotice error={problem} onRetry={again} />
      <ErrorNotice error={update.error} onDismiss={update.reset} />
      {minimum > 0 && (
        <p className={styles.minimum} role="status">
          {t('documents.minimum', { characters: number(minimum) })}
        </p>
      )}
      <div className={styles.actions}>
        <SubmitButton submit={submit} type="button">
          {good.length === 0 ? t('text.translate') : t('documents.translate', { count: good.length })}
        </SubmitButton>
        {sending !== undefined && <Button onClick={cancelSending}>{t('app.cancel')}</Button>}
        <SubmitNote submit={submit} />
      </div>
      <JobList documents={documents} isDesktop={isDesktop} />
    </div>
  )
}

/** Resources of the active service for documents. */
function useFacts() {
  const status = useServiceStatus()
  const languages = useProductLanguages('translate_document')
  const glossaries = useGlossaries()
  const styleLists = useStyleLists()
  const memories = useMemories()
  const plan = status.data?.kind === 'account' ? status.data.account.plan : 'pro'
  return {
    isDemo: status.data?.kind === 'demo',
    facts: {
      plan,
      profile: profileInUse(useSettings().service),
      languages: languages.data,
      glossaries: glossaries.data?.glossaries,
      styles: styleLists.data?.lists,
      memories: memories.data,
    },
    // Errors of the other requests are ignored: documents can be translated without them.
    problem: languages.error,
    again: languages.refetch,
  }
}
