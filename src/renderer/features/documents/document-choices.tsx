import { useTranslation } from 'react-i18next'
import { MAX_TARGETS } from '../../../core/areas/documents/choices.ts'
import { offeredFormalities, preferredFormality } from '../../../core/areas/text/formality.ts'
import { presumedWith } from '../../../core/areas/text/presumed.ts'
import { AUTO, withRecent } from '../../../core/languages/chosen.ts'
import { optionsFor } from '../../../core/languages/language-choices.ts'
import { useLanguageNames } from '../../i18n/language-names.ts'
import { MemoryThreshold } from '../../shared/resources/memory-threshold.tsx'
import { ResourceSelect } from '../../shared/resources/resource-select.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { LanguagePicker, LanguagesPicker } from '../../ui/language-picker/language-picker.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import styles from './document-choices.module.css'
import type { ChoicesProps, DocumentUnfitReason } from './document-fit.ts'
import { GlossaryChoices } from './glossary-choices.tsx'

/** Languages and options of a document translation. */
export function DocumentChoices({
  isDesktop,
  ...props
}: ChoicesProps & {
  /** Whether the host knows the folders of picked documents. */
  readonly isDesktop: boolean
}) {
  const { t } = useTranslation()
  const { chosen, facts, fit, onChange } = props
  const nameOf = useLanguageNames()
  const languages = facts.languages ?? presumedWith(chosen.targetLanguages)
  const auto = { code: AUTO, name: t('live.autoDetect'), marks: [] }
  // Formality counts as in use unless it is the default.
  const { formality, glossaryIds = [], styleId, translationMemoryId, watermark } = fit.options
  const inUse =
    glossaryIds.length +
    [formality, styleId, translationMemoryId, watermark].filter((each) => each !== undefined).length
  return (
    <div className={styles.choices}>
      <div className={styles.languages}>
        <LanguagePicker
          label={t('live.from')}
          options={[auto, ...optionsFor('source', languages, nameOf)]}
          recent={[AUTO, ...chosen.recentLanguages]}
          value={chosen.sourceLanguage}
          onChange={(code) => onChange({ sourceLanguage: code, ...withRecent(chosen, [code]) })}
        />
        <LanguagesPicker
          label={t('live.to')}
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

/** Whether the account has a chosen resource, as far as known. */
const isKnown = (known: readonly { readonly id: string }[] | undefined, id: string | null): boolean =>
  known === undefined || id === null || known.some((each) => each.id === id)

/** Options besides the languages. Incompatible ones are disabled with a reason. */
function MoreChoices({ chosen, facts, fit, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const { because, options } = fit
  const why = (reason: DocumentUnfitReason | undefined) => reason && t(`documents.disabled.${reason}`)
  return (
    <>
      <Select
        label={t('live.formality')}
        options={offeredFormalities.map((value) => ({ value, label: t(`text.formalities.${value}`) }))}
        value={preferredFormality(options.formality ?? 'default')}
        onChange={(formality) => onChange({ formality })}
        disabledReason={why(because.formality)}
      />
      <GlossaryChoices chosen={chosen} facts={facts} fit={fit} onChange={onChange} />
      <ResourceSelect
        label={t('documents.style')}
        none={t('documents.noStyle')}
        options={fit.styles.map(({ id, name }) => ({ value: id, label: name }))}
        value={isKnown(facts.styles, chosen.styleId) ? options.styleId : chosen.styleId}
        unknown={t('uses.missing.option')}
        onChange={(styleId) => onChange({ styleId })}
        disabledReason={why(because.style)}
      />
      <ResourceSelect
        label={t('documents.memory')}
        none={t('documents.noMemory')}
        options={fit.memories.map(({ id, name }) => ({ value: id, label: name }))}
        value={
          isKnown(facts.memories, chosen.translationMemoryId)
            ? options.translationMemoryId
            : chosen.translationMemoryId
        }
        unknown={t('uses.missing.option')}
        onChange={(translationMemoryId) => onChange({ translationMemoryId })}
        disabledReason={why(because.memory)}
      />
      {options.translationMemoryId !== undefined && (
        <MemoryThreshold
          percent={chosen.translationMemoryThreshold}
          onChange={(translationMemoryThreshold) => onChange({ translationMemoryThreshold })}
        />
      )}
      {facts.profile.hasWatermark && (
        <Switch
          label={t('documents.watermark')}
          isOn={chosen.watermark}
          onChange={(watermark) => onChange({ watermark })}
        />
      )}
    </>
  )
}
