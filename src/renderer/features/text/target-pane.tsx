import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Shown } from '../../../core/areas/text/translator.ts'
import { classes } from '../../ui/classes.ts'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import styles from '../../ui/controls/text-pane.module.css'
import { TranslationProgress } from '../../ui/progress/translation-progress.tsx'
import { RewordMenu } from './rewording/reword-menu.tsx'
import type { TextUse } from './use-text.ts'

const MODELS = ['quality_optimized', 'prefer_quality_optimized', 'latency_optimized'] as const

interface TargetPaneProps {
  readonly text: TextUse
  /** Whether the service bills nothing. */
  readonly isDemo: boolean
}

/** The translation, with its parameters and cost. */
export function TargetPane({ text, isDemo }: TargetPaneProps) {
  const { t } = useTranslation()
  const { translation, chosen } = text
  const { phase, shown } = useStore(translation.store)
  const isOld = shown !== undefined && phase.type !== 'resting'
  return (
    <section className={styles.pane}>
      <output
        className={classes(styles.text, isOld && styles.old)}
        aria-label={t('text.output')}
        aria-busy={phase.type === 'typing' || phase.type === 'translating'}
        lang={shown?.targetLanguage ?? chosen.targetLanguage}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long one is scrolled by keys
        tabIndex={0}
      >
        {shown?.text ?? <span className={styles.placeholder}>{t('text.empty')}</span>}
      </output>
      <div className={styles.foot}>
        {phase.type === 'resting' ? (
          <Facts of={shown} isDemo={isDemo} />
        ) : (
          <TranslationProgress
            phase={phase}
            isOld={isOld}
            onTranslate={translation.actions.translateNow}
            onCancel={translation.actions.cancel}
          />
        )}
        {(phase.type === 'resting' || phase.type === 'typing') && <RewordMenu text={text} />}
        <CopyButton
          text={shown?.text ?? ''}
          label={t('quick.copy')}
          disabledReason={shown === undefined ? t('text.noTranslation') : undefined}
        />
      </div>
    </section>
  )
}

/** Billed characters and model, if the service reports them. */
function Facts({ of, isDemo }: { readonly of: Shown | undefined; readonly isDemo: boolean }) {
  const { t } = useTranslation()
  const { billedCharacters, modelTypeUsed } = of ?? {}
  const known = MODELS.find((model) => model === modelTypeUsed)
  const model = known === undefined ? modelTypeUsed : t(`text.models.${known}`)
  return (
    <span className={styles.facts}>
      {[
        ...(billedCharacters === undefined || isDemo
          ? []
          : [t('documents.billed', { count: billedCharacters })]),
        ...(model === undefined ? [] : [t('text.modelUsed', { model })]),
      ].join(' · ')}
    </span>
  )
}
