import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Settings, SettingsPatch } from '../../../../core/settings/settings.ts'
import type { AudioDevice } from '../../../engine/capture/microphone.ts'
import { systemAudioWay } from '../../../engine/capture/system-audio-way.ts'
import { deviceOptions } from '../../../ui/controls/device-options.ts'
import { Select, type SelectOption } from '../../../ui/controls/select.tsx'

/** Distinguishable from microphone ids, which are never that short. */
const isSystem = (value: string) => value === 'system' || value === 'both'

interface SourceControlProps {
  readonly audio: Settings['audio']
  readonly microphones: readonly AudioDevice[]
  /** The file that is listened to, if one is. */
  readonly file: File | undefined
  /** Name of the sample meeting, while that is listened to. */
  readonly sampleName: string | undefined
  /** During a session, only one microphone can be exchanged for another. */
  readonly isBusy: boolean
  readonly onChange: (patch: SettingsPatch) => void
  readonly onFile: (file: File | undefined) => void
}

/** Choice of the source: a microphone, system audio, both, a file, or the sample meeting. */
export function SourceControl(props: SourceControlProps) {
  const { t } = useTranslation()
  const { sampleName } = props
  if (sampleName === undefined) return <OwnSource {...props} />
  return (
    <Select
      label={t('live.source')}
      options={[{ value: sampleName, label: sampleName }]}
      value={sampleName}
      onChange={() => undefined}
      disabledReason={t('live.whileLive')}
    />
  )
}

function OwnSource({ audio, microphones, file, isBusy, onChange, onFile }: SourceControlProps) {
  const { t } = useTranslation()
  const picker = useRef<HTMLInputElement>(null)
  const whileLive = isBusy ? t('live.whileLive') : undefined
  const usesMicrophone = file === undefined && audio.input !== 'system'
  const lacksDevice =
    systemAudioWay() === 'device' && audio.systemDevice === '' ? t('live.noSystemDevice') : undefined
  const named = deviceOptions(
    microphones,
    t('live.defaultMicrophone'),
    audio.microphone,
    audio.microphoneName,
  ).map((option) => ({ ...option, disabledReason: usesMicrophone ? undefined : whileLive }))
  const options: SelectOption<string>[] = [
    ...named,
    { value: 'system', label: t('live.systemAudio'), disabledReason: whileLive ?? lacksDevice },
    { value: 'both', label: t('live.microphoneAndSystem'), disabledReason: whileLive ?? lacksDevice },
    { value: 'file', label: file?.name ?? t('live.chooseFile'), disabledReason: whileLive },
  ]
  const inputValue = audio.input === 'microphone' ? audio.microphone : audio.input

  const choose = (value: string) => {
    if (value === 'file') return picker.current?.click()
    onFile(undefined)
    if (isSystem(value)) return onChange({ audio: { input: value } })
    const microphoneName = microphones.find(({ id }) => id === value)?.label ?? ''
    const input = isBusy ? audio.input : 'microphone'
    return onChange({ audio: { microphone: value, microphoneName, input } })
  }

  return (
    <>
      <Select
        label={t('live.source')}
        options={options}
        value={file === undefined ? inputValue : 'file'}
        onChange={choose}
        disabledReason={usesMicrophone ? undefined : whileLive}
      />
      <input
        ref={picker}
        type="file"
        hidden
        accept="audio/*,video/*"
        aria-label={t('live.chooseFile')}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen !== undefined) onFile(chosen)
          // The same one can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
