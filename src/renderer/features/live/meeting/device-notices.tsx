import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useSoundDevices } from '../../../queries/host-queries.ts'
import { usePageStore } from '../../../queries/stores.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import { useLivePage } from '../live-context.ts'
import { isBusy } from '../session/status.ts'
import { LoudspeakerNotice } from './loudspeaker-notice.tsx'
import { createMissingDevices, NONE_MISSING } from './presets/missing-devices.ts'
import { usePresetDevices } from './presets/use-preset-devices.ts'

interface DeviceNoticesProps {
  readonly onChange: (patch: SettingsPatch) => void
}

/** Notices about the devices of a meeting. */
export function DeviceNotices({ onChange }: DeviceNoticesProps) {
  return (
    <>
      <ParleyMicrophoneNotice />
      <LoudspeakerNotice />
      <MissingDevicesNotice onChange={onChange} />
    </>
  )
}

/** Reports during a meeting that the others hear no translation. An interruption of all sound is told once, by its own. */
function ParleyMicrophoneNotice() {
  const isRunning = useStore(useLivePage().lives.mine.store, (state) => isBusy(state) && !state.isInterrupted)
  const microphone = useSoundDevices().data?.microphone
  return isRunning && microphone?.type === 'failed' && <ErrorNotice error={microphone.error} />
}

/** Names the devices of the chosen preset that are not connected: those in use go on. */
function MissingDevicesNotice({ onChange }: Pick<DeviceNoticesProps, 'onChange'>) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const store = usePageStore(createMissingDevices)
  const { preset, names, error } = useStore(store)
  const { apply } = usePresetDevices(onChange)
  const dismiss = () => store.setState(NONE_MISSING)
  if (error !== undefined) return <ErrorNotice error={error} onDismiss={dismiss} />
  if (preset === undefined || names.length === 0) return null
  return (
    <Notice
      tone="info"
      title={t('meeting.presets.missing.title', { name: preset.name })}
      remedy={t('meeting.presets.missing.remedy', { what: row(names) })}
      actions={<Button onClick={() => void apply(preset)}>{t('app.tryAgain')}</Button>}
      onDismiss={dismiss}
    />
  )
}
