import type { AppError } from '../../../core/base/errors.ts'
import { useCall } from '../../bridge/react.tsx'
import { useProductLanguages } from '../../data/languages.ts'
import { useMemories } from '../../data/memories.ts'
import { useStyleLists } from '../../data/style-lists.ts'
import type { Facts } from './fit.ts'

interface KnownFacts {
  readonly isDemo: boolean
  readonly facts: Facts
  /** Why some of them are not known. */
  readonly problem: AppError | undefined
  readonly again: () => void
}

/** What the service in use has for documents. */
export function useFacts(): KnownFacts {
  const status = useCall('service.status', {})
  const languages = useProductLanguages('translate_document')
  const glossaries = useCall('glossary.list', {})
  const styles = useStyleLists()
  const memories = useMemories()
  const plan = status.value?.kind === 'account' ? status.value.account.plan : 'pro'
  return {
    isDemo: status.value?.kind === 'demo',
    facts: {
      plan,
      languages: languages.value,
      glossaries: glossaries.value?.glossaries,
      styles: styles.value?.lists,
      memories: memories.value,
    },
    // Documents can be translated without the rest.
    problem: languages.error,
    again: languages.again,
  }
}
