import {
  BookMarked,
  ChartColumn,
  FileText,
  Languages,
  Layers,
  ListChecks,
  type LucideIcon,
  TableProperties,
} from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { PanelName } from '../../core/panels.ts'
import { loadPanelStrings } from '../i18n/i18n.ts'

interface PanelEntry {
  readonly icon: LucideIcon
  /** Loaded when it is first opened: captions never wait for it. */
  readonly Panel: LazyExoticComponent<ComponentType>
}

const panel = (icon: LucideIcon, load: () => Promise<ComponentType>): PanelEntry => ({
  icon,
  Panel: lazy(async () => {
    const [loaded] = await Promise.all([load(), loadPanelStrings()])
    return { default: loaded }
  }),
})

export const panels: { readonly [P in PanelName]: PanelEntry } = {
  text: panel(Languages, async () => (await import('../features/text/text-panel.tsx')).TextPanel),
  glossaries: panel(
    BookMarked,
    async () => (await import('../features/glossaries/glossaries-panel.tsx')).GlossariesPanel,
  ),
  styleRules: panel(
    ListChecks,
    async () => (await import('../features/style-rules/style-rules-panel.tsx')).StyleRulesPanel,
  ),
  documents: panel(
    FileText,
    async () => (await import('../features/documents/documents-panel.tsx')).DocumentsPanel,
  ),
  memories: panel(
    Layers,
    async () => (await import('../features/memories/memories-panel.tsx')).MemoriesPanel,
  ),
  languages: panel(
    TableProperties,
    async () => (await import('../features/languages/languages-panel.tsx')).LanguagesPanel,
  ),
  usage: panel(ChartColumn, async () => (await import('../features/usage/usage-panel.tsx')).UsagePanel),
}
