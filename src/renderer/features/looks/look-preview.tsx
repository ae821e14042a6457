import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../core/settings/settings.ts'
import type { Caption, CaptionText } from '../../../core/voice/receiving/transcript.ts'
import { captionBlock, useCaptionLook } from '../../shared/captions/caption-look.ts'
import { CaptionTextLine } from '../../shared/captions/caption-text.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './looks.module.css'

interface LookPreviewProps {
  readonly captions: Settings['captions']
  /** The newest caption, which is shown instead of the sample. */
  readonly latest: Caption | undefined
}

/** Large captions are scrolled with the arrow keys in every browser. */
const scrolled = { tabIndex: 0 }

/** A caption in the chosen look: what is being said, or a sample. */
export function LookPreview({ captions, latest }: LookPreviewProps) {
  const { t, i18n } = useTranslation()
  const { className, ...props } = useCaptionLook(captions)
  const translated = latest && Object.entries(latest.targets)[0]
  const isTranslationLarge = captions.emphasis === 'translation' && (latest === undefined || !!translated)
  const sample = { concluded: t('looks.sample.final'), tentative: ` ${t('looks.sample.tentative')}` }
  const original: CaptionText = latest?.source ?? { concluded: t('looks.sample.original'), tentative: '' }
  const [language, translation] = translated ?? [i18n.language, latest === undefined ? sample : undefined]
  return (
    <div className={styles.backdrop}>
      <section
        {...props}
        {...scrolled}
        className={classes(styles.preview, className)}
        aria-label={t('looks.preview')}
      >
        <div className={classes(styles.caption, captionBlock)}>
          <div className={classes(styles.lines, isTranslationLarge && styles.translated)}>
            <CaptionTextLine
              text={original}
              language={latest === undefined ? i18n.language : latest.language}
              isLarge={!isTranslationLarge}
            />
            <CaptionTextLine text={translation} language={language} isLarge={isTranslationLarge} />
          </div>
        </div>
      </section>
    </div>
  )
}
