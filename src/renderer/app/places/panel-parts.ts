import type { ComponentType } from 'react'
import type { PanelName } from '../../../core/product/panel-names.ts'
import { lazyPart } from '../../shared/lazy/lazy-part.tsx'

/** All resources, and each kind of them. */
const library = lazyPart<{ readonly name: PanelName }>(async (stores) => {
  const [{ LibraryPanel }, ...create] = await Promise.all([
    import('./library-panel.tsx'),
    import('../../features/glossaries/editor/glossary-editor-workspace.ts'),
    import('../../features/spoken-terms/terms-workspace.ts'),
    import('../../features/style-rules/style-rule-workspace.ts'),
    import('../../features/memories/transfers.ts'),
  ])
  stores.add(create[0].createGlossaryWorkspace)
  stores.add(create[1].createTermsWorkspace)
  stores.add(create[2].createStyleWorkspaces)
  stores.add(create[3].createMemoryTransfers)
  return LibraryPanel
})

/** Stores outlive their panels: each is created once and kept. */
export const panels: { readonly [P in PanelName]: ComponentType<{ readonly name: PanelName }> } = {
  text: lazyPart(async (stores) => {
    const [{ TextPanel }, { createTextTools }] = await Promise.all([
      import('../../features/text/text-panel.tsx'),
      import('../../features/text/text-store.ts'),
    ])
    stores.add(createTextTools)
    return TextPanel
  }),
  glossaries: library,
  styleRules: library,
  documents: lazyPart(async (stores) => {
    const [{ DocumentsPanel }, { createPageDocuments }] = await Promise.all([
      import('../../features/documents/documents-panel.tsx'),
      import('../../features/documents/documents-store.ts'),
    ])
    stores.add(createPageDocuments)
    return DocumentsPanel
  }),
  memories: library,
  languages: lazyPart(
    async () => (await import('../../features/languages/languages-panel.tsx')).LanguagesPanel,
  ),
  history: lazyPart(async () => (await import('../../features/history/history-panel.tsx')).HistoryPanel),
  spokenTerms: library,
  usage: lazyPart(async () => (await import('../../features/usage/usage-panel.tsx')).UsagePanel),
  library,
}

/** The latest sessions, on the start. */
export const LatestSessions = lazyPart(
  async () => (await import('../../features/history/sessions/recent-sessions.tsx')).RecentSessions,
)
