import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CaptionViewer } from '../../bridge/caption-viewer.ts'
import { CaptionLines } from '../../features/overlay/caption-lines.tsx'
import hidden from '../../ui/visually-hidden.module.css'
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
      <main>
        <div className={styles.message} role="alert">
          <h1 className={styles.title}>{t(`captionPage.${phase}.title`)}</h1>
          <p>{t(`captionPage.${phase}.remedy`)}</p>
        </div>
      </main>
    )
  if (settings === undefined) return null
  const { overlay, captions, names } = settings
  return (
    <main className={styles.captions}>
      <h1 className={hidden.hidden}>{t('live.captions')}</h1>
      <CaptionLines
        view={view}
        look={overlay}
        captions={captions}
        names={{
          mine: names.mine || t('live.sides.mine'),
          theirs: names.theirs || t('live.sides.theirs'),
        }}
      />
    </main>
  )
}
