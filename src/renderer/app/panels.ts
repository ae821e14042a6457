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

interface PanelEntry {
  readonly icon: LucideIcon
  /** Loaded when it is first opened: captions never wait for it. */
  readonly Panel: LazyExoticComponent<ComponentType>
}

export const panels: { readonly [P in PanelName]: PanelEntry } = {
  text: {
    icon: Languages,
    Panel: lazy(async () => ({ default: (await import('../features/text/text-panel.tsx')).TextPanel })),
  },
  glossaries: {
    icon: BookMarked,
    Panel: lazy(async () => ({
      default: (await import('../features/glossaries/glossaries-panel.tsx')).GlossariesPanel,
    })),
  },
  styleRules: {
    icon: ListChecks,
    Panel: lazy(async () => ({
      default: (await import('../features/style-rules/style-rules-panel.tsx')).StyleRulesPanel,
    })),
  },
  documents: {
    icon: FileText,
    Panel: lazy(async () => ({
      default: (await import('../features/documents/documents-panel.tsx')).DocumentsPanel,
    })),
  },
  memories: {
    icon: Layers,
    Panel: lazy(async () => ({
      default: (await import('../features/memories/memories-panel.tsx')).MemoriesPanel,
    })),
  },
  languages: {
    icon: TableProperties,
    Panel: lazy(async () => ({
      default: (await import('../features/languages/languages-panel.tsx')).LanguagesPanel,
    })),
  },
  usage: {
    icon: ChartColumn,
    Panel: lazy(async () => ({ default: (await import('../features/usage/usage-panel.tsx')).UsagePanel })),
  },
}
