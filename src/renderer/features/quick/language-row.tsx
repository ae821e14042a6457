import { ArrowLeftRight, Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AUTO } from '../../../core/languages/chosen.ts'
import { optionsFor } from '../../../core/languages/language-choices.ts'
import { quickKeys } from '../../../core/product/shortcuts/page-keys.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { useKeys } from '../../i18n/use-keys.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import { LanguagePicker } from '../../ui/language-picker/language-picker.tsx'
import styles from './quick.module.css'
import type { QuickUse } from './use-quick.ts'

/** Source and target language, with a button to swap them. */
export function LanguageRow({ quick }: { readonly quick: QuickUse }) {
  const { t } = useTranslation()
  const hint = useKeys()
  const nameOf = useLanguageNames()
  const { state, offered, targets, detected, chosen } = quick
  const target = state.targetLanguage ?? chosen.targetLanguage
  return (
    <div className={styles.languages}>
      <LanguagePicker
        label={t('live.from')}
        options={[
          { code: AUTO, name: t('live.autoDetect'), marks: [] },
          ...optionsFor('source', offered, nameOf),
        ]}
        recent={[AUTO]}
        value={state.sourceLanguage}
        shown={
          state.sourceLanguage === AUTO && detected !== undefined
            ? t('text.detected', { language: nameOf(detected) })
            : undefined
        }
        onChange={quick.actions.setSource}
      />
      <IconButton
        icon={<ArrowLeftRight size={16} />}
        label={t('text.swap')}
        hint={hint(t('text.swap'), quickKeys.swap)}
        disabledReason={quick.canSwap ? undefined : t('text.cannotSwap')}
        onClick={quick.swap}
      />
      <LanguagePicker
        label={t('live.to')}
        options={optionsFor('target', offered, nameOf)}
        recent={targets}
        value={target}
        shown={nameOf(target)}
        onChange={quick.setTarget}
      />
      {quick.isDesktop && (
        <IconButton
          icon={<Pin size={16} />}
          label={t('quick.pin')}
          hint={hint(t('quick.pin'), quickKeys.pin)}
          isPressed={chosen.isPinned}
          onClick={() => quick.setPinned(!chosen.isPinned)}
        />
      )}
    </div>
  )
}
