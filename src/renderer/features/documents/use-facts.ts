import { useQuery } from '@tanstack/react-query'
import type { Bridge } from '../../../core/contract.ts'
import type { AppError } from '../../../core/errors.ts'
import type { TranslationMemory } from '../../../core/memories/calls.ts'
import { CallError, useBridge, useCall } from '../../bridge/react.tsx'
import type { Facts } from './fit.ts'

const PAGE_SIZE = 25
/** A service that promises memories and gives none must not be asked for ever. */
const MOST_PAGES = 40

async function allMemories(bridge: Bridge): Promise<TranslationMemory[]> {
  const all: TranslationMemory[] = []
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await bridge.invoke('memory.list', { page, pageSize: PAGE_SIZE })
    if (!answer.ok) throw new CallError(answer.error)
    const { memories, totalCount } = answer.value
    all.push(...memories)
    if (memories.length === 0 || all.length >= totalCount) break
  }
  return all
}

const NONE: readonly never[] = []

interface KnownFacts {
  readonly isDemo: boolean
  readonly facts: Facts
  /** Why some of them are not known. */
  readonly problem: AppError | undefined
  readonly again: () => void
}

/** What the service in use has for documents. */
export function useFacts(): KnownFacts {
  const bridge = useBridge()
  const status = useCall('service.status', {})
  const languages = useCall('language.listProduct', { product: 'translate_document' })
  const glossaries = useCall('glossary.list', {})
  const styles = useCall('styleRules.list', {})
  const memories = useQuery({ queryKey: ['memory.list', 'all'], queryFn: () => allMemories(bridge) })
  const plan = status.value?.kind === 'account' ? status.value.account.plan : 'pro'
  return {
    isDemo: status.value?.kind === 'demo',
    facts: {
      plan,
      languages: languages.value,
      glossaries: glossaries.value?.glossaries ?? NONE,
      styles: styles.value?.lists ?? NONE,
      memories: memories.data ?? NONE,
    },
    // Documents can be translated without the rest, which the options show as empty.
    problem: languages.error,
    again: languages.again,
  }
}
