import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResourceNames } from '../../../core/contract/recording/session-details.ts'
import { profileInUse } from '../../../core/service/service-profiles.ts'
import { isSoundKept } from '../../../core/session/library/retention.ts'
import type { Settings } from '../../../core/settings/settings.ts'
import { toTheirVoice } from '../../../core/settings/their-voice.ts'
import { toVoiceConfig } from '../../../core/settings/to-voice-config.ts'
import { withGlossaryIds } from '../../../core/settings/voice-glossaries.ts'
import { startSides } from '../../../core/voice/meeting/start-sides.ts'
import type { Side } from '../../../core/voice/sides.ts'
import { knownVoiceLanguages } from '../../../core/voice/voice-languages.ts'
import { pageClock } from '../../bridge/page-clock.ts'
import { useBridge } from '../../bridge/react.tsx'
import { waitForDevice } from '../../engine/capture/wait-for-device.ts'
import type { SoundSource } from '../../engine/sound-options.ts'
import { useUnavailable } from '../../queries/account-queries.ts'
import { useVoiceLanguages } from '../../queries/languages-queries.ts'
import { useSettings } from '../../queries/settings-queries.ts'
import { usePageStore } from '../../queries/stores.ts'
import { createProgramCaptures } from '../../shared/programs/program-captures.ts'
import { useLiveGlossaries } from './controls/live-glossaries.ts'
import type { ChosenResource } from './controls/live-resource.ts'
import { useLiveSpokenTerms } from './controls/live-spoken-terms.ts'
import { whenDecided } from './meeting/decided.ts'
import { rememberedProgram } from './meeting/remembered-program.ts'
import type { Live } from './session/live.ts'
import { awaitSource, toSound, toSource } from './session/to-sound.ts'

interface SideStart {
  readonly openAfter?: Promise<void> | undefined
  readonly isContinued?: boolean
}

/** The service would reject a session with a resource that it does not have, or a list for another language. */
const withoutUnusable = (
  voice: Settings['voice'],
  glossaries: readonly ChosenResource[],
  terms: ChosenResource | undefined,
): Settings['voice'] => ({
  ...voice,
  ...withGlossaryIds(glossaries.filter(({ type }) => type !== 'unknown').map(({ id }) => id)),
  ...((terms?.type === 'unknown' || (terms?.type === 'known' && !terms.fits)) && { spokenTermsId: null }),
})

const namesOf = (chosen: readonly (ChosenResource | undefined)[]): ResourceNames =>
  Object.fromEntries(chosen.flatMap((each) => (each?.type === 'known' ? [[each.id, each.name]] : [])))

/**
 * Starts sessions with the user's settings: one voice, or both sides of a meeting.
 *
 * @param file replaces all other sources of the own side
 */
export function useStart(lives: Readonly<Record<Side, Live>>, file: File | undefined) {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const languages = useVoiceLanguages().data ?? knownVoiceLanguages
  const refusal = useUnavailable('voice')
  const captures = usePageStore(createProgramCaptures)
  const bridge = useBridge()
  const { audio, meeting, privacy } = settings
  const voices = { mine: settings.voice, theirs: toTheirVoice(settings, i18n.language) }
  const glossaries = { mine: useLiveGlossaries(voices.mine), theirs: useLiveGlossaries(voices.theirs) }
  const terms = { mine: useLiveSpokenTerms(voices.mine), theirs: useLiveSpokenTerms(voices.theirs) }
  const names = {
    mine: meeting.myName || t('live.sides.mine'),
    theirs: meeting.theirName || t('live.sides.theirs'),
  }

  // Names that the user has not chosen are words of the interface, whose language may change.
  useEffect(() => {
    lives.mine.actions.rename(names.mine)
    lives.theirs.actions.rename(names.theirs)
  }, [lives, names.mine, names.theirs])

  const startSide = (side: Side, { openAfter, isContinued }: SideStart = {}) => {
    const voice = voices[side]
    const { limitMinutes } = settings.voice
    const sourceOf = (chosen: Settings): SoundSource =>
      side === 'theirs'
        ? { from: 'system', deviceId: chosen.meeting.device || chosen.audio.systemDevice }
        : toSource(meeting.isOn ? { ...chosen.audio, input: 'microphone' } : chosen.audio, file)
    const sound = toSound(audio)
    const remembered = () =>
      rememberedProgram(settings, bridge, (label) => waitForDevice('microphones', label))
    void lives[side].actions.start({
      config: toVoiceConfig(
        withoutUnusable(voice, glossaries[side], terms[side]),
        languages,
        profileInUse(settings.service),
      ),
      resourceNames: namesOf([...glossaries[side], terms[side]]),
      chunkMs: voice.chunkMs,
      refusal,
      heard: voice.spokenLanguage ?? undefined,
      source: sourceOf(settings),
      awaitedSource: awaitSource(settings, captures.pending ?? remembered(), sourceOf, pageClock),
      savesSilence: voice.savesSilence,
      limitMs: limitMinutes === null ? undefined : limitMinutes * 60_000,
      openAfter,
      isContinued,
      keepsSound: isSoundKept(privacy),
      ...(meeting.isOn
        ? {
            side: { type: side, name: names[side] },
            // Silent until it is known where the meeting hears it.
            sound: { ...sound, volume: 0, passthrough: 0 },
            alsoSentMs: () => lives[side === 'mine' ? 'theirs' : 'mine'].store.getState().sentMs,
          }
        : { sound }),
    })
  }

  return {
    /** Starts a side again while the other is running. */
    restartSide: (side: Side) => startSide(side, { isContinued: true }),
    start: () => {
      if (!meeting.isOn) return startSide('mine')
      const begin = (side: Side, openAfter?: Promise<void>) => {
        startSide(side, { openAfter })
        return { decided: whenDecided(lives[side].store) }
      }
      startSides(meeting.preferred, begin, pageClock)
    },
  }
}

/** Longer than the interval of a double click. */
const GUARD_MS = 1000

/**
 * Whether a press on Start is unintended: Start replaces Stop, and another session would open the microphone
 * again.
 */
export function useStartGuard(isBusy: boolean): boolean {
  const [wasBusy, setWasBusy] = useState(isBusy)
  const [isGuarded, setGuarded] = useState(false)
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy)
    setGuarded(!isBusy)
  }
  useEffect(() => {
    if (!isGuarded) return undefined
    const timer = setTimeout(() => setGuarded(false), GUARD_MS)
    return () => clearTimeout(timer)
  }, [isGuarded])
  return isGuarded
}
