import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { AppError } from '../../../core/base/errors.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useServiceStatus } from '../../queries/account-queries.ts'
import { ErrorNotice } from '../../shared/error-notice.tsx'
import panel from '../../ui/layout/panel.module.css'
import { HistoryView } from './history/history-view.tsx'
import { LanguageBar } from './language-bar.tsx'
import { Options } from './options/options.tsx'
import { Rewordings } from './rewording/rewordings.tsx'
import { SourcePane } from './source-pane.tsx'
import { TargetPane } from './target-pane.tsx'
import styles from './text-panel.module.css'
import { useText } from './use-text.ts'

/** Translates a text. */
export function TextPanel() {
  const { t } = useTranslation()
  const isDemo = useServiceStatus().data?.kind === 'demo'
  const text = useText()
  const { translation, rewording } = text
  const phase = useStore(translation.store, (state) => state.phase)
  const unworded = useStore(rewording.store, (state) => state.error)
  const nameOf = useLanguageNames()
  /** Undefined before it was opened. */
  const [isHistoryOpen, setHistoryOpen] = useState<boolean | undefined>(undefined)
  const [untaken, setUntaken] = useState<AppError | undefined>(undefined)
  if (isHistoryOpen === true)
    return (
      <HistoryView
        nameOf={nameOf}
        onBack={() => setHistoryOpen(false)}
        onTake={async (id) => {
          setUntaken(await text.takeBack(id))
          setHistoryOpen(false)
        }}
      />
    )
  return (
    <div className={styles.panel}>
      <ErrorNotice error={text.error} onRetry={text.again} />
      <ErrorNotice error={untaken} onDismiss={() => setUntaken(undefined)} />
      <LanguageBar text={text} onHistory={() => setHistoryOpen(true)} />
      <div className={styles.panes}>
        <SourcePane text={text} takesFocus={isHistoryOpen === false} />
        <TargetPane text={text} isDemo={isDemo} />
      </div>
      {isDemo && <p className={panel.quiet}>{t('quick.demo')}</p>}
      {phase.type === 'failed' && <ErrorNotice error={phase.error} />}
      <ErrorNotice error={unworded} onDismiss={rewording.actions.dismiss} />
      <Rewordings text={text} />
      <Options text={text} />
    </div>
  )
}
