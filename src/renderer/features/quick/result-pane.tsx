import { useTranslation } from 'react-i18next'
import { quickKeys } from '../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButtonOf } from '../../ui/controls/copy-button.tsx'
import { SubmitButton, SubmitNote } from '../../ui/controls/submit-form.tsx'
import styles from '../../ui/controls/text-pane.module.css'
import { TranslationProgress } from '../../ui/progress/translation-progress.tsx'
import type { Copies } from './use-copies.ts'
import type { QuickUse } from './use-quick.ts'

interface ResultPaneProps extends Copies {
  readonly quick: QuickUse
}

/** The translation, with its actions. */
export function ResultPane({ quick, copying, copy, copyAndClose }: ResultPaneProps) {
  const { t } = useTranslation()
  const hint = useKeys()
  const { phase, shown, targetLanguage } = quick.state
  const isOld = shown !== undefined && phase.type !== 'resting'
  // Without a press, the place of the translation says enough.
  const answer = [copy, copyAndClose].find(({ isWaiting, refusals }) => isWaiting || refusals > 0)
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
          isRunning={copy.isBusy}
          disabledReason={copy.reason}
          copying={copying}
          onPress={copy.attempt}
        />
        <SubmitButton
          submit={copyAndClose}
          look="plain"
          type="button"
          hint={hint(t('quick.copyAndClose'), quickKeys.copyAndClose)}
        >
          {t('quick.copyAndClose')}
        </SubmitButton>
      </div>
      {answer !== undefined && <SubmitNote submit={answer} />}
    </section>
  )
}
