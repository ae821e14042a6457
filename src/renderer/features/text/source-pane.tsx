import { SpellCheck, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { codePoints } from '../../../core/base/unicode.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { textDirectionOf } from '../../ui/controls/text-direction.ts'
import styles from '../../ui/controls/text-pane.module.css'
import { useRewordable } from './rewording/use-rewordable.ts'
import type { TextUse } from './use-text.ts'

/** The text to translate. */
export function SourcePane({
  text: { translation, rewording, chosen, detected },
  takesFocus,
}: {
  readonly text: TextUse
  /** Whether what had the focus went as this came. */
  readonly takesFocus: boolean
}) {
  const { t } = useTranslation()
  const text = useStore(translation.store, (state) => state.text)
  const asking = useStore(rewording.store, (state) => state.asking)
  const language = chosen.sourceLanguage === 'auto' ? detected : chosen.sourceLanguage
  const { disabledReason } = useRewordable(language)
  const isEmpty = text.trim() === ''
  const why = disabledReason ?? (isEmpty ? t('text.noText') : undefined)

  return (
    <section className={styles.pane}>
      <textarea
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- after the way back from earlier texts alone
        autoFocus={takesFocus}
        className={styles.text}
        aria-label={t('text.input')}
        placeholder={t('text.placeholder')}
        lang={language}
        dir={textDirectionOf(text)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => translation.actions.setText(target.value)}
      />
      <div className={styles.foot}>
        <span className={styles.facts}>{t('text.characters', { count: codePoints(text) })}</span>
        <Button
          look="quiet"
          hint={t('text.correct')}
          isRunning={asking === 'correction'}
          disabledReason={why}
          onClick={() => void rewording.actions.correct(text, language)}
        >
          <SpellCheck size={16} aria-hidden />
          {t('text.correct')}
        </Button>
        <IconButton
          icon={<X size={16} />}
          label={t('quick.clear')}
          disabledReason={text === '' ? t('text.noText') : undefined}
          onClick={() => translation.actions.setText('')}
        />
      </div>
    </section>
  )
}
