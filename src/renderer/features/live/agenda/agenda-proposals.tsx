import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  charactersLeft,
  fittingTerms,
  type ProposalGroup as Group,
  groupProposals,
  mergeTerms,
} from '../../../../core/agenda/fitting-terms.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import { activePreset } from '../../../../core/settings/presets.ts'
import { spokenInMeeting } from '../../../../core/settings/their-voice.ts'
import { spokenTermLimits } from '../../../../core/spoken-terms/spoken-term-limits.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useSpokenTerms, useTermLanguages, useTermLists } from '../../../queries/spoken-terms-queries.ts'
import { ListChoice } from '../../../shared/corrections/list-choice.tsx'
import type { LessonList } from '../../../shared/corrections/teach.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import styles from './agenda.module.css'
import type { AgendaProposals as Found } from './agenda-answer.ts'
import { ProposalGroup, type TermChoice, tickedTerms } from './proposal-group.tsx'
import { useTaking } from './use-taking.ts'

interface AgendaProposalsProps {
  readonly found: Found
  readonly onAnother: () => void
  readonly onClose: () => void
}

type Changes = Readonly<Record<string, Partial<TermChoice>>>

/** Languages that are spoken in the meeting and can have a list of terms. */
function useSpokenLanguages(): string[] {
  const { i18n } = useTranslation()
  const possible = useTermLanguages()
  const spoken = spokenInMeeting(useSettings(), i18n.language)
  return spoken.filter((language) => possible.includes(baseLanguage(language)))
}

/** The proposals of a group as the user left them: those of the meeting that fit are ticked at first. */
function choicesOf(
  { proposals, isSpoken }: Group,
  lists: readonly (readonly string[])[],
  changes: Changes,
): TermChoice[] {
  const terms = proposals.map(({ term }) => term)
  const fitting = new Set(isSpoken ? fittingTerms(lists, terms) : [])
  return terms.map((term) => ({ term, isTicked: fitting.has(term), ...changes[term] }))
}

/** Asks which of the proposals are taken, and into which list. */
export function AgendaProposals({ found, onAnother, onClose }: AgendaProposalsProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const settings = useSettings()
  const spokenTerms = useSpokenTerms()
  const taking = useTaking()
  const [changes, setChanges] = useState<Changes>({})
  const [chosen, setChosen] = useState<LessonList | undefined>(undefined)
  const groups = groupProposals(found.proposals, useSpokenLanguages())
  const collections = spokenTerms.data?.collections ?? []
  const newName = activePreset(settings)?.preset.name ?? t('agenda.newName')
  const used = collections.find(({ id }) => id === settings.voice.spokenTermsId)
  const list: LessonList =
    chosen ?? (used === undefined ? { type: 'new', name: newName } : { type: 'known', id: used.id })
  const into = list.type === 'known' ? collections.find(({ id }) => id === list.id) : undefined
  const lists = useTermLists(into)
  /** The terms of each language with those that are ticked: groups of several scripts may share a list. */
  const filled = new Map<string, readonly string[]>()
  const chosenIn = groups.map((group) => {
    const before = group.languages.map((language) => filled.get(language) ?? lists.terms[language] ?? [])
    const choices = choicesOf(group, before, changes)
    for (const [i, language] of group.languages.entries())
      filled.set(language, mergeTerms(before[i] ?? [], tickedTerms(choices)))
    return { group, choices }
  })
  const leftIn = ({ languages }: Group) =>
    charactersLeft(
      languages.map((language) => filled.get(language) ?? []),
      [],
    )
  const terms = chosenIn.flatMap(({ group, choices }) =>
    group.languages.flatMap((language) => tickedTerms(choices).map((term) => ({ language, term }))),
  )
  const fits = groups.every((group) => leftIn(group) >= 0)
  const isListed = spokenTerms.data !== undefined || spokenTerms.error !== undefined
  const isNamed = list.type === 'known' || list.name.trim() !== ''
  const change = (group: Group, index: number, next: Partial<TermChoice>) => {
    const key = group.proposals[index]?.term ?? ''
    setChanges((before) => ({ ...before, [key]: { ...before[key], ...next } }))
  }
  return (
    <DialogForm
      intro={t('agenda.choose', { limit: number(spokenTermLimits.listCharacters) })}
      action={t('agenda.add')}
      isRunning={taking.isPending || lists.isFetching}
      isReady={terms.length > 0 && fits && isNamed && isListed}
      onSubmit={async () => {
        if (await taking.take(list, terms)) onClose()
      }}
      onCancel={onClose}
    >
      {chosenIn.map(({ group, choices }) => (
        <ProposalGroup
          key={group.languages.join()}
          group={group}
          left={leftIn(group)}
          choices={choices}
          onChange={(index, next) => change(group, index, next)}
        />
      ))}
      <div className={styles.more}>
        <Button look="quiet" onClick={onAnother}>
          {t('agenda.another')}
        </Button>
        {found.skippedLines > 0 && (
          <span className={panel.quiet}>{t('agenda.skipped', { number: number(found.skippedLines) })}</span>
        )}
      </div>
      <ListChoice kind="term" lists={collections} value={list} newName={newName} onChange={setChosen} />
      <ErrorNotice error={taking.error ?? spokenTerms.error ?? lists.error} />
    </DialogForm>
  )
}
