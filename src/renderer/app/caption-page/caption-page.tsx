import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { trackOf } from '../../../core/captions/caption-view.ts'
import type { CaptionViewer } from '../../bridge/caption-viewer.ts'
import { useLanguage } from '../use-language.ts'
import styles from './caption-page.module.css'

/**
 * The captions alone. A page that was admitted says nothing else, since others may be watching; before that, it
 * says why it shows nothing.
 */
export function CaptionPage({ viewer }: { readonly viewer: CaptionViewer }) {
  const { t } = useTranslation()
  const { phase, settings, view } = useSyncExternalStore(viewer.subscribe, viewer.state)
  useLanguage(settings?.language)
  if (phase === 'refused' || phase === 'full')
    return (
      <main className={styles.message} role="alert">
        <h1 className={styles.title}>{t(`captionPage.${phase}.title`)}</h1>
        <p>{t(`captionPage.${phase}.remedy`)}</p>
      </main>
    )
  return (
    <main>
      {trackOf(view, 0)
        .slice(-3)
        .map(({ id, language, text }) => (
          <p key={id} lang={language}>
            {text.concluded}
            {text.tentative}
          </p>
        ))}
    </main>
  )
}
