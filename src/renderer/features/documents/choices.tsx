import { useTranslation } from 'react-i18next'
import { MAX_TARGETS } from '../../../core/documents/choices.ts'
import { AUTO, withRecent } from '../../../core/languages/chosen.ts'
import { optionsFor } from '../../../core/languages/options.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { Switch } from '../../ui/controls/switch.tsx'
import { LanguagePicker, LanguagesPicker } from '../../ui/language-picker/language-picker.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './choices.module.css'
import type { ChoicesProps } from './fit.ts'
import { MoreChoices } from './more-choices.tsx'

/** Languages and options of a document translation. */
export function Choices({
  isDesktop,
  ...props
}: ChoicesProps & {
  /** Whether the host knows the folders of picked documents. */
  readonly isDesktop: boolean
}) {
  const { t } = useTranslation()
  const { chosen, facts, fit, onChange } = props
  const nameOf = useLanguageNames()
  const languages = facts.languages ?? []
  const auto = { code: AUTO, name: t('documents.autoDetect'), marks: [] }
  // Formality counts as in use unless it is the default.
  const { formality, glossaryIds = [], styleId, translationMemoryId } = fit.options
  const inUse =
    glossaryIds.length + [formality, styleId, translationMemoryId].filter((each) => each !== undefined).length
  return (
    <div className={styles.choices}>
      <div className={styles.languages}>
        <LanguagePicker
          label={t('documents.from')}
          options={[auto, ...optionsFor('source', languages, nameOf)]}
          recent={[AUTO, ...chosen.recentLanguages]}
          value={chosen.sourceLanguage}
          onChange={(code) => onChange({ sourceLanguage: code, ...withRecent(chosen, [code]) })}
        />
        <LanguagesPicker
          label={t('documents.to')}
          options={optionsFor('target', languages, nameOf)}
          recent={chosen.recentLanguages}
          values={chosen.targetLanguages}
          limit={MAX_TARGETS}
          onChange={(codes) => onChange({ targetLanguages: codes, ...withRecent(chosen, codes) })}
        />
      </div>
      {isDesktop && (
        <Switch
          label={t('documents.besideSource')}
          isOn={chosen.whenDone === 'beside-source'}
          onChange={(isOn) => onChange({ whenDone: isOn ? 'beside-source' : 'keep' })}
        />
      )}
      <Disclosure
        title={t('documents.options')}
        note={inUse === 0 ? undefined : t('documents.inUse', { number: inUse })}
      >
        <MoreChoices {...props} />
      </Disclosure>
    </div>
  )
}
