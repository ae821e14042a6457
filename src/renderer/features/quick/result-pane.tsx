import { useTranslation } from 'react-i18next'
import { quickKeys } from '../../../core/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CopyButtonOf } from '../../ui/controls/copy-button.tsx'
import styles from '../../ui/controls/text-pane.module.css'
import type { Copying } from '../../ui/controls/use-copy.ts'
import { TranslationProgress } from '../../ui/progress/translation-progress.tsx'
import type { QuickUse } from './use-quick.ts'

interface ResultPaneProps {
  readonly quick: QuickUse
  readonly copying: Copying
  readonly onCopyAndClose: () => void
}

/** The translation, with its actions. */
export function ResultPane({ quick, copying, onCopyAndClose }: ResultPaneProps) {
  const { t } = useTranslation()
  const hint = useKeys()
  const { phase, shown, targetLanguage } = quick.state
  const isOld = shown !== undefined && phase.type !== 'resting'
  const isReady = shown !== undefined && !isOld
  return (
    <section className={styles.pane}>
      <output
        className={classes(styles.text, isOld && styles.old)}
        aria-label={t('text.output')}
        aria-busy={phase.type === 'typing' || phase.type === 'translating'}
        lang={shown?.targetLanguage ?? targetLanguage}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one is scrolled by keys
        tabIndex={0}
      >
        {shown?.text ?? <span className={styles.placeholder}>{t('quick.empty')}</span>}
      </output>
      <div className={styles.foot}>
        <TranslationProgress
          phase={phase}
          isOld={isOld}
          onTranslate={quick.actions.translateNow}
          onCancel={quick.actions.cancel}
          translateHint={hint(t('text.translate'), quickKeys.translate)}
        />
        <CopyButtonOf
          text={shown?.text ?? ''}
          label={t('quick.copy')}
          hint={hint(t('quick.copy'), quickKeys.copy)}
          disabled={!isReady}
          copying={copying}
        />
        <Button
          hint={hint(t('quick.copyAndClose'), quickKeys.copyAndClose)}
          disabled={!isReady}
          onClick={onCopyAndClose}
        >
          {t('quick.copyAndClose')}
        </Button>
      </div>
    </section>
  )
}
