import { Undo2, X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { codePoints } from '../../../core/base/unicode.ts'
import { AUTO } from '../../../core/languages/chosen.ts'
import { quickKeys } from '../../../core/product/shortcuts/page-keys.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { textDirectionOf } from '../../ui/controls/text-direction.ts'
import styles from '../../ui/controls/text-pane.module.css'
import type { QuickUse } from './use-quick.ts'

interface SourceFieldProps {
  readonly quick: QuickUse
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** The text to translate. Enter translates at once; Shift+Enter inserts a line break. */
export function SourceField({ quick, field }: SourceFieldProps) {
  const { t } = useTranslation()
  const hint = useKeys()
  const { state, actions, detected, isDesktop } = quick
  const { text, phase, sourceLanguage, earlier } = state
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    // A finished or pending translation is not requested, and billed, again.
    if (phase.type !== 'resting' && phase.type !== 'translating') actions.translateNow()
  }
  return (
    <section className={styles.pane}>
      <textarea
        ref={field}
        className={styles.text}
        aria-label={t('text.input')}
        placeholder={t('quick.placeholder')}
        lang={sourceLanguage === AUTO ? detected : sourceLanguage}
        dir={textDirectionOf(text)}
        spellCheck={false}
        value={text}
        onChange={({ target }) => actions.setText(target.value)}
        onKeyDown={enter}
      />
      <div className={styles.foot}>
        <span className={styles.facts}>{t('text.characters', { count: codePoints(text) })}</span>
        {earlier !== undefined && (
          <Button look="quiet" hint={hint(t('quick.earlier'), quickKeys.earlier)} onClick={actions.recall}>
            <Undo2 size={16} aria-hidden />
            {t('quick.earlier')}
          </Button>
        )}
        <IconButton
          icon={<X size={16} />}
          label={t(isDesktop ? 'quick.hide' : 'quick.clear')}
          hint={hint(t(isDesktop ? 'quick.hide' : 'quick.clear'), quickKeys.hide)}
          onClick={quick.leave}
        />
      </div>
    </section>
  )
}
