import { useTranslation } from 'react-i18next'
import type { AppError } from '../../../../core/base/errors.ts'
import type { SessionUses } from '../../../../core/session/library/session-schema.ts'
import type { UsedResourceKind } from '../../../../core/session/library/used-resources.ts'
import { usesInSettings } from '../../../../core/settings/uses/settings-uses.ts'
import type { Side } from '../../../../core/voice/sides.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSessionUseCounts, useSessionUses } from '../../../queries/sessions-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'

/** Uses of a resource of the account, in the reader's language. */
export interface ResourceUsage {
  /** Places where it is chosen at the moment. */
  readonly chosenIn: readonly string[]
  /** Names of presets, and of the sides that use it in them. */
  readonly presets: readonly { readonly id: string; readonly name: string; readonly sides: string }[]
  /** Undefined until the library has answered, and if it cannot. */
  readonly sessions: SessionUses | undefined
  readonly error: AppError | undefined
  readonly refetch: () => void
}

/** @param limit number of sessions to name */
export function useResourceUses(kind: UsedResourceKind, id: string, limit = 5): ResourceUsage {
  const { t } = useTranslation()
  const { row } = useFormats()
  const settings = useSettings()
  const sessions = useSessionUses({ kind, id, limit })
  const { isOn, myName, theirName } = settings.meeting
  const sideName = (side: Side, name: string) => name || t(`live.sides.${side}`)
  const places = {
    voice: isOn ? t('uses.liveSide', { side: sideName('mine', myName) }) : t('uses.live'),
    meeting: t('uses.liveSide', { side: sideName('theirs', theirName) }),
    text: t('panels.names.text'),
    documents: t('panels.names.documents'),
  }
  const { chosenIn, presets } = usesInSettings(settings, kind, id)
  return {
    chosenIn: chosenIn.map((section) => places[section]),
    presets: presets.map(({ preset: { id: presetId, name, meeting }, usedBy }) => ({
      id: presetId,
      name,
      sides: row(usedBy.map((side) => sideName(side, side === 'mine' ? meeting.myName : meeting.theirName))),
    })),
    sessions: sessions.data,
    error: sessions.error,
    refetch: sessions.refetch,
  }
}

/** Says of each resource of a kind, in a few words, how many presets and sessions use it; undefined for none. */
export function useUsesSummary(kind: UsedResourceKind): (id: string) => string | undefined {
  const { t } = useTranslation()
  const { row } = useFormats()
  const settings = useSettings()
  const { counts = {} } = useSessionUseCounts({ kind }).data ?? {}
  return (id) => {
    const presets = usesInSettings(settings, kind, id).presets.length
    const sessions = counts[id] ?? 0
    const parts = [
      ...(presets > 0 ? [t('uses.presets', { count: presets })] : []),
      ...(sessions > 0 ? [t('uses.sessions', { count: sessions })] : []),
    ]
    return parts.length === 0 ? undefined : row(parts)
  }
}
