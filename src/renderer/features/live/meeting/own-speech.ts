import type { SoundDevicesState } from '../../../../core/product/sound-devices/sound-devices-calls.ts'

interface Spoken {
  /** The language that is spoken aloud now; null for none. */
  readonly language: string | null
  /** The first target language that can be spoken. */
  readonly first: string | undefined
  /** Whether the meeting hears the translation in another way, such as a virtual cable. */
  readonly isHeardOtherwise: boolean
}

/**
 * The language to speak aloud after the Parley microphone was switched. A microphone that carries nothing is of no use, nor
 * is speech that nobody hears.
 */
export function spokenWith(
  microphone: Pick<SoundDevicesState['microphone'], 'type'>,
  { language, first, isHeardOtherwise }: Spoken,
): string | null {
  if (microphone.type === 'on') return language ?? first ?? null
  return isHeardOtherwise ? language : null
}
