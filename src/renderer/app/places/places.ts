import { History, Languages, LibraryBig, type LucideIcon } from 'lucide-react'
import type { PanelName } from '../../../core/product/panel-names.ts'

/** The places of the rail that open a panel, with their icons. */
export const placeIcons = {
  history: History,
  translate: Languages,
  library: LibraryBig,
} as const satisfies Readonly<Record<string, LucideIcon>>
export type RailPlace = keyof typeof placeIcons
/** Usage opens from the chip of the account. */
export type PlaceName = RailPlace | 'usage'

/** The place of each panel. Those of one place are in the order of their tabs. */
export const placeOfPanel: { readonly [P in PanelName]: PlaceName } = {
  history: 'history',
  text: 'translate',
  documents: 'translate',
  languages: 'translate',
  library: 'library',
  glossaries: 'library',
  spokenTerms: 'library',
  styleRules: 'library',
  memories: 'library',
  usage: 'usage',
}

const ordered = Object.keys(placeOfPanel) as PanelName[]

/**
 * The panels of a place.
 *
 * @param shown the panels that the active account has
 */
export const panelsOf = (place: PlaceName, shown: readonly PanelName[]): readonly PanelName[] =>
  ordered.filter((name) => placeOfPanel[name] === place && shown.includes(name))
