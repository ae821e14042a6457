import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { StyleRuleList } from '../../../../core/areas/style-rules/style-rules-calls.ts'
import { servesLanguage } from '../../../../core/languages/codes.ts'
import { useTextLanguages } from '../../../queries/languages-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { SubmitButton, SubmitForm, SubmitNote } from '../../../ui/controls/submit-form.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import panel from '../../../ui/layout/panel.module.css'
import type { ListEditor } from '../list-editor.ts'
import { differences, type Stretch } from '../rules/differences.ts'
import styles from './trial.module.css'
import type { Trial, TrialBench } from './trial.ts'

interface TrialSectionProps {
  readonly editor: ListEditor
  readonly trial: TrialBench
  readonly list: StyleRuleList
  readonly nameOf: (code: string) => string
}

/** Compares the translations of a text with and without the list. */
export function TrialSection({ editor, trial, list, nameOf }: TrialSectionProps) {
  const { t } = useTranslation()
  const { text: typed, targetLanguage: chosen, isRunning, error, shown } = useStore(trial.store)
  const savingRules = useStore(editor.store, (state) => state.savingRules.type)
  const languages = useTextLanguages({ type: 'target' })
  const targets = (languages.data ?? [])
    .map(({ code }) => code)
    .filter((code) => servesLanguage(list.language, code))
  const target = chosen ?? targets[0] ?? list.language.toUpperCase()
  const sample =
    list.language === 'en' ? 'styleRuleLists.trial.sampleForEnglish' : 'styleRuleLists.trial.sample'
  const text = typed ?? t(sample)
  const isOutdated =
    shown !== undefined &&
    (shown.request.version !== list.version ||
      shown.request.text !== text ||
      shown.request.targetLanguage !== target)

  const submit = useSubmit({
    isRunning,
    isLoading: savingRules === 'sending',
    reason: text.trim() === '' ? t('text.noText') : undefined,
    onSubmit: () => void trial.run({ text, targetLanguage: target, styleId: list.id, version: list.version }),
  })

  return (
    <>
      <SubmitForm submit={submit} className={styles.form ?? ''}>
        <TextArea
          label={t('styleRuleLists.trial.text')}
          hint={t('styleRuleLists.trial.cost')}
          value={text}
          onChange={(next) => trial.set({ text: next })}
          rows={4}
        />
        <div className={styles.bar}>
          {targets.length > 1 && (
            <Select
              label={t('styleRuleLists.trial.to')}
              options={targets.map((value) => ({ value, label: nameOf(value) }))}
              value={target}
              onChange={(targetLanguage) => trial.set({ targetLanguage })}
            />
          )}
          {isRunning ? (
            <>
              <span className={panel.quiet} role="status">
                {t('styleRuleLists.trial.running')}
              </span>
              <Button onClick={trial.cancel}>{t('app.cancel')}</Button>
            </>
          ) : (
            <>
              <SubmitButton submit={submit}>{t('styleRuleLists.trial.run')}</SubmitButton>
              {submit.isWaiting && <Button onClick={submit.takeBack}>{t('app.cancel')}</Button>}
              <SubmitNote submit={submit} />
            </>
          )}
        </div>
      </SubmitForm>
      {savingRules === 'failed' && <p className={panel.quiet}>{t('styleRuleLists.trial.unsaved')}</p>}
      <ErrorNotice error={error} />
      {shown !== undefined && <Result trial={shown} isOutdated={isOutdated} />}
    </>
  )
}

interface ResultProps {
  readonly trial: Trial
  readonly isOutdated: boolean
}

function Result({ trial: { plain, styled, request }, isOutdated }: ResultProps) {
  const { t } = useTranslation()
  const [without, within] = differences(plain, styled)
  const lang = request.targetLanguage.toLowerCase()
  return (
    <div className={styles.results}>
      {(isOutdated || plain === styled) && (
        <p className={styles.note} role="status">
          {t(isOutdated ? 'styleRuleLists.trial.outdated' : 'styleRuleLists.trial.same')}
        </p>
      )}
      <div className={styles.pair}>
        <Marked label={t('styleRuleLists.trial.plain')} stretches={without} lang={lang} />
        <Marked label={t('styleRuleLists.trial.styled')} stretches={within} lang={lang} />
      </div>
    </div>
  )
}

interface MarkedProps {
  readonly label: string
  readonly stretches: readonly Stretch[]
  readonly lang: string
}

function Marked({ label, stretches, lang }: MarkedProps) {
  return (
    <section className={styles.result} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <p className={styles.text} lang={lang} dir="auto">
        {stretches.map(({ at, text, isOwn }) =>
          isOwn ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </p>
    </section>
  )
}
