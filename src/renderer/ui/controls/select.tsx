import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, use, useId } from 'react'
import { classes } from '../classes.ts'
import { DisabledTooltip } from '../overlays/disabled-tooltip.tsx'
import hidden from '../visually-hidden.module.css'
import field from './field.module.css'
import { PickerLookContext } from './picker-look.ts'
import styles from './select.module.css'

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
  /** Precedes the label in the list. It must add nothing to be read aloud. */
  readonly icon?: ReactNode
  /** The reason why it cannot be chosen at the moment. */
  readonly disabledReason?: string | undefined
}

/** The values of a closed list, which a search finds too. */
export const valuesOf = (options: readonly { readonly label: string }[]): string =>
  options.map(({ label }) => label).join('\n')

interface SelectProps<V extends string> {
  readonly label: string
  /** Hides the label visually, if the context explains it. */
  readonly isLabelHidden?: boolean
  readonly options: readonly SelectOption<V>[]
  readonly value: V
  readonly onChange: (value: V) => void
  /** Whether the options are shown; undefined if only the user decides. */
  readonly isOpen?: boolean | undefined
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Called when the options are shown: some are not known before. */
  readonly onOpen?: (() => void) | undefined
  /** The reason why nothing can be chosen at the moment. */
  readonly disabledReason?: string | undefined
  /** Shows the reason below instead of in a tooltip. */
  readonly isReasonShown?: boolean
  /** An explanation of the choice, shown below. */
  readonly hint?: string
}

/** Choice of one of a few values. */
export function Select<V extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  isOpen,
  onOpenChange,
  onOpen,
  disabledReason,
  isReasonShown = false,
  hint,
}: SelectProps<V>) {
  const hintId = useId()
  const isWord = use(PickerLookContext) === 'word'
  const shownHint = (isReasonShown ? disabledReason : undefined) ?? hint
  const trigger = (
    <BaseSelect.Trigger
      className={classes(styles.trigger, isWord && styles.word)}
      // The visible label is associated only by an effect, after the first paint.
      aria-label={label}
      aria-describedby={shownHint === undefined ? undefined : hintId}
    >
      <BaseSelect.Value className={styles.value} />
      <SelectIcon />
    </BaseSelect.Trigger>
  )
  return (
    <div className={classes(field.field, isWord && field.word)} data-values={valuesOf(options)}>
      <BaseSelect.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        open={isOpen}
        onOpenChange={(next) => {
          onOpenChange?.(next)
          if (next) onOpen?.()
        }}
        disabled={disabledReason !== undefined}
        modal={false}
      >
        <BaseSelect.Label className={isLabelHidden || isWord ? hidden.hidden : field.label}>
          {label}
        </BaseSelect.Label>
        <DisabledTooltip reason={isReasonShown ? undefined : disabledReason}>{trigger}</DisabledTooltip>
        <SelectPopup label={label} options={options} />
      </BaseSelect.Root>
      {shownHint !== undefined && (
        <p id={hintId} className={field.hint}>
          {shownHint}
        </p>
      )}
    </div>
  )
}

export function SelectIcon() {
  return (
    <BaseSelect.Icon className={styles.icon}>
      <ChevronsUpDown size={14} />
    </BaseSelect.Icon>
  )
}

interface SelectPopupProps {
  readonly label: string
  readonly options: readonly SelectOption<string>[]
}

/** The popup of a select. It is a landmark, since it is rendered outside all others. */
export function SelectPopup({ label, options }: SelectPopupProps) {
  return (
    <BaseSelect.Portal>
      <BaseSelect.Positioner
        // The portal stays after it was first opened; this is hidden with the popup.
        role="region"
        aria-label={label}
        className={styles.positioner}
        sideOffset={4}
        alignItemWithTrigger={false}
      >
        <BaseSelect.Popup className={styles.popup}>
          {options.map(({ value, label: name, icon, disabledReason }) => (
            <BaseSelect.Item
              key={value}
              value={value}
              disabled={disabledReason !== undefined}
              className={styles.item}
            >
              <BaseSelect.ItemIndicator>
                <Check size={14} />
              </BaseSelect.ItemIndicator>
              <span className={styles.text}>
                {icon}
                <BaseSelect.ItemText>{name}</BaseSelect.ItemText>
              </span>
              {disabledReason !== undefined && <span className={styles.reason}>{disabledReason}</span>}
            </BaseSelect.Item>
          ))}
        </BaseSelect.Popup>
      </BaseSelect.Positioner>
    </BaseSelect.Portal>
  )
}
