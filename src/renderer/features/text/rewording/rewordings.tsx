import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import styles from '../text-panel.module.css'
import type { TextUse } from '../use-text.ts'

/** Alternatives to a text or its translation, to be accepted or dismissed. */
export function Rewordings({ text: { translation, rewording } }: { readonly text: TextUse }) {
  const { t } = useTranslation()
  const { text, shown } = useStore(translation.store)
  const { asking, correction, alternatives } = useStore(rewording.store)
  const { use, cancel, dismiss } = rewording.actions
  // Results for an earlier text are ignored.
  const corrected = correction?.of === text ? correction.text : undefined
  const list = shown !== undefined && alternatives?.to === shown.text ? alternatives.list : []
  return (
    <>
      {asking !== undefined && (
        <div>
          <ProgressBar label={t('text.rewording')} />
          <Button look="quiet" onClick={cancel}>
            {t('app.cancel')}
          </Button>
        </div>
      )}
      {corrected !== undefined && (
        <section className={styles.found} aria-label={t('text.correction')}>
          <h3 className={styles.heading}>{t('text.correction')}</h3>
          <div className={styles.suggestion}>
            <span className={styles.words} role="status" dir="auto">
              {corrected === text ? t('text.noCorrections') : corrected}
            </span>
            {corrected !== text && (
              <Button onClick={() => translation.actions.setText(corrected)}>{t('text.use')}</Button>
            )}
            <IconButton icon={<X size={16} />} label={t('text.dismiss')} onClick={dismiss} />
          </div>
        </section>
      )}
      {list.length > 0 && (
        <section className={styles.found} aria-label={t('text.alternatives')}>
          <h3 className={styles.heading}>{t('text.alternatives')}</h3>
          <ul className={styles.alternatives}>
            {list.map((alternative) => (
              <li key={alternative.text} className={styles.suggestion}>
                <span className={styles.words} lang={shown?.targetLanguage} dir="auto">
                  {alternative.text}
                </span>
                <span className={styles.manner}>{t(`text.styles.${alternative.manner}`)}</span>
                <Button
                  onClick={() => {
                    translation.actions.replaceShown(alternative.text)
                    use(alternative)
                  }}
                >
                  {t('text.use')}
                </Button>
                <CopyButton text={alternative.text} label={t('text.copyVersion')} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
