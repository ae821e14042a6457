import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormats } from '../../i18n/use-formats.ts'
import { classes } from '../classes.ts'
import field from '../controls/field.module.css'
import select from '../controls/select.module.css'
import { loadPart } from '../load-part.ts'
import { DisabledTooltip } from '../overlays/disabled-tooltip.tsx'
import type { LanguagePickerProps, LanguagesPickerProps } from './language-picker-props.ts'

type Lists = typeof import('./language-combobox.tsx')

let loaded: Lists | undefined
let loading: Promise<Lists | undefined> | undefined

/** Resolves with undefined if there is no host, which the page reports itself; the next request tries again. */
const load = (): Promise<Lists | undefined> =>
  (loading ??= loadPart(() => import('./language-combobox.tsx')).then(
    (lists) => (loaded = lists),
    () => (loading = undefined),
  ))

/** Loads the searchable lists when the first of them is needed; until then, buttons are shown. */
function useLists() {
  const [lists, setLists] = useState(loaded)
  const [isAwaited, setAwaited] = useState(false)
  const open = async () => {
    setAwaited(true)
    setLists(loaded ?? (await load()))
  }
  return { lists, isAwaited, open: () => void open() }
}

/** Choice of one language. */
export function LanguagePicker(props: LanguagePickerProps) {
  const { lists, isAwaited, open } = useLists()
  const { options, value } = props
  const shown = props.shown ?? options.find(({ code }) => code === value)?.name ?? value
  if (lists !== undefined) return <lists.LanguageCombobox {...props} shown={shown} isAwaited={isAwaited} />
  return <ClosedPicker {...props} shown={shown} onOpen={open} />
}

/** Choice of one or several languages, in the order of selection. */
export function LanguagesPicker(props: LanguagesPickerProps) {
  const { row } = useFormats()
  const { lists, isAwaited, open } = useLists()
  const { values, options, none } = props
  const names = values.flatMap((value) =>
    options.filter(({ code }) => code === value).map(({ name }) => name),
  )
  const chosen = names.length <= 2 ? row(names) : values.map((code) => code.toUpperCase()).join(' · ')
  const shown = values.length === 0 && none !== undefined ? none.name : chosen
  if (lists !== undefined) return <lists.LanguagesCombobox {...props} shown={shown} isAwaited={isAwaited} />
  return <ClosedPicker {...props} shown={shown} onOpen={open} />
}

interface ClosedPickerProps extends Pick<LanguagesPickerProps, 'className' | 'label' | 'disabledReason'> {
  readonly shown: string
  readonly onOpen: () => void
}

/** Placeholder that looks and is announced like the list. */
function ClosedPicker({ className, label, disabledReason, shown, onOpen }: ClosedPickerProps) {
  const labelId = useId()
  const isDisabled = disabledReason !== undefined
  const trigger = (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to name before it is open
      role="combobox"
      className={select.trigger}
      aria-labelledby={labelId}
      aria-haspopup="dialog"
      aria-expanded={false}
      disabled={isDisabled}
      data-disabled={isDisabled ? '' : undefined}
      onFocus={() => void load()}
      onPointerEnter={() => void load()}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        onOpen()
      }}
    >
      <span className={select.value}>{shown}</span>
      <span className={select.icon} aria-hidden>
        <ChevronsUpDown size={14} />
      </span>
    </button>
  )
  return (
    <div className={classes(field.field, className)}>
      <div id={labelId} className={field.label}>
        {label}
      </div>
      <DisabledTooltip reason={disabledReason}>{trigger}</DisabledTooltip>
    </div>
  )
}
