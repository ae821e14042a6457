import { labelOf, type Sink, type SoundGraph, type Source } from '../../backend/sound-devices/sound-graph.ts'
import { findCables } from '../../core/audio/virtual-cables.ts'
import type { MeetingDevices } from '../../core/product/sound-devices/meeting-devices.ts'
import type { RouteWish } from './sound-routes.ts'

interface RememberedRoutes {
  readonly wish: RouteWish
  /** Sentences about devices that are not connected. */
  readonly notes: readonly string[]
}

/** Adds the devices that a preset remembers, as far as they are connected. What the options name goes first. */
export function withRemembered(
  wish: RouteWish,
  remembered: MeetingDevices | undefined,
  { sinks, sources }: Pick<SoundGraph, 'sinks' | 'sources'>,
): RememberedRoutes {
  if (remembered === undefined) return { wish, notes: [] }
  const notes: string[] = []
  const find = (what: string, label: string, devices: readonly (Sink | Source)[], instead: string) => {
    if (label === '') return undefined
    const found = devices.find((device) => labelOf(device) === label)
    if (found === undefined) notes.push(`${what} “${label}” of the preset is not connected. ${instead}`)
    return found?.name
  }
  const { microphone, speaker, hasParleyMicrophone, source } = remembered
  const isTheirsNamed = wish.program !== undefined || wish.source !== undefined
  const isCable = !hasParleyMicrophone && findCables([{ id: speaker, label: speaker }], []).length > 0
  return {
    wish: {
      ...wish,
      microphone:
        wish.microphone ?? find('The microphone', microphone, sources, 'The default microphone is used.'),
      into:
        wish.into ??
        (isCable ? find('The output', speaker, sinks, 'The Parley microphone is created.') : undefined),
      program: wish.program ?? (source.type === 'program' ? source.program : undefined),
      source:
        isTheirsNamed || source.type !== 'device'
          ? wish.source
          : find('The source', source.name, sources, 'Everything that the computer plays is captured.'),
      speaker:
        wish.isListening && !isCable
          ? find('The speaker', speaker, sinks, 'The default speaker is used.')
          : undefined,
    },
    notes,
  }
}
