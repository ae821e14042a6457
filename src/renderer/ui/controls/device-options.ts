import type { SelectOption } from './select.tsx'

/** An audio device. Its name is empty until permission is granted. */
interface Device {
  readonly id: string
  readonly label: string
}

const SHOWN_OF_ID = 8

/** Several devices of one name, such as two equal headsets, are numbered in their order. */
function numbered(options: readonly SelectOption<string>[]): SelectOption<string>[] {
  const counts = new Map<string, number>()
  return options.map((option) => {
    const count = (counts.get(option.label) ?? 0) + 1
    counts.set(option.label, count)
    return count === 1 ? option : { ...option, label: `${option.label} (${count})` }
  })
}

/**
 * Devices to choose from. The chosen one stays in the list while it is unplugged: only the user chooses another
 * one.
 *
 * @param usual label of the system default
 * @param chosenName name of the chosen device when it was chosen
 * @param missing label of one that is unplugged
 */
export function deviceOptions(
  devices: readonly Device[],
  defaults: string,
  chosen: string,
  chosenName: string,
  missing: (name: string) => string,
): SelectOption<string>[] {
  const named = numbered(
    devices
      .filter(({ id }) => id !== 'default' && id !== 'communications')
      .map(({ id, label }) => ({ value: id, label: label === '' ? id.slice(0, SHOWN_OF_ID) : label })),
  )
  const isListed = chosen === '' || named.some(({ value }) => value === chosen)
  const name = chosenName || chosen.slice(0, SHOWN_OF_ID)
  // Before the permission, nobody knows what is plugged in.
  const isKnown = devices.some(({ label }) => label !== '')
  return [
    { value: '', label: defaults },
    ...named,
    ...(isListed ? [] : [{ value: chosen, label: isKnown ? missing(name) : name }]),
  ]
}
