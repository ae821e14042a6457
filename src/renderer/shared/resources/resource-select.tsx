import type { ComponentProps } from 'react'
import { Select, type SelectOption } from '../../ui/controls/select.tsx'

/** Value for no resource. */
const NONE = ''

interface ResourceSelectProps extends Omit<ComponentProps<typeof Select<string>>, 'value' | 'onChange'> {
  /** Name of the option for no resource. */
  readonly none: string
  readonly value: string | null | undefined
  /** Name of a value that is none of the options, once these are known. */
  readonly unknown?: string | undefined
  /** Called with null for no resource. */
  readonly onChange: (id: string | null) => void
}

/** Choice of one resource of the account, such as a glossary, or of none. */
export function ResourceSelect({ none, options, value, unknown, onChange, ...select }: ResourceSelectProps) {
  const isUnknown = value != null && options.every((option) => option.value !== value)
  const all: readonly SelectOption<string>[] = [
    { value: NONE, label: none },
    ...options,
    ...(isUnknown && unknown !== undefined ? [{ value, label: unknown }] : []),
  ]
  return (
    <Select
      {...select}
      options={all}
      value={value ?? NONE}
      onChange={(id) => onChange(id === NONE ? null : id)}
    />
  )
}
