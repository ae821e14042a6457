import { useState } from 'react'
import type { AppError } from '../../../core/base/errors.ts'
import { useBridge } from '../../bridge/react.tsx'
import { GLOSSARY_LISTS } from '../../queries/glossaries-queries.ts'
import { useInvalidate } from '../../queries/query/use-mutation.ts'
import type { GlossaryWorkspace } from './editor/glossary-editor-workspace.ts'
import { keeperPortsOn, renameGlossary, type Saved } from './keeper.ts'
import type { ListedGlossary } from './list/listing.ts'

/** Renames glossaries, of which some are replaced by a new one. */
export function useRenameGlossary(workspace: GlossaryWorkspace, onDone: (id: string, saved: Saved) => void) {
  const ports = keeperPortsOn(useBridge())
  const invalidate = useInvalidate()
  const [state, setState] = useState<'idle' | 'saving' | AppError>('idle')
  return {
    mutation: {
      isPending: state === 'saving',
      error: typeof state === 'object' ? state : undefined,
      reset: () => setState('idle'),
    },
    async run(glossary: ListedGlossary, name: string): Promise<boolean> {
      // Only a newly created glossary needs languages.
      const [pair = { sourceLanguage: '', targetLanguage: '' }] = glossary.dictionaries
      setState('saving')
      const saved = await renameGlossary(ports, { ...glossary, ...pair }, name)
      invalidate(GLOSSARY_LISTS)
      setState(saved.ok ? 'idle' : saved.error)
      if (!saved.ok) return false
      workspace.renamed(glossary.id, name, saved.value.id)
      onDone(glossary.id, saved.value)
      return true
    },
  }
}
