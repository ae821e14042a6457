/** Kinds of programs that pass sound between programs, as an output here and a microphone there. */
export const cableKinds = [
  'vb-cable',
  'voicemeeter',
  'blackhole',
  'loopback',
  'soundflower',
  'linux',
] as const
export type CableKind = (typeof cableKinds)[number]

interface Device {
  readonly id: string
  readonly label: string
}

/** A cable that is installed. */
export interface VirtualCable {
  readonly kind: CableKind
  readonly speaker: Device
  /** Name under which other programs list the microphone at its other end. */
  readonly microphone: string
}

interface Known {
  readonly kind: CableKind
  /** Name of its output. */
  readonly output: RegExp
  /** Name of its other end, derived from the name of the output. */
  readonly input: (output: string) => string
}

const same = (output: string) => output

/** Default names given by the programs; a renamed device is still in the list of speakers. */
const KNOWN: readonly Known[] = [
  {
    kind: 'vb-cable',
    output:
      /^CABLE(?:-[A-D])? (?:In(?:put)?\b.*|In 16ch.*)\(VB-Audio|\bVB-Audio (?:Virtual )?Cable\b|^VB-Cable\b/i,
    input: (output) => output.replace(/^(CABLE(?:-[A-D])?) In(?:put)?(?: 16ch)?/i, '$1 Output'),
  },
  {
    kind: 'voicemeeter',
    output: /^VoiceMeeter (?:Aux |VAIO3 )?Input\b|\bVB-Audio VoiceMeeter\b/i,
    input: (output) => output.replace(/\bInput\b/i, 'Output'),
  },
  { kind: 'blackhole', output: /^BlackHole \d+ ?ch/i, input: same },
  { kind: 'soundflower', output: /^Soundflower \(/i, input: same },
  { kind: 'loopback', output: /^Loopback Audio\b/i, input: same },
  {
    kind: 'linux',
    output: /\bnull (?:output|sink)\b|\bvirtual[ _-](?:cable|sink|speaker)\b|(?:^|[\s_-])cable(?:$|[\s_-])/i,
    input: (output) => `Monitor of ${output}`,
  },
]

/** Removes the prefix that Chromium adds to the system's default devices. */
const withoutRole = (label: string): string => label.replace(/^(?:Default|Communications) - /, '')

/** Finds the virtual cables among the devices of this computer, by their names. */
export function findCables(speakers: readonly Device[], microphones: readonly Device[]): VirtualCable[] {
  return speakers.flatMap((speaker): VirtualCable[] => {
    if (speaker.id === 'default' || speaker.id === 'communications') return []
    const label = withoutRole(speaker.label)
    const known = KNOWN.find(({ output }) => output.test(label))
    if (known === undefined) return []
    const wanted = known.input(label)
    // On Linux, a monitor has a microphone of its own only if the user created one.
    const own = known.kind === 'linux' ? ownMicrophone(label, microphones) : undefined
    return [{ kind: known.kind, speaker, microphone: own ?? wanted }]
  })
}

/** A microphone whose name resembles the cable's, such as `Parley_microphone` for `Parley_cable`. */
function ownMicrophone(cable: string, microphones: readonly Device[]): string | undefined {
  const [first = ''] = cable.toLowerCase().split(/[\s_-]/)
  return microphones.find(({ label }) => {
    const [start, ...rest] = label.toLowerCase().split(/[\s_-]/)
    return first !== '' && start === first && rest.some((word) => word.startsWith('mic'))
  })?.label
}
