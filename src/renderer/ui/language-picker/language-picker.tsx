import { Combobox } from '@base-ui/react/combobox'
import { ChevronsUpDown } from 'lucide-react'
import { type ReactNode, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../i18n/use-formats.ts'
import { classes } from '../classes.ts'
import field from '../controls/field.module.css'
import { PickerLookContext } from '../controls/picker-look.ts'
import select from '../controls/select.module.css'
import { DisabledTooltip } from '../overlays/disabled-tooltip.tsx'
import hidden from '../visually-hidden.module.css'
import { groupOptions, type LanguageOption, matchesLanguage } from './language-options.ts'
import { LanguagePopup } from './language-popup.tsx'

interface CommonProps {
  readonly label: string
  readonly options: readonly LanguageOption[]
  readonly recent: readonly string[]
  /** Note to read before choosing. */
  readonly note?: string | undefined
  /** The reason why nothing can be chosen at the moment. */
  readonly disabledReason?: string | undefined
}

interface LanguagePickerProps extends CommonProps {
  readonly value: string
  /** Shown instead of the name of the selected language. */
  readonly shown?: string | undefined
  readonly onChange: (code: string) => void
}

interface LanguagesPickerProps extends CommonProps {
  readonly className?: string | undefined
  readonly values: readonly string[]
  readonly limit: number
  /** Option for no language, which is selected if no other is. Without it, the last language cannot be removed. */
  readonly none?: LanguageOption | undefined
  readonly onChange: (codes: string[]) => void
}

const common = {
  filter: matchesLanguage,
  itemToStringLabel: ({ name }: LanguageOption) => name,
  isItemEqualToValue: (a: LanguageOption, b: LanguageOption) => a.code === b.code,
  autoHighlight: true,
} as const

function Trigger({
  label,
  disabledReason,
  children,
}: Pick<LanguagePickerProps, 'label' | 'disabledReason'> & { readonly children: ReactNode }) {
  const isWord = use(PickerLookContext) === 'word'
  const trigger = (
    // As in Select: named before effects run.
    <Combobox.Trigger className={classes(select.trigger, isWord && select.word)} aria-label={label}>
      <span className={select.value}>{children}</span>
      <Combobox.Icon className={select.icon}>
        <ChevronsUpDown size={14} />
      </Combobox.Icon>
    </Combobox.Trigger>
  )
  return (
    <>
      <Combobox.Label className={isWord ? hidden.hidden : field.label}>{label}</Combobox.Label>
      <DisabledTooltip reason={disabledReason}>{trigger}</DisabledTooltip>
    </>
  )
}

/**
 * Groups the languages in the order they had when the list was opened: a selected language keeps its place, and
 * so does the highlight.
 */
function useSteadyGroups(
  options: readonly LanguageOption[],
  chosen: readonly string[],
  recent: readonly string[],
  none?: LanguageOption,
) {
  const { compare } = useFormats()
  const [opened, setOpened] = useState({ chosen, recent })
  return {
    groups: groupOptions(options, opened.chosen, opened.recent, compare, none),
    onOpenChange: (isOpen: boolean) => isOpen && setOpened({ chosen, recent }),
  }
}

/** Choice of one language. */
export function LanguagePicker({
  label,
  options,
  recent,
  disabledReason,
  value,
  shown,
  note,
  onChange,
}: LanguagePickerProps) {
  const { groups, onOpenChange } = useSteadyGroups(options, [value], recent)
  const chosen = options.find(({ code }) => code === value) ?? null
  const isWord = use(PickerLookContext) === 'word'
  return (
    <div className={classes(field.field, isWord && field.word)}>
      <Combobox.Root
        {...common}
        items={groups}
        onOpenChange={onOpenChange}
        value={chosen}
        onValueChange={(option) => option !== null && onChange(option.code)}
        disabled={disabledReason !== undefined}
      >
        <Trigger label={label} disabledReason={disabledReason}>
          {shown ?? chosen?.name ?? value}
        </Trigger>
        <LanguagePopup label={label} options={options} note={note} />
      </Combobox.Root>
    </div>
  )
}

/** Choice of one or several languages, in the order of selection. */
export function LanguagesPicker({
  className,
  label,
  options,
  recent,
  disabledReason,
  values,
  limit,
  none,
  note,
  onChange,
}: LanguagesPickerProps) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const { groups, onOpenChange } = useSteadyGroups(options, values, recent, none)
  const chosen = values.flatMap((value) => options.filter(({ code }) => code === value))
  const isWord = use(PickerLookContext) === 'word'
  const names =
    chosen.length <= 2
      ? row(chosen.map(({ name }) => name))
      : values.map((code) => code.toUpperCase()).join(' · ')
  const isFull = chosen.length >= limit
  const choose = (codes: readonly string[]) => {
    const languages = codes.filter((code) => code !== none?.code)
    const isNoneChosen = chosen.length > 0 && languages.length < codes.length
    const next = isNoneChosen ? [] : languages
    // The last language stays unless an empty choice is allowed.
    if (next.length <= limit && (next.length > 0 || none !== undefined)) onChange(next)
  }
  return (
    <div className={classes(field.field, isWord && field.word, className)}>
      <Combobox.Root
        {...common}
        multiple
        items={groups}
        onOpenChange={onOpenChange}
        value={chosen.length === 0 && none !== undefined ? [none] : chosen}
        onValueChange={(next) => choose(next.map(({ code }) => code))}
        disabled={disabledReason !== undefined}
      >
        <Trigger label={label} disabledReason={disabledReason}>
          {values.length === 0 && none !== undefined ? none.name : names}
        </Trigger>
        <LanguagePopup
          label={label}
          options={options}
          note={isFull ? t('languageList.limit', { limit }) : note}
          isDisabled={({ code }) =>
            isFull && code !== none?.code && !chosen.some((option) => option.code === code)
          }
        />
      </Combobox.Root>
    </div>
  )
}
