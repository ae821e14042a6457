import {
  BookMarked,
  ChartColumn,
  FileText,
  History,
  Languages,
  Layers,
  ListChecks,
  type LucideIcon,
  Speech,
  TableProperties,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { PanelName } from '../../../core/product/panel-names.ts'
import type { Stores } from '../../queries/stores.ts'
import { lazyPart } from '../lazy-part.tsx'

interface PanelEntry {
  readonly icon: LucideIcon
  readonly Panel: ComponentType
}

const panel = (icon: LucideIcon, load: (stores: Stores) => Promise<ComponentType>): PanelEntry => ({
  icon,
  Panel: lazyPart(load),
})

/** Stores outlive their panels: each is created once and kept. */
export const panels: { readonly [P in PanelName]: PanelEntry } = {
  text: panel(Languages, async (stores) => {
    const [{ TextPanel }, { createTextTools }] = await Promise.all([
      import('../../features/text/text-panel.tsx'),
      import('../../features/text/text-store.ts'),
    ])
    stores.add(createTextTools)
    return TextPanel
  }),
  glossaries: panel(BookMarked, async (stores) => {
    const [{ GlossariesPanel }, { createGlossaryWorkspace }] = await Promise.all([
      import('../../features/glossaries/glossaries-panel.tsx'),
      import('../../features/glossaries/editor/glossary-workspace.ts'),
    ])
    stores.add(createGlossaryWorkspace)
    return GlossariesPanel
  }),
  styleRules: panel(ListChecks, async (stores) => {
    const [{ StyleRulesPanel }, { createStyleWorkspaces }] = await Promise.all([
      import('../../features/style-rules/style-rules-panel.tsx'),
      import('../../features/style-rules/style-rule-workspace.ts'),
    ])
    stores.add(createStyleWorkspaces)
    return StyleRulesPanel
  }),
  documents: panel(FileText, async (stores) => {
    const [{ DocumentsPanel }, { createPageDocuments }] = await Promise.all([
      import('../../features/documents/documents-panel.tsx'),
      import('../../features/documents/documents-store.ts'),
    ])
    stores.add(createPageDocuments)
    return DocumentsPanel
  }),
  memories: panel(Layers, async (stores) => {
    const [{ MemoriesPanel }, { createMemoryTransfers }] = await Promise.all([
      import('../../features/memories/memories-panel.tsx'),
      import('../../features/memories/transfers.ts'),
    ])
    stores.add(createMemoryTransfers)
    return MemoriesPanel
  }),
  languages: panel(
    TableProperties,
    async () => (await import('../../features/languages/languages-panel.tsx')).LanguagesPanel,
  ),
  history: panel(
    History,
    async () => (await import('../../features/history/history-panel.tsx')).HistoryPanel,
  ),
  spokenTerms: panel(Speech, async (stores) => {
    const [{ SpokenTermsPanel }, { createTermsWorkspace }] = await Promise.all([
      import('../../features/spoken-terms/spoken-terms-panel.tsx'),
      import('../../features/spoken-terms/terms-workspace.ts'),
    ])
    stores.add(createTermsWorkspace)
    return SpokenTermsPanel
  }),
  usage: panel(ChartColumn, async () => (await import('../../features/usage/usage-panel.tsx')).UsagePanel),
}
