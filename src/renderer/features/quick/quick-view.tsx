import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { targetKey } from '../../../core/product/shortcuts/page-keys.ts'
import { useBridge } from '../../bridge/react.tsx'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { useServiceStatus } from '../../queries/account-queries.ts'
import { useOpenDesktop } from '../../queries/host-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { Hint } from '../../ui/overlays/hint.tsx'
import hidden from '../../ui/visually-hidden.module.css'
import { LanguageRow } from './language-row.tsx'
import styles from './quick.module.css'
import type { Quick } from './quick-store.ts'
import { ResultPane } from './result-pane.tsx'
import { SourceField } from './source-field.tsx'
import { useCopies } from './use-copies.ts'
import { type QuickUse, useQuick } from './use-quick.ts'
import { useQuickKeys } from './use-quick-keys.ts'

/** A text with its translation, translated as it is typed. */
export function QuickView() {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const used = useQuick()
  const { state, languages, update } = used
  const copies = useCopies(used)
  const leave = () => {
    copies.copy.takeBack()
    copies.copyAndClose.takeBack()
    used.leave()
  }
  const quick = { ...used, leave }
  useOpening(field, quick)
  useQuickKeys(quick, { copy: copies.copy.attempt, copyAndClose: copies.copyAndClose.attempt })

  // A missing key is already reported above.
  const unlisted = languages.error?.kind === 'no-key' ? undefined : languages.error
  const error = unlisted ?? update.error
  return (
    <main className={styles.page}>
      <h1 className={hidden.hidden}>{t('settings.shortcuts.names.quick')}</h1>
      <ServiceLine isDesktop={quick.isDesktop} />
      <ErrorNotice
        error={error}
        onRetry={languages.refetch}
        onDismiss={unlisted === undefined ? update.reset : undefined}
      />
      <LanguageRow quick={quick} />
      <SourceField quick={quick} field={field} />
      <TargetKeys quick={quick} />
      <ResultPane quick={quick} {...copies} />
      {state.phase.type === 'failed' && (
        <ErrorNotice error={state.phase.error} actions={<OpenParley isDesktop={quick.isDesktop} />} />
      )}
    </main>
  )
}

/** The active service, and where texts are sent. */
function ServiceLine({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation()
  const { data: status } = useServiceStatus()
  if (status === undefined) return null
  if (status.kind === 'account' && status.keyProtection === undefined)
    return (
      <Notice
        tone="error"
        title={t('service.noKey.title', { name: status.account.name })}
        remedy={t('service.noKey.remedy')}
        actions={<OpenParley isDesktop={isDesktop} />}
      />
    )
  const [name, words] =
    status.kind === 'demo'
      ? [t('service.demo.name'), t('quick.demo')]
      : [status.account.name, t('quick.sent', { host: new URL(status.account.address).host })]
  return (
    <p className={styles.service}>
      <strong className={styles.name}>{name}</strong> {words}
    </p>
  )
}

/** Opens the main app: accounts, settings, connection check. */
function OpenParley({ isDesktop }: { readonly isDesktop: boolean }) {
  const { t } = useTranslation()
  const open = useOpenDesktop()
  // A new tab receives a copy of this tab's session storage, and so is admitted as well.
  const openTab = () => void window.open('./', 'parley')
  return <Button onClick={() => (isDesktop ? void open.run({}) : openTab())}>{t('quick.openParley')}</Button>
}

/** Target languages that a number key selects, with their numbers. */
function TargetKeys({ quick: { targets, state, setTarget } }: { readonly quick: QuickUse }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const withKeys = useKeys()
  return (
    <div className={styles.targets} role="group" aria-label={t('quick.targets')}>
      {targets.map((code, index) => (
        <Hint key={code} text={withKeys(nameOf(code), targetKey(String(index + 1)))}>
          <button
            type="button"
            className={classes(styles.target, code === state.targetLanguage && styles.chosen)}
            aria-pressed={code === state.targetLanguage}
            onClick={() => setTarget(code)}
          >
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            {nameOf(code)}
          </button>
        </Hint>
      ))}
    </div>
  )
}

/** Focuses the field whenever the window is opened, and inserts the text with which it was opened. */
function useOpening(field: RefObject<HTMLTextAreaElement | null>, { store, actions }: Quick): void {
  const bridge = useBridge()
  useEffect(() => {
    const ready = () => {
      field.current?.focus()
      field.current?.select()
    }
    const open = async () => {
      ready()
      const { text } = store.getState()
      const offer = await bridge.invoke('quick.take', {})
      // Text that the user has typed in the meantime is kept.
      if (!offer.ok || store.getState().text !== text) return
      actions.opened(offer.value)
      if (store.getState().text !== text) requestAnimationFrame(ready)
    }
    // In a browser, becoming visible counts as being opened.
    const seen = () => document.visibilityState === 'visible' && ready()
    void open()
    document.addEventListener('visibilitychange', seen)
    const end = bridge.subscribe('quick.opened', () => void open())
    return () => {
      document.removeEventListener('visibilitychange', seen)
      end()
    }
  }, [bridge, field, store, actions])
}
