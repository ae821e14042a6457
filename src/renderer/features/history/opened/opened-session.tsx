import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionPreview, SessionSummary } from '../../../../core/session/library/session-schema.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useImportSession, useSessionPreview } from '../../../queries/sessions-queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SubmitButton, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { ImportFailed } from '../sessions/import-failed.tsx'
import { useSessionNames } from '../sessions/use-session-name.ts'
import type { OpenedSessionFile } from './opened-session-files.ts'

interface OfferedProps extends Extract<OpenedSessionFile, { file: string }> {
  /** Whether a session is live: its captions keep their place then. */
  readonly isLive: boolean
  readonly onShow: (id: string) => void
  readonly onDismiss: () => void
}

interface OpenedSessionProps extends Omit<OfferedProps, 'name' | 'file'> {
  readonly opened: OpenedSessionFile
}

/** A session file that the user has opened with the desktop app: what it contains, and whether to import it. */
export function OpenedSession({ opened, ...props }: OpenedSessionProps) {
  if ('error' in opened) return <ImportFailed {...opened} onDismiss={props.onDismiss} />
  return <Offered {...opened} {...props} />
}

function Offered({ name, file, isLive, onShow, onDismiss }: OfferedProps) {
  const { t } = useTranslation()
  const names = useSessionNames()
  const preview = useSessionPreview({ file })
  const importing = useImportSession()
  const [imported, setImported] = useState<SessionSummary | undefined>(undefined)
  const contents = useContents(preview.data)
  const show = (id: string) => {
    onShow(id)
    onDismiss()
  }
  const take = async () => {
    const taken = await importing.run({ file })
    if (!taken.ok) return
    if (isLive) setImported(taken.value)
    else show(taken.value.id)
  }
  const submit = useSubmit({
    isLoading: preview.data === undefined,
    isRunning: importing.isPending,
    onSubmit: () => void take(),
  })
  const error = preview.error ?? importing.error
  if (error !== undefined) return <ImportFailed name={name} error={error} onDismiss={onDismiss} />
  if (imported !== undefined)
    return (
      <Notice
        tone="info"
        title={t('history.opened.done', { name: names.name(imported) })}
        remedy=""
        actions={<Button onClick={() => show(imported.id)}>{t('live.showInHistory')}</Button>}
        onDismiss={onDismiss}
      />
    )
  return (
    <Notice
      tone="info"
      title={t('history.opened.title', { name })}
      remedy={contents}
      actions={
        <>
          <SubmitButton submit={submit} type="button">
            {t('history.opened.submit')}
          </SubmitButton>
          <SubmitNote submit={submit} />
        </>
      }
      onDismiss={onDismiss}
    />
  )
}

/** Contents of a session file on one line; empty until they are known. */
function useContents(preview: SessionPreview | undefined): string {
  const { t } = useTranslation()
  const names = useSessionNames()
  const nameOf = useLanguageNames()
  if (preview === undefined) return ''
  const { title, captions, targetLanguages, names: sides } = preview
  return (
    [
      ...(title === '' ? [] : [title]),
      names.when(preview),
      ...sides,
      t('live.notices.stopped.captions', { count: captions }),
      ...targetLanguages.map(nameOf),
    ]
      // Each in its own direction.
      .map((part) => `\u2068${part}\u2069`)
      .join(' · ')
  )
}
