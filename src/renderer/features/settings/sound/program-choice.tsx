import { useTranslation } from 'react-i18next'
import type { Settings } from '../../../../core/settings/settings.ts'
import { waitForDevice } from '../../../engine/capture/wait-for-device.ts'
import { ProgramIcon, ProgramNotices } from '../../../shared/programs/program-parts.tsx'
import { useProgramCapture } from '../../../shared/programs/use-program-capture.ts'
import { Select } from '../../../ui/controls/select.tsx'

interface ProgramChoiceProps {
  readonly audio: Settings['audio']
  readonly onChange: (change: Partial<Settings['audio']>) => void
}

const NONE = 'none'

/** Choice of one program whose sound is captured instead of all system audio. */
export function ProgramChoice({ audio, onChange }: ProgramChoiceProps) {
  const { t } = useTranslation()
  const program = useProgramCapture({
    audio,
    isListed: true,
    findMicrophone: (label) => waitForDevice('microphones', label),
    toPatch: ({ id, label }) => ({ audio: { systemDevice: id, systemDeviceName: label } }),
    onChange: (patch) => onChange(patch.audio ?? {}),
  })
  const { programs, captured, choose, list, listError, error } = program
  // Without a server there is nothing to choose; the Parley microphone says why, to those who want it.
  if (listError !== undefined && captured === undefined && error === undefined) return null
  return (
    <>
      <Select
        label={t('sound.program.label')}
        options={[
          { value: NONE, label: t('sound.program.none') },
          ...programs.map(({ id, name }) => ({
            value: id,
            label: name,
            icon: <ProgramIcon />,
          })),
        ]}
        value={captured?.program.id ?? NONE}
        onChange={(id) => choose(id === NONE ? null : id)}
        onOpen={list}
        hint={
          captured?.isPlaying === false
            ? t('sound.program.quiet', { name: captured.program.name })
            : t('sound.program.hint')
        }
      />
      <ProgramNotices program={program} />
    </>
  )
}
