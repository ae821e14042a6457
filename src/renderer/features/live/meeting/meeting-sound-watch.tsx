import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { sides } from '../../../../core/voice/sides.ts'
import { useBridge } from '../../../bridge/react.tsx'
import { waitForDevice } from '../../../engine/capture/wait-for-device.ts'
import { useSoundDevices } from '../../../queries/host-queries.ts'
import { useSettings } from '../../../queries/settings-queries.ts'
import { useDevices } from '../controls/use-devices.ts'
import { useLivePage } from '../live-context.ts'
import { isBusy } from '../session/status.ts'
import { duckWhileSpeaking } from './duck-while-speaking.ts'
import { meetingSounds } from './meeting-sounds.ts'
import { watchEchoes } from './watch-echoes.ts'

/**
 * Watches for echoes, lowers the meeting program under its translation, and routes the spoken translations of a meeting,
 * also when devices are connected, renamed by a permission, or made again. Both are silent until then, so that none is
 * heard on the wrong side.
 */
export function MeetingSoundWatch() {
  const { lives, echoes } = useLivePage()
  const { audio, meeting } = useSettings()
  const isMineBusy = useStore(lives.mine.store, isBusy)
  const isTheirsBusy = useStore(lives.theirs.store, isBusy)
  const { data } = useSoundDevices()
  const devices = useDevices(isMineBusy || isTheirsBusy)
  const speaker = data?.microphone.type === 'on' ? data.microphone.speaker : undefined
  const isListed = speaker === undefined || devices.speakers.some(({ label }) => label === speaker)
  // Browsers do not report a device that the sound server makes: the list changes when it is asked for.
  useEffect(() => {
    if (speaker !== undefined && !isListed) void waitForDevice('speakers', speaker)
  }, [speaker, isListed])
  const { hearsOwn } = meeting
  // The captured sound of a lowered program is raised by as much, so that the others are recognised as before.
  const [gain, setGain] = useState(1)
  const sounds = useMemo(
    () => meetingSounds(audio, speaker, devices, hearsOwn, gain),
    [audio, speaker, devices, hearsOwn, gain],
  )
  // A side that starts begins silent.
  // oxlint-disable-next-line react/exhaustive-deps -- it is what makes the effect run again
  useEffect(() => {
    for (const side of sides) lives[side].actions.adjust(sounds[side])
  }, [lives, sounds, isMineBusy, isTheirsBusy])
  const bridge = useBridge()
  const capture = data?.capture
  const isCaptured = capture?.type === 'on' && capture.microphone === meeting.deviceName
  const level =
    isCaptured && audio.volume > 0 && meeting.original !== 'unchanged' ? meeting.original : undefined
  useEffect(() => {
    if (level === undefined) return undefined
    // A sound server that fails is reported where its devices are.
    const duck = async (next: typeof level | null) => {
      const ducked = await bridge.invoke('soundDevices.duck', { level: next })
      setGain(ducked.ok ? ducked.value.gain : 1)
    }
    return duckWhileSpeaking(lives.theirs.store, level, (next) => void duck(next))
  }, [lives, level, bridge])
  useEffect(() => watchEchoes(lives, echoes, () => Date.now()), [lives, echoes])
  return null
}
