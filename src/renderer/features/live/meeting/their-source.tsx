import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { SettingsPatch } from '../../../../core/settings/settings-patch.ts'
import type { AudioDevice } from '../../../engine/capture/microphone.ts'
import { systemAudioWay } from '../../../engine/capture/system-audio-way.ts'
import { waitForDevice } from '../../../engine/capture/wait-for-device.ts'
import { ProgramIcon, ProgramNotices } from '../../../shared/programs/program-parts.tsx'
import { useProgramCapture } from '../../../shared/programs/use-program-capture.ts'
import { deviceOptions } from '../../../ui/controls/device-options.ts'
import { Select } from '../../../ui/controls/select.tsx'
import { Notice } from '../../../ui/layout/notice.tsx'
import type { SideParts } from '../controls/side-parts.ts'
import { toTheirDevice } from './their-device.ts'

/** Distinguishable from microphone ids, which are never that short. */
const PROGRAM = 'program:'
/** Id that browsers give to the system's choice. */
const DEFAULT_DEVICE = 'default'

interface TheirSourceProps {
  readonly audio: Settings['audio']
  readonly meeting: Settings['meeting']
  readonly microphones: readonly AudioDevice[]
  /** During a session, the source stays. */
  readonly isBusy: boolean
  readonly onChange: (patch: SettingsPatch) => void
}

/** Choice of where the others of a meeting are heard: the meeting program, system audio, or an input device. */
export function useTheirSource({
  audio,
  meeting,
  microphones,
  isBusy,
  onChange,
}: TheirSourceProps): Pick<SideParts, 'heard' | 'notes'> {
  const { t } = useTranslation()
  const program = useProgramCapture({
    audio: { ...audio, systemDevice: meeting.device, systemDeviceName: meeting.deviceName },
    isListed: true,
    findMicrophone: (label) => waitForDevice('microphones', label),
    toPatch: toTheirDevice,
    onChange,
  })
  const used = program.isUsed ? program.captured?.program : undefined
  const needsDevice = systemAudioWay() === 'device' && audio.systemDevice === ''
  const [system, ...devices] = deviceOptions(
    // The captured program is offered by its own name.
    microphones.filter(({ label }) => label !== program.captured?.microphone),
    t('live.systemAudio'),
    used === undefined ? meeting.device : '',
    meeting.deviceName,
    (name) => t('live.notConnected', { name }),
  )
  const options = [
    ...program.programs.map(({ id, name }) => ({
      value: `${PROGRAM}${id}`,
      label: t('live.program', { name }),
      icon: <ProgramIcon />,
    })),
    ...(system === undefined
      ? []
      : [{ ...system, disabledReason: needsDevice ? t('live.noSystemDevice') : undefined }]),
    ...devices,
  ]
  const choose = (value: string) => {
    if (value.startsWith(PROGRAM)) return program.choose(value.slice(PROGRAM.length))
    if (program.isOn) program.choose(null)
    const label = microphones.find(({ id }) => id === value)?.label ?? ''
    return onChange(toTheirDevice({ id: value, label }))
  }
  return {
    heard: !isBusy && (
      <Select
        label={t('live.source')}
        options={options}
        value={used === undefined ? meeting.device : `${PROGRAM}${used.id}`}
        onChange={choose}
        onOpen={program.list}
      />
    ),
    notes: (
      <>
        {meeting.device === (audio.microphone || DEFAULT_DEVICE) && (
          <Notice
            tone="info"
            title={t('meeting.echo.sameDevice.title')}
            remedy={t('meeting.echo.sameDevice.remedy')}
          />
        )}
        {program.isUsed && program.captured?.isPlaying === false && (
          <p>{t('sound.program.quiet', { name: program.captured.program.name })}</p>
        )}
        <ProgramNotices program={program} />
      </>
    ),
  }
}
