import { readDevices } from '../../backend/sound-devices/default-devices.ts'
import { DeviceManager } from '../../backend/sound-devices/device-manager.ts'
import type { DeviceRole } from '../../backend/sound-devices/device-names.ts'
import { createOwners } from '../../backend/sound-devices/owners.ts'
import type { SoundTools } from '../../backend/sound-devices/sound-tools.ts'
import type { VirtualDevice } from '../../backend/sound-devices/virtual-devices.ts'
import { type Clock, sleep } from '../../core/base/clock.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CapturedProgram } from '../../core/product/sound-devices/captured-program.ts'
import type { MeetingDevices } from '../../core/product/sound-devices/meeting-devices.ts'
import { withRemembered } from './remembered-devices.ts'
import { type MeetingOptions, type MeetingOutcome, runMeeting } from './run-meeting.ts'
import { planRoutes, type Routes, type RouteWish, toNamed, unknownName } from './sound-routes.ts'

const DEVICE_LIMIT_MS = 10_000
const DEVICE_POLL_MS = 200

interface MeetOptions extends Omit<MeetingOptions, 'sounds' | 'tools'> {
  readonly wish: RouteWish
  /** Devices that a preset remembers. */
  readonly remembered: MeetingDevices | undefined
  /** Undefined where no sound server is supported. */
  readonly tools: SoundTools | undefined
}

/**
 * Translates both sides of a meeting until it is stopped: the user's microphone into the Parley microphone, and the
 * sound of the meeting into captions. Creates the devices that it needs, and removes them at its end.
 *
 * @returns how it ended, or why the meeting could not start or be stored
 */
export async function meet({
  wish: options,
  remembered,
  tools,
  ...meeting
}: MeetOptions): Promise<Result<MeetingOutcome>> {
  if (tools === undefined) return err({ kind: 'other-host-only' })
  const devices = await readDevices(tools)
  if (!devices.ok) return devices
  const { wish, notes } = withRemembered(options, remembered, devices.value.graph)
  for (const note of notes) meeting.printer.note(note)
  const routes = planRoutes(wish, devices.value)
  if (!routes.ok) return routes
  const manager = new DeviceManager({
    tools,
    owners: createOwners(),
    clock: meeting.ports.clock,
    random: Math.random,
    changed: () => undefined,
  })
  try {
    const sounds = await openSounds(manager, wish, routes.value, meeting)
    return sounds.ok ? await runMeeting({ ...meeting, tools, sounds: sounds.value }) : sounds
  } finally {
    await manager.close()
  }
}

/** Creates the devices of a meeting. */
async function openSounds(
  manager: DeviceManager,
  { program: wanted }: RouteWish,
  { microphone, into, theirs, speaker }: Routes,
  { printer, ports: { clock }, signal }: Pick<MeetOptions, 'printer' | 'ports' | 'signal'>,
): Promise<Result<MeetingOptions['sounds']>> {
  const program = typeof wanted === 'string' ? await findProgram(manager, wanted) : ok(wanted)
  if (!program.ok) return program
  await manager.want({ microphone: into === undefined, program: program.value })
  const made = async (role: DeviceRole, part: 'sink' | 'source') => {
    const device = await deviceOf(manager, role, clock, signal)
    return device.ok ? ok(toNamed(device.value[part])) : device
  }
  const outlet = into === undefined ? await made('microphone', 'sink') : ok(into)
  if (!outlet.ok) return outlet
  const heard = theirs === undefined ? await made('capture', 'source') : ok(theirs)
  if (!heard.ok) return heard
  const { microphone: state, capture } = manager.states
  if (state.type === 'on') printer.note(`In your meeting, choose the microphone “${state.microphone}”.`)
  if (capture.type === 'on' && !capture.isPlaying)
    printer.note(
      `“${capture.program.name}” isn’t playing anything now. Its sound is captured as soon as it does.`,
    )
  return ok({
    mine: { source: microphone, speaker: outlet.value },
    theirs: { source: heard.value, speaker },
  })
}

/** A device that was requested. The manager tries again what fails, which a busy server may need. */
async function deviceOf(
  manager: DeviceManager,
  role: DeviceRole,
  clock: Clock,
  signal: AbortSignal,
): Promise<Result<VirtualDevice>> {
  const limit = clock.now() + DEVICE_LIMIT_MS
  for (;;) {
    const state = manager.states[role]
    const device: Result<VirtualDevice> =
      state.type === 'failed' ? err(state.error) : await manager.device(role)
    if (device.ok || clock.now() > limit) return device
    if (signal.aborted) return err({ kind: 'cancelled' })
    await sleep(clock, DEVICE_POLL_MS, signal)
  }
}

/** The playing program with this name. */
async function findProgram(manager: DeviceManager, wanted: string): Promise<Result<CapturedProgram>> {
  const playing = await manager.programs()
  if (!playing.ok) return playing
  const program = playing.value.find(
    ({ id, name }) => id === wanted || name.toLowerCase() === wanted.toLowerCase(),
  )
  if (program !== undefined) return ok(program)
  return unknownName(
    'program',
    'program',
    wanted,
    playing.value.map(({ name }) => ({ name, label: name })),
  )
}
