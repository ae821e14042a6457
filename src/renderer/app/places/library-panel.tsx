import type { PanelName } from '../../../core/product/panel-names.ts'
import { useGlossaryKind } from '../../features/glossaries/glossary-kind.tsx'
import { useMemoryKind } from '../../features/memories/memory-kind.tsx'
import { useSpokenTermsKind } from '../../features/spoken-terms/spoken-terms-kind.tsx'
import { useStyleRulesKind } from '../../features/style-rules/style-rules-kind.tsx'
import { useShownPanels } from '../../queries/settings-queries.ts'
import { ResourceList } from '../../shared/resources/resource-list.tsx'

/** All resources of the account, or those of the kind whose panel is open. */
export function LibraryPanel({ name }: { readonly name: PanelName }) {
  const shown = useShownPanels()
  const kinds = [useGlossaryKind(), useSpokenTermsKind(), useStyleRulesKind(), useMemoryKind()]
  return <ResourceList kinds={kinds.filter(({ panel }) => shown.includes(panel))} name={name} />
}
