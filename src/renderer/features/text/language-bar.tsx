import { ArrowLeftRight, History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { swapLanguages, withPair } from '../../../core/areas/text/language-pair.ts'
import { AUTO } from '../../../core/languages/chosen.ts'
import { optionsFor } from '../../../core/languages/language-choices.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { IconButton } from '../../ui/controls/button.tsx'
import type { LanguageOption } from '../../ui/language-picker/language-options.ts'
import { LanguagePicker } from '../../ui/language-picker/language-picker.tsx'
import styles from './text-panel.module.css'
import type { TextUse } from './use-text.ts'

/** Source and target language of a text, with a button to swap them. */
export function LanguageBar({ text, onHistory }: { readonly text: TextUse; readonly onHistory: () => void }) {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const { chosen, choose, languages, detected, translation } = text
  const { sourceLanguage, targetLanguage, recentLanguages } = chosen
  const auto: LanguageOption = { code: AUTO, name: t('live.autoDetect'), marks: [] }
  const turned = swapLanguages(chosen, languages, detected)

  const swap = () => {
    if (turned === undefined) return
    const { shown } = translation.store.getState()
    choose(withPair(chosen, turned))
    if (shown !== undefined) translation.actions.setText(shown.text)
  }

  return (
    <div className={styles.languages}>
      <LanguagePicker
        label={t('live.from')}
        options={[auto, ...optionsFor('source', languages, nameOf)]}
        recent={[AUTO, ...recentLanguages]}
        value={sourceLanguage}
        shown={shownSource(sourceLanguage)}
        onChange={(code) => choose(withPair(chosen, { sourceLanguage: code }))}
      />
      <IconButton
        icon={<ArrowLeftRight size={16} />}
        label={t('text.swap')}
        disabledReason={turned === undefined ? t('text.cannotSwap') : undefined}
        onClick={swap}
      />
      <LanguagePicker
        label={t('live.to')}
        options={optionsFor('target', languages, nameOf)}
        recent={recentLanguages}
        value={targetLanguage}
        shown={nameOf(targetLanguage)}
        onChange={(code) => choose(withPair(chosen, { targetLanguage: code }))}
      />
      <IconButton icon={<History size={16} />} label={t('textHistory.title')} onClick={onHistory} />
    </div>
  )

  function shownSource(code: string): string | undefined {
    if (code !== AUTO) return nameOf(code)
    return detected === undefined ? undefined : t('text.detected', { language: nameOf(detected) })
  }
}
