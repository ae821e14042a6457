import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { offeredFormalities, preferredFormality } from '../../../../core/areas/text/formality.ts'
import { withPair } from '../../../../core/areas/text/language-pair.ts'
import {
  MAX_INSTRUCTION_CHARACTERS,
  MAX_INSTRUCTIONS,
  modelTypes,
} from '../../../../core/areas/text/text-calls.ts'
import type { TextRequest } from '../../../../core/areas/text/translator.ts'
import { useLanguageNames } from '../../../i18n/language-names.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import type { QueryResult } from '../../../queries/query/use-call.ts'
import { useFormerNames } from '../../../queries/sessions-queries.ts'
import { MemoryThreshold } from '../../../shared/resources/memory-threshold.tsx'
import { ResourceSelect } from '../../../shared/resources/resource-select.tsx'
import { useMissingLabel } from '../../../shared/resources/use-missing-label.ts'
import { MultiSelect } from '../../../ui/controls/multi-select.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { TextArea } from '../../../ui/controls/text-area.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import styles from '../text-panel.module.css'
import type { TextUse } from '../use-text.ts'
import { TagOptions } from './tag-options.tsx'
import type { TextUnfitReason } from './text-options-fit.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** The chosen ones that the account does not have. */
const unknownIn = (known: readonly Named[], ids: readonly string[]): readonly string[] =>
  ids.filter((id) => known.every((each) => each.id !== id))

/** Options of a translation. Incompatible ones are disabled with a reason. */
export function Options({ text }: { readonly text: TextUse }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const say = useReasonText()
  const { chosen, choose, fit, glossaries, styles: styleLists, memories, translation, detected } = text
  const { because, request, isGlossaryWaiting } = fit
  const isRecognised = isGlossaryWaiting && detected !== undefined
  const draft = useStore(translation.store, (state) => state.draft)
  const { changeDraft } = translation.actions

  const unknownGlossaries = unknownIn(glossaries.data ?? [], chosen.glossaryIds)
  const missingLabel = useMissingLabel()
  const glossaryNames = useFormerNames('glossary', unknownGlossaries)

  /** The reason why a list is disabled: incompatible options, a loading error, or no items. */
  const closed = (
    reason: TextUnfitReason | undefined,
    { data, error }: Pick<QueryResult<readonly unknown[]>, 'data' | 'error'>,
    empty: string,
  ) => {
    if (reason !== undefined) return say(reason)
    if (error !== undefined) return describe(error).title
    return data?.length === 0 ? empty : undefined
  }
  const toOptions = (list: readonly Named[] | undefined, why: (id: string) => TextUnfitReason | undefined) =>
    (list ?? []).map(({ id, name }) => {
      const reason = why(id)
      return { value: id, label: name, disabledReason: reason && say(reason) }
    })

  return (
    <Disclosure title={t('documents.options')} note={useRequestSummary(request)}>
      <div className={styles.options}>
        <Select
          label={t('live.formality')}
          options={offeredFormalities.map((value) => ({ value, label: t(`text.formalities.${value}`) }))}
          value={preferredFormality(chosen.formality)}
          onChange={(formality) => choose({ formality })}
          disabledReason={because.formality && say(because.formality)}
          isReasonShown
        />
        <Select
          label={t('text.model')}
          options={(['default', ...modelTypes] as const).map((value) => ({
            value,
            label: t(`text.models.${value}`),
            disabledReason:
              value === 'latency_optimized' && because.quickModel !== undefined
                ? say(because.quickModel)
                : undefined,
          }))}
          value={chosen.modelType}
          onChange={(modelType) => choose({ modelType })}
        />
        <MultiSelect
          label={t('panels.names.glossaries')}
          options={[
            ...toOptions(glossaries.data, because.glossary),
            ...(glossaries.data === undefined
              ? []
              : unknownGlossaries.map((value, at) => ({
                  value,
                  label: missingLabel(glossaryNames[at]),
                }))),
          ]}
          // Where no glossary is used while the language is only detected, choosing one also sets the language.
          values={isRecognised ? [] : chosen.glossaryIds}
          none={t('text.none')}
          onChange={(glossaryIds) =>
            choose({
              glossaryIds,
              ...(isRecognised && glossaryIds.length > 0 && withPair(chosen, { sourceLanguage: detected })),
            })
          }
          disabledReason={closed(because.glossaries, glossaries, t('text.noGlossaries'))}
        />
        <ResourceSelect
          label={t('documents.style')}
          none={t('text.none')}
          options={toOptions(styleLists.data, because.style)}
          value={chosen.styleId}
          unknown={styleLists.data && t('uses.missing.option')}
          onChange={(styleId) => choose({ styleId })}
          disabledReason={closed(because.styles, styleLists, t('text.noStyles'))}
          isReasonShown
        />
        <ResourceSelect
          label={t('documents.memory')}
          none={t('text.none')}
          options={toOptions(memories.data, because.memory)}
          value={chosen.translationMemoryId}
          unknown={memories.data && t('uses.missing.option')}
          onChange={(translationMemoryId) => choose({ translationMemoryId })}
          disabledReason={closed(because.memories, memories, t('text.noMemories'))}
          isReasonShown
        />
        {request.translationMemoryId !== undefined && (
          <MemoryThreshold
            percent={chosen.translationMemoryThreshold}
            onChange={(translationMemoryThreshold) => choose({ translationMemoryThreshold })}
          />
        )}
      </div>
      <TextArea
        label={t('text.instructions')}
        hint={t('text.instructionsHint', { limit: MAX_INSTRUCTIONS, length: MAX_INSTRUCTION_CHARACTERS })}
        value={draft.instructions}
        onChange={(instructions) => changeDraft({ instructions })}
        disabledReason={because.instructions && say(because.instructions)}
      />
      <TextArea
        label={t('text.context')}
        hint={t('text.contextHint')}
        value={draft.context}
        onChange={(context) => changeDraft({ context })}
      />
      <TagOptions draft={draft} onChange={changeDraft} because={because.tags && say(because.tags)} />
    </Disclosure>
  )
}

/** Describes why something cannot be chosen, with language names. */
function useReasonText(): (reason: TextUnfitReason) => string {
  const { t } = useTranslation()
  const nameOf = useLanguageNames()
  const describe = useErrorText()
  return (reason) => {
    if (reason.kind === 'plan-needed') return describe(reason).title
    const { problem } = reason
    if (problem.type === 'needs' && problem.other === 'sourceLanguage') return t('text.glossaryNeedsSource')
    return describe(
      problem.type === 'not-supported'
        ? { ...reason, problem: { ...problem, language: nameOf(problem.language) } }
        : reason,
    ).remedy
  }
}

/** Lists the options in use besides the languages; undefined if there are none. */
function useRequestSummary(request: TextRequest): string | undefined {
  const { t } = useTranslation()
  const { row } = useFormats()
  const names = [
    request.formality !== undefined && t('live.formality'),
    request.modelType !== undefined && t('text.model'),
    (request.glossaryId ?? request.glossaryIds) !== undefined && t('panels.names.glossaries'),
    request.styleId !== undefined && t('documents.style'),
    request.translationMemoryId !== undefined && t('documents.memory'),
    request.customInstructions !== undefined && t('text.instructions'),
    request.context !== undefined && t('text.context'),
    request.tagHandling !== undefined && t('text.tags'),
  ].filter((name) => name !== false)
  return names.length === 0 ? undefined : t('text.inUse', { names: row(names) })
}
