import type { UsedResourceKind } from '../../../../core/session/library/used-resources.ts'
import { useFormerNames } from '../../../queries/sessions-queries.ts'
import type { ChosenResource } from './live-resource.ts'

/** Gives those that the account does not have the names that they had. */
export function useNamedMissing(
  kind: UsedResourceKind,
  chosen: readonly ChosenResource[],
): readonly ChosenResource[] {
  const missing = chosen.filter(({ type }) => type === 'unknown').map(({ id }) => id)
  const names = useFormerNames(kind, missing)
  return chosen.map((each) =>
    each.type === 'unknown' ? { ...each, name: names[missing.indexOf(each.id)] } : each,
  )
}
