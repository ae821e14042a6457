import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { type OutputKind, outputKind } from '../../../../core/audio/output-kind.ts'
import { useDefaultOutput, useSoundDevices } from '../../../queries/host-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useDismissed } from '../../../shared/use-dismissed.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useDevices } from '../controls/use-devices.ts'
import { useLivePage } from '../live-context.ts'
import { isBusy } from '../session/status.ts'
import { meetingSounds } from './meeting-sounds.ts'

/** Id that browsers give to the system's choice. */
const DEFAULT_DEVICE = 'default'

/** Reports during a meeting that the user hears it from a loudspeaker instead of headphones, as far as that is known. */
export function LoudspeakerNotice() {
  const { mine: live } = useLivePage().lives
  const { audio } = useSettings()
  const busy = useStore(live.store, isBusy)
  const devices = useDevices(busy)
  const microphone = useSoundDevices().data?.microphone
  const parleySpeaker = microphone?.type === 'on' ? microphone.speaker : undefined
  const ears = meetingSounds(audio, parleySpeaker, devices, false).theirs.speaker
  if (!busy) return null
  const label = devices.speakers.find(({ id }) => id === (ears || DEFAULT_DEVICE))?.label ?? ''
  return ears === '' ? (
    <DefaultNotice label={label} />
  ) : (
    <OutputNotice name={label} kind={outputKind(label)} />
  )
}

/** Notice about the default device, of which the sound server knows more than its name in the browser. */
function DefaultNotice({ label }: { readonly label: string }) {
  const { output = { name: label, kind: outputKind(label) } } = useDefaultOutput().data ?? {}
  return <OutputNotice {...output} />
}

function OutputNotice({ name, kind }: { readonly name: string; readonly kind: OutputKind }) {
  const { t } = useTranslation()
  const { isDismissed, dismiss } = useDismissed([`loudspeaker ${name}`])
  if (isDismissed || kind !== 'loudspeaker') return null
  return (
    <Notice
      tone="info"
      title={t('meeting.loudspeaker.title')}
      remedy={t('meeting.loudspeaker.remedy', { name })}
      onDismiss={dismiss}
    />
  )
}
