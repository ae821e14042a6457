import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { classes } from '../../ui/classes.ts'
import { Hint } from '../../ui/overlays/hint.tsx'
import styles from './quick.module.css'
import type { QuickUse } from './use-quick.ts'

/** Target languages that a number key selects, with their numbers. */
export function TargetKeys({ quick: { targets, state, setTarget } }: { readonly quick: QuickUse }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  return (
    <div className={styles.targets} role="group" aria-label={t('quick.targets')}>
      {targets.map((code, index) => (
        <Hint key={code} text={t('quick.target', { language: nameOf(code), number: index + 1 })}>
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
