import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import type { AudioDevice } from '../../../engine/capture/microphone.ts'
import { systemAudioWay } from '../../../engine/capture/system-audio-way.ts'
import { waitForDevice } from '../../../engine/capture/wait-for-device.ts'
import { ProgramIcon, ProgramNotices } from '../../../shared/programs/program-parts.tsx'
import { useProgramCapture } from '../../../shared/programs/use-program-capture.ts'
import { deviceOptions } from '../../../ui/controls/device-options.ts'
import { useFilePicker } from '../../../ui/controls/file-picker.tsx'
import { Select, type SelectOption } from '../../../ui/controls/select.tsx'
import type { SideParts } from './side-parts.ts'

/** Distinguishable from microphone ids, which are never that short. */
const isSystem = (value: string) => value === 'system' || value === 'both'
const PROGRAM = 'program:'

interface OwnSourceProps {
  readonly audio: Settings['audio']
  readonly microphones: readonly AudioDevice[]
  /** The file to translate, if that is the source. */
  readonly file: File | undefined
  /** During a session, a microphone can only be replaced by another one. */
  readonly isBusy: boolean
  /** In a meeting the user's own side listens to a microphone or a file. */
  readonly isMeeting: boolean
  readonly onChange: (patch: SettingsPatch) => void
  readonly onFile: (file: File | undefined) => void
}

/** Choice of the source: a microphone, system audio, one program, both, or a file. */
export function useOwnSource({
  audio,
  microphones,
  file,
  isBusy,
  isMeeting,
  onChange,
  onFile,
}: OwnSourceProps): Pick<SideParts, 'heard' | 'notes'> {
  const { t } = useTranslation()
  const picker = useFilePicker({
    label: t('live.chooseFile'),
    accept: 'audio/*,video/*',
    onFiles: ([chosen]) => onFile(chosen),
  })
  const program = useProgramCapture({
    audio,
    isListed: false,
    findMicrophone: (label) => waitForDevice('microphones', label),
    toPatch: ({ id, label }) => ({
      audio: { systemDevice: id, systemDeviceName: label, ...(id !== '' && { input: 'system' }) },
    }),
    onChange,
  })
  const used = program.isUsed ? program.captured?.program : undefined
  const input = isMeeting ? 'microphone' : audio.input
  const usesMicrophone = file === undefined && input !== 'system'
  const lacksDevice =
    systemAudioWay() === 'device' && audio.systemDevice === '' ? t('live.noSystemDevice') : undefined
  const lacksSystem =
    lacksDevice ??
    (systemAudioWay() === 'device' && used !== undefined ? t('live.noSystemDevice') : undefined)
  const named = deviceOptions(
    // The captured program is offered by its own name.
    microphones.filter(({ label }) => label !== program.captured?.microphone),
    t('live.defaultMicrophone'),
    audio.microphone,
    audio.microphoneName,
    (name) => t('live.notConnected', { name }),
  )
  const systemSources: SelectOption<string>[] = [
    { value: 'system', label: t('live.systemAudio'), disabledReason: lacksSystem },
    ...program.programs.map(({ id, name }) => ({
      value: `${PROGRAM}${id}`,
      label: t('live.program', { name }),
      icon: <ProgramIcon />,
    })),
    {
      value: 'both',
      label: used === undefined ? t('live.microphoneAndSystem') : t('live.microphoneAndProgram', used),
      disabledReason: lacksDevice,
    },
  ]
  const systemValue = input === 'system' && used !== undefined ? `${PROGRAM}${used.id}` : input
  const inputValue = input === 'microphone' ? audio.microphone : systemValue
  const others: SelectOption<string>[] = [
    ...(isMeeting ? [] : systemSources),
    { value: 'file', label: file?.name ?? t('live.chooseFile') },
  ]
  const options = [...named, ...(isBusy ? others.filter(({ value }) => value === inputValue) : others)]

  const choose = (value: string) => {
    if (value === 'file') return picker.open()
    onFile(undefined)
    if (value.startsWith(PROGRAM)) return program.choose(value.slice(PROGRAM.length))
    if (program.isOn && value !== 'both' && !isMeeting) program.choose(null)
    if (isSystem(value)) return onChange({ audio: { input: value } })
    const microphoneName = microphones.find(({ id }) => id === value)?.label ?? ''
    return onChange({
      audio: { microphone: value, microphoneName, input: isBusy ? audio.input : 'microphone' },
    })
  }

  return {
    heard: (usesMicrophone || !isBusy) && (
      <>
        <Select
          label={t('live.source')}
          options={options}
          value={file === undefined ? inputValue : 'file'}
          onChange={choose}
          onOpen={program.list}
        />
        {picker.input}
      </>
    ),
    notes: !isMeeting && <ProgramNotices program={program} />,
  }
}
