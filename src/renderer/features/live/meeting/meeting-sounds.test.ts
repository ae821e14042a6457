import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../../core/settings/settings.ts'
import { meetingSounds } from './meeting-sounds.ts'

const PARLEY = 'Parley microphone speaker'
const devices = {
  microphones: [],
  speakers: [
    { id: 'default', label: 'Default - Headphones' },
    { id: 'h', label: 'Headphones' },
    { id: 'p', label: PARLEY },
    { id: 'c', label: 'CABLE Input (VB-Audio Virtual Cable)' },
  ],
}
const audioWith = (change: object) => ({ ...defaultSettings.audio, volume: 0.5, passthrough: 0.2, ...change })

describe('the spoken translations of a meeting', () => {
  it('are kept apart: mine in the Parley microphone, that of the others in my ears', () => {
    const { mine, theirs, isHeardByMeeting } = meetingSounds(
      audioWith({ speaker: 'h', speakerName: 'Headphones' }),
      PARLEY,
      devices,
      false,
    )
    expect(mine).toMatchObject({ speaker: 'p', volume: 1, passthrough: 0.2, monitor: undefined })
    expect(theirs).toMatchObject({ speaker: 'h', volume: 0.5, passthrough: 0 })
    expect(isHeardByMeeting).toBe(true)
  })

  it('raise what is captured of the others while it is lowered', () => {
    const audio = audioWith({ systemGain: 2 })
    expect(meetingSounds(audio, PARLEY, devices, false, 5)).toMatchObject({
      mine: { systemGain: 2 },
      theirs: { systemGain: 10 },
    })
  })

  it.each([
    ['where those of the others are heard', { speaker: 'h', speakerName: 'Headphones' }, 'h'],
    ['by default while the chosen speaker is that of the meeting', { speaker: 'p', speakerName: PARLEY }, ''],
  ])('are mine in my ears on request, %s', (_where, audio, speaker) => {
    const { mine, theirs } = meetingSounds(audioWith(audio), PARLEY, devices, true)
    expect(mine).toMatchObject({ speaker: 'p', volume: 1, monitor: { speaker, volume: 0.5 } })
    expect([theirs.speaker, theirs.monitor]).toEqual([speaker, undefined])
  })

  it.each([
    ['nothing is made for it', undefined],
    ['the names of the devices are hidden', 'Hidden'],
  ])('are mine not in my ears while %s', (_when, speaker) => {
    for (const chosen of ['', 'h']) {
      const { mine, theirs, isHeardByMeeting } = meetingSounds(
        audioWith({ speaker: chosen }),
        speaker,
        devices,
        false,
      )
      expect(mine).toMatchObject({ volume: 0, passthrough: 0 })
      expect([theirs.speaker, isHeardByMeeting]).toEqual([chosen, false])
    }
  })

  it.each([
    ['the Parley microphone', { speaker: 'p', speakerName: PARLEY }, PARLEY, 'p'],
    [
      'a virtual cable',
      { speaker: 'c', speakerName: 'CABLE Input (VB-Audio Virtual Cable)' },
      undefined,
      'c',
    ],
  ])('are those of the others never in %s, which was chosen for one voice', (_name, audio, made, outlet) => {
    const { mine, theirs } = meetingSounds(audioWith(audio), made, devices, false)
    expect(mine).toMatchObject({ speaker: outlet, volume: 1 })
    expect(theirs.speaker).toBe('')
  })
})
