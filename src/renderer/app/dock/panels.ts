import {
  BookMarked,
  ChartColumn,
  FileText,
  History,
  Languages,
  Layers,
  ListChecks,
  type LucideIcon,
  TableProperties,
} from 'lucide-react'
import type { ComponentType } from 'react'
import type { PanelName } from '../../../core/product/panels.ts'
import { lazyPart } from '../lazy-part.tsx'

interface PanelEntry {
  readonly icon: LucideIcon
  readonly Panel: ComponentType
}

const panel = (icon: LucideIcon, load: () => Promise<ComponentType>): PanelEntry => ({
  icon,
  Panel: lazyPart(load),
})

export const panels: { readonly [P in PanelName]: PanelEntry } = {
  text: panel(Languages, async () => (await import('../../features/text/text-panel.tsx')).TextPanel),
  glossaries: panel(
    BookMarked,
    async () => (await import('../../features/glossaries/glossaries-panel.tsx')).GlossariesPanel,
  ),
  styleRules: panel(
    ListChecks,
    async () => (await import('../../features/style-rules/style-rules-panel.tsx')).StyleRulesPanel,
  ),
  documents: panel(
    FileText,
    async () => (await import('../../features/documents/documents-panel.tsx')).DocumentsPanel,
  ),
  memories: panel(
    Layers,
    async () => (await import('../../features/memories/memories-panel.tsx')).MemoriesPanel,
  ),
  languages: panel(
    TableProperties,
    async () => (await import('../../features/languages/languages-panel.tsx')).LanguagesPanel,
  ),
  history: panel(
    History,
    async () => (await import('../../features/history/history-panel.tsx')).HistoryPanel,
  ),
  usage: panel(ChartColumn, async () => (await import('../../features/usage/usage-panel.tsx')).UsagePanel),
}
