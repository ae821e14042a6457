import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { type Caller, defaultCallContext } from '../../core/base/call.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { Check } from '../../core/product/doctor/checks.ts'
import { capturedProgramSchema } from '../../core/product/sound-devices/captured-program.ts'
import type {
  SoundDevicesState,
  soundDeviceCalls,
} from '../../core/product/sound-devices/sound-devices-calls.ts'
import { reasonOf } from '../base/error-utils.ts'
import { jsonFile } from '../settings/settings-folder.ts'
import { createReconnection } from './audio-process.ts'
import { readDevices } from './default-devices.ts'
import { checkDevices, checkMicrophone } from './device-check.ts'
import { DeviceManager } from './device-manager.ts'
import { ProgramDucking } from './ducking/program-ducking.ts'
import { VolumeLedger } from './ducking/volume-ledger.ts'
import { createOwners } from './owners.ts'
import { prefixOf } from './programs.ts'
import { outputOf } from './sound-graph.ts'
import type { SoundTools } from './sound-tools.ts'
import { watchDevices } from './watch-devices.ts'

interface SoundDevicesOptions {
  /** Left out where no sound server is supported. */
  readonly tools: SoundTools | undefined
  /** Path of the file that keeps the choice between runs. */
  readonly path: string
  readonly clock: Clock
  readonly random: () => number
  readonly log: Log
  /** File name of the program in which a caller's page plays, on hosts where that is not Parley itself. */
  readonly browserOf?: ((caller: Caller) => Promise<string | undefined>) | undefined
  /** The process of this app that plays and records for its pages; left out where a browser does. */
  readonly audioProcess?: (() => number | undefined) | undefined
  readonly changed: (state: SoundDevicesState) => void
  /** Called when the sound server has other devices than before, real ones among them. */
  readonly listChanged: () => void
}

/** Not among the settings, which can be moved to another computer. */
const choiceSchema = z.object({
  microphone: z.boolean(),
  program: z.optional(capturedProgramSchema),
})
type Choice = z.output<typeof choiceSchema>

const isAnything = ({ microphone, program }: Choice): boolean => microphone || program !== undefined

/** The part of the backend that creates virtual sound devices. */
export interface SoundDevices {
  readonly handlers: HandlersOf<keyof typeof soundDeviceCalls>
  /** Creates what was chosen in an earlier run, removes what killed runs have left, and watches for devices. */
  resume(): void
  /**
   * Checks the devices, where they are supported.
   *
   * @param listens whether to check the default microphone too: pages check the one that is chosen there
   */
  check(listens: boolean): Promise<Check[]>
  /** Settles when no device of this process is left. */
  close(): Promise<void>
}

export function createSoundDevices(options: SoundDevicesOptions): SoundDevices {
  const { tools, path, clock, random, log, browserOf, changed } = options
  const owners = createOwners()
  const manager =
    tools &&
    new DeviceManager({
      tools,
      owners,
      clock,
      random,
      changed: () => changed(state()),
      onGraph: (graph) => void ducking?.onGraph(graph),
    })
  const ducking =
    manager &&
    new ProgramDucking({
      tools,
      owners,
      clock,
      ledger: new VolumeLedger(join(dirname(path), 'lowered-volumes.json'), log),
      captured: () => manager.captured,
    })
  const reconnect = createReconnection({
    tools,
    clock,
    audioProcess: options.audioProcess ?? (() => undefined),
  })
  const file = jsonFile(path)
  const remembered = load()
  let choice: Choice = remembered ?? { microphone: false }
  let resumed: Promise<void> = Promise.resolve()
  let endWatch: (() => void) | undefined

  const off = { type: 'off' } as const
  const state = (): SoundDevicesState => ({
    isSupported: manager !== undefined,
    ...(manager?.states ?? { microphone: off, capture: off }),
  })

  function load(): Choice | undefined {
    try {
      const loaded = file.load()
      return loaded === undefined ? undefined : choiceSchema.parse(loaded)
    } catch (thrown) {
      log.warn('the choice of sound devices cannot be read', { detail: reasonOf(thrown) })
      return undefined
    }
  }

  const choose = async (next: Choice): Promise<Result<SoundDevicesState>> => {
    if (manager === undefined) return isAnything(next) ? err({ kind: 'other-host-only' }) : ok(state())
    if (next.program?.id !== choice.program?.id) await ducking?.restore()
    choice = next
    try {
      file.save(next)
    } catch (thrown) {
      return err({ kind: 'storage', what: 'settings', detail: reasonOf(thrown) })
    }
    await manager.want(next)
    return ok(state())
  }

  return {
    handlers: {
      // Until then, devices that were chosen in an earlier run would be reported as off.
      'soundDevices.get': () => resumed.then(() => ok(state())),
      'soundDevices.setMicrophone': ({ isOn }) => choose({ ...choice, microphone: isOn }),
      'soundDevices.programs': async (_input, { caller } = defaultCallContext) => {
        const programs = await manager?.programs()
        if (programs?.ok === false) return programs
        const browser = manager && (await browserOf?.(caller))
        return ok({
          programs: programs?.value ?? [],
          ...(browser !== undefined && { ownBrowser: prefixOf(browser) }),
        })
      },
      'soundDevices.output': async () => {
        const devices = tools && (await readDevices(tools))
        if (devices?.ok === false) return devices
        const sink = devices?.value.sink
        return ok(sink === undefined ? {} : { output: outputOf(sink) })
      },
      'soundDevices.reconnect': async () => ok({ result: await reconnect() }),
      'soundDevices.duck': async ({ level }, { caller } = defaultCallContext) => {
        const browser = level === null ? undefined : await browserOf?.(caller)
        const isOwn = browser !== undefined && manager?.captured?.id.startsWith(prefixOf(browser)) === true
        if (level === null || isOwn) {
          const restored = await ducking?.restore()
          return restored?.ok === false ? restored : ok({ gain: 1 })
        }
        const lowered = (await ducking?.lower(level)) ?? ok(1)
        return lowered.ok ? ok({ gain: lowered.value }) : lowered
      },
      'soundDevices.capture': async ({ program: id, name }) => {
        if (id === null) return choose({ microphone: choice.microphone })
        if (id === choice.program?.id) return choose(choice)
        if (name !== undefined) return choose({ ...choice, program: { id, name } })
        const programs = await manager?.programs()
        if (programs?.ok === false) return programs
        const program = programs?.value.find((each) => each.id === id)
        if (program !== undefined) return choose({ ...choice, program: { id, name: program.name } })
        const problem = { type: 'unknown-value', value: id } as const
        return err({ kind: 'invalid-input', field: 'program', problem })
      },
    },
    resume() {
      void ducking?.heal()
      endWatch = tools && watchDevices({ tools, clock, random, changed: options.listChanged })
      // No device is made or removed where none was ever chosen.
      if (remembered !== undefined) resumed = manager?.want(choice) ?? resumed
    },
    check: async (listens) => {
      if (manager === undefined || tools === undefined) return []
      const checks = [
        // One after the other: a microphone may hear the tone.
        await checkDevices(manager, tools),
        listens ? await checkMicrophone(tools, clock) : undefined,
      ]
      return checks.filter((check) => check !== undefined)
    },
    close: async () => {
      endWatch?.()
      await ducking?.close()
      await manager?.close()
    },
  }
}
