import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { spokenTermLimits } from '../../../../core/areas/spoken-terms/spoken-term-limits.ts'
import { AUTO } from '../../../../core/languages/chosen.ts'
import { baseLanguage } from '../../../../core/languages/voice-language-codes.ts'
import {
  charactersLeft,
  fittingTerms,
  type ProposalGroup as Group,
  groupProposals,
  mergeTerms,
} from '../../../../core/session/agenda/fitting-terms.ts'
import { scriptOf, type TermProposal } from '../../../../core/session/agenda/propose/proposal.ts'
import { activePreset, chosenTerms } from '../../../../core/settings/edit-presets.ts'
import { spokenInMeeting } from '../../../../core/settings/their-voice.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSettings, useUpdateSettings } from '../../../queries/settings-queries.ts'
import { useSpokenTerms, useTermLanguages, useTermLists } from '../../../queries/spoken-terms-queries.ts'
import { ListChoice } from '../../../shared/corrections/list-choice.tsx'
import type { LessonList } from '../../../shared/corrections/teach.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { showDone } from '../../../shared/toasts/show-done.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import panel from '../../../ui/layout/panel.module.css'
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx'
import styles from './agenda.module.css'
import type { ReadProposals as Found } from './agenda-answer.ts'
import { ProposalGroupChoice, type TermChoice, tickedTerms } from './proposal-group.tsx'
import { useTaking } from './use-taking.ts'

interface AgendaProposalsProps {
  readonly found: Found
  readonly onAnother: () => void
  readonly onClose: () => void
}

type Changes = Readonly<Record<string, Partial<TermChoice>>>

/** Languages that are spoken in the next session and can have a list of terms. */
function useSpokenLanguages(): string[] {
  const { i18n } = useTranslation()
  const possible = useTermLanguages()
  const settings = useSettings()
  const { sourceLanguage } = settings.voice
  const isOneKnown = !settings.meeting.isOn && sourceLanguage !== AUTO
  const spoken = isOneKnown ? [sourceLanguage] : spokenInMeeting(settings, i18n.language)
  return spoken.filter((language) => possible.includes(baseLanguage(language)))
}

/** The proposals of a group as the user left them: those of the meeting that fit, the doubtful aside, are ticked at first. */
function choicesOf(
  { proposals, isSpoken }: Group,
  lists: readonly (readonly string[])[],
  changes: Changes,
): TermChoice[] {
  const terms = proposals.map(({ term }) => term)
  const sure = proposals.flatMap(({ term, isDoubtful }) => (isDoubtful ? [] : [term]))
  const fitting = new Set(isSpoken ? fittingTerms(lists, sure) : [])
  return terms.map((term) => ({ term, isTicked: fitting.has(term), ...changes[term] }))
}

/** Asks which of the proposals are taken, and into which list. */
export function AgendaProposals({ found, onAnother, onClose }: AgendaProposalsProps) {
  const { t } = useTranslation()
  const { number, row } = useFormats()
  const settings = useSettings()
  const update = useUpdateSettings()
  const spokenTerms = useSpokenTerms()
  const taking = useTaking()
  const [changes, setChanges] = useState<Changes>({})
  const [chosen, setChosen] = useState<LessonList | undefined>(undefined)
  const [added, setAdded] = useState<readonly TermProposal[]>([])
  const groups = groupProposals([...added, ...found.proposals], useSpokenLanguages())
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
  const count = new Set(chosenIn.flatMap(({ choices }) => tickedTerms(choices))).size
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
  /** Says where the names are. Where that list took the place of another one, there is a way back. */
  const sayDone = () => {
    const name = into?.name ?? (list.type === 'new' ? list.name : '')
    const chosenBefore = new Set([settings.voice.spokenTermsId, settings.meeting.spokenTermsId])
    const replaced = collections.filter(({ id }) => chosenBefore.has(id) && id !== into?.id)
    if (replaced.length === 0) showDone(t('agenda.added', { name }))
    else
      showDone(t('agenda.replaced', { name, before: row(replaced.map((each) => each.name)) }), {
        label: t('app.undo'),
        run: () => void update.run(chosenTerms(settings)),
      })
  }
  const add = (term: string) => {
    const isFound = [...added, ...found.proposals].some((each) => each.term === term)
    const hasKana = found.proposals.some(({ script }) => script === 'Jpan')
    if (!isFound) setAdded([...added, { term, script: scriptOf(term, hasKana), isDoubtful: false }])
    setChanges((before) => ({ ...before, [term]: { term, isTicked: true } }))
  }
  return (
    <DialogForm
      intro={t('agenda.choose', { limit: number(spokenTermLimits.listCharacters) })}
      action={t('agenda.add', { count })}
      isRunning={taking.isPending}
      isLoading={!isListed || lists.isFetching}
      reason={
        terms.length === 0
          ? t('agenda.needsTerm')
          : !fits
            ? t('agenda.tooMany')
            : isNamed
              ? undefined
              : t('panels.items.needsName')
      }
      onSubmit={async () => {
        if (!(await taking.take(list, terms))) return
        sayDone()
        onClose()
      }}
      onCancel={onClose}
    >
      {chosenIn.map(({ group, choices }) => (
        <ProposalGroupChoice
          key={group.languages.join()}
          group={group}
          left={leftIn(group)}
          choices={choices}
          onChange={(index, next) => change(group, index, next)}
        />
      ))}
      <MissedName onAdd={add} />
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

/** A field for a name that was not found. */
function MissedName({ onAdd }: { readonly onAdd: (name: string) => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const add = () => {
    if (name.trim() === '') return
    onAdd(name.trim())
    setName('')
  }
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Adds the name; the dialog stays.
    event.preventDefault()
    if (event.target instanceof HTMLInputElement) add()
  }
  return (
    <div role="presentation" onKeyDown={addByEnter}>
      <TextField
        label={t('agenda.missed')}
        value={name}
        onChange={setName}
        end={
          <Button onClick={add} disabledReason={name.trim() === '' ? t('panels.items.needsName') : undefined}>
            {t('agenda.addMissed')}
          </Button>
        }
      />
    </div>
  )
}
