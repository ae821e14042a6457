import type { SoundTools } from '../sound-tools.ts'

/**
 * Whether the volumes of devices follow their loudest streams, as a few systems configure PulseAudio. The server does not
 * tell; its configuration does.
 */
export async function hasFlatVolumes({ run }: Pick<SoundTools, 'run'>): Promise<boolean> {
  const info = await run('pactl', ['info'])
  if (!info.ok || /^Server Name: .*PipeWire/m.test(info.value)) return false
  const configuration = await run('pulseaudio', ['--dump-conf'])
  return configuration.ok && /^flat-volumes = (?:yes|true|on|1)$/m.test(configuration.value)
}
