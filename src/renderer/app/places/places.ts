import { ChartColumn, History, Languages, LibraryBig, type LucideIcon } from 'lucide-react'
import type { PanelName } from '../../../core/product/panel-names.ts'

/** The places of the rail that open a panel, from top to bottom. */
export const placeNames = ['history', 'translate', 'library', 'usage'] as const
export type PlaceName = (typeof placeNames)[number]

export const placeIcons: { readonly [P in PlaceName]: LucideIcon } = {
  history: History,
  translate: Languages,
  library: LibraryBig,
  usage: ChartColumn,
}

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
