import { type PanelName, panelNames } from '../../core/product/panels.ts'
import { useHasSpokenTerms } from './spoken-terms/spoken-terms.ts'

/** The panels of the active account, in the order of their tabs. */
export function useShownPanels(): readonly PanelName[] {
  const hasSpokenTerms = useHasSpokenTerms()
  return hasSpokenTerms ? panelNames : panelNames.filter((name) => name !== 'spokenTerms')
}
