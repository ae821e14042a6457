import { useTranslation } from 'react-i18next'
import { findCables, type VirtualCable } from '../../../../core/audio/virtual-cables.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import type { AudioDevices } from '../../../engine/capture/microphone.ts'
import { Button } from '../../../ui/controls/button.tsx'
import styles from '../settings-dialog.module.css'
import { CableTest } from './cable-test.tsx'
import { CommandLine } from './command-line.tsx'
import sound from './sound.module.css'
import { thisSystem } from './this-system.ts'

const CABLE_COMMANDS = [
  'pactl load-module module-null-sink sink_name=parley_cable sink_properties=device.description=Parley_cable',
  'pactl load-module module-remap-source master=parley_cable.monitor source_name=parley_microphone source_properties=device.description=Parley_microphone',
]

interface CableGuideProps {
  readonly audio: Settings['audio']
  readonly devices: AudioDevices
  readonly onChange: (change: Partial<Settings['audio']>) => void
}

/**
 * Guide to a virtual audio cable for meetings: whether one is installed, what to do, and the button that
 * selects it.
 */
export function CableGuide({ audio, devices, onChange }: CableGuideProps) {
  const { t } = useTranslation()
  const cables = findCables(devices.speakers, devices.microphones)
  const used = cables.find(({ speaker }) => speaker.id === audio.speaker)
  const speakInto = (speaker: string, speakerName: string) => onChange({ speaker, speakerName })
  return (
    <div className={sound.guide}>
      <p className={styles.hint}>{t('sound.cable.intro')}</p>
      {cables.length === 0 ? (
        <Steps />
      ) : (
        cables.map((cable) => (
          <Found
            key={cable.speaker.id}
            cable={cable}
            microphoneId={devices.microphones.find(({ label }) => label === cable.microphone)?.id}
            isUsed={cable === used}
            onUse={() => speakInto(cable.speaker.id, cable.speaker.label)}
            onLeave={() => speakInto('', '')}
          />
        ))
      )}
      <p className={styles.hint}>{t('sound.cable.others')}</p>
    </div>
  )
}

function Steps() {
  const { t } = useTranslation()
  const system = thisSystem()
  return (
    <>
      <p>{t('sound.cable.none')}</p>
      <ol className={sound.steps}>
        <li>
          {t(`sound.cable.steps.${system}.install`)}
          {system === 'linux' && <CommandLine commands={CABLE_COMMANDS} label={t('sound.cable.commands')} />}
        </li>
        <li>{t(`sound.cable.steps.${system}.speak`)}</li>
        <li>{t(`sound.cable.steps.${system}.listen`)}</li>
      </ol>
    </>
  )
}

interface FoundProps {
  readonly cable: VirtualCable
  /** Id of its microphone; undefined if the browser does not list it. */
  readonly microphoneId: string | undefined
  readonly isUsed: boolean
  readonly onUse: () => void
  readonly onLeave: () => void
}

function Found({ cable, microphoneId, isUsed, onUse, onLeave }: FoundProps) {
  const { t } = useTranslation()
  const name = cable.speaker.label
  return (
    <div className={sound.cable}>
      <p role="status">
        {isUsed && `${t('sound.cable.inUse', { name })} `}
        {t('sound.cable.found', {
          name: t(`sound.cable.names.${cable.kind}`),
          microphone: cable.microphone,
        })}
      </p>
      <div>
        {isUsed ? (
          <Button onClick={onLeave}>{t('sound.cable.leave')}</Button>
        ) : (
          <Button look="accent" onClick={onUse}>
            {t('sound.cable.use', { name })}
          </Button>
        )}
      </div>
      {microphoneId !== undefined && (
        <CableTest
          ends={{ speaker: cable.speaker.id, microphone: microphoneId }}
          microphone={cable.microphone}
        />
      )}
    </div>
  )
}
