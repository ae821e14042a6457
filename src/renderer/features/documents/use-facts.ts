import type { AppError } from '../../../core/base/errors.ts'
import { useServiceStatus } from '../../data/account.ts'
import { useGlossaries } from '../../data/glossaries.ts'
import { useProductLanguages } from '../../data/languages.ts'
import { useMemories } from '../../data/memories.ts'
import { useStyleLists } from '../../data/style-rules.ts'
import type { Facts } from './fit.ts'

interface KnownFacts {
  readonly isDemo: boolean
  readonly facts: Facts
  /** The reason why some of them are unknown. */
  readonly problem: AppError | undefined
  readonly again: () => void
}

/** Resources of the active service for documents. */
export function useFacts(): KnownFacts {
  const status = useServiceStatus()
  const languages = useProductLanguages('translate_document')
  const glossaries = useGlossaries()
  const styles = useStyleLists()
  const memories = useMemories()
  const plan = status.data?.kind === 'account' ? status.data.account.plan : 'pro'
  return {
    isDemo: status.data?.kind === 'demo',
    facts: {
      plan,
      languages: languages.data,
      glossaries: glossaries.data?.glossaries,
      styles: styles.data?.lists,
      memories: memories.data,
    },
    // Errors of the other requests are ignored: documents can be translated without them.
    problem: languages.error,
    again: languages.refetch,
  }
}
