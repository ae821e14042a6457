import { type PanelName, panelNames } from '../../core/product/panel-names.ts'
import { useHasSpokenTerms } from './spoken-terms/spoken-terms-queries.ts'

/** The panels of the active account, in the order of their tabs. */
export function useShownPanels(): readonly PanelName[] {
  const hasSpokenTerms = useHasSpokenTerms()
  return hasSpokenTerms ? panelNames : panelNames.filter((name) => name !== 'spokenTerms')
}
