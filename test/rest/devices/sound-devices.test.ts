import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import { checkDevices, checkMicrophone } from '../../../src/backend/sound-devices/device-check.ts'
import { DeviceManager } from '../../../src/backend/sound-devices/device-manager.ts'
import { createOwners } from '../../../src/backend/sound-devices/owners.ts'
import { createSoundTools } from '../../../src/backend/sound-devices/sound-tools.ts'
import { missingPrograms, soundServers, TestSoundServer } from '../../support/audio/sound-server.ts'

const HOST = join(root, 'test', 'support', 'audio', 'device-host.ts')

/** Levels of a tone of 0.5: where it is, and where only its gaps and other tones are. */
const HEARD = 0.1
const SILENT = 0.02

/** A check listens for up to 3.5 s. */
const POLL = { timeout: 30_000, interval: 100 }

const on = {
  type: 'on',
  speaker: 'Parley speech',
  microphone: 'Parley microphone: choose this in your meeting',
} as const
const off = { type: 'off' } as const

/** Cycles per server. Each takes 0.3 s. */
const CYCLES = 100 / soundServers.length

const missingTools = [...new Set(soundServers.flatMap(missingPrograms))].join(', ')
const missing = missingTools === '' ? '' : `, which needs ${missingTools}`

describe.skipIf(missing !== '').each(soundServers)(`virtual sound devices on %s${missing}`, (name) => {
  let server: TestSoundServer
  beforeAll(async () => {
    server = await TestSoundServer.start(name)
  })
  afterAll(() => server.close())

  const managerOn = () =>
    new DeviceManager({
      tools: createSoundTools(server.env),
      // Programs that the test plays descend from it; which processes are Parley's is tested beside the source.
      owners: { ...createOwners(), isOwnProcess: () => false },
      clock: systemClock,
      random: Math.random,
      changed: () => undefined,
    })

  /** Runs something with a manager, and leaves nothing behind. */
  const withManager = async (act: (manager: DeviceManager) => Promise<void>) => {
    const manager = managerOn()
    try {
      await act(manager)
    } finally {
      await manager.close()
    }
  }

  /** Another process of Parley that has made its microphone. */
  const startHost = async () => {
    const child = spawn(process.execPath, [HOST], { env: server.env, stdio: ['pipe', 'pipe', 'inherit'] })
    const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as unknown[]
    expect(String(said)).toBe('on\n')
    return {
      kill: async () => {
        child.kill('SIGKILL')
        await once(child, 'exit')
      },
      end: async (how: 'exit' | 'throw' | 'close') => {
        child.stdin.write(`${how}\n`)
        await once(child, 'exit')
      },
    }
  }

  it('carry what Parley speaks to the microphone that the meeting listens to', async () => {
    await withManager(async (manager) => {
      await manager.want({ microphone: true })
      expect(manager.states).toEqual({ microphone: on, capture: off })
      const stop = server.play('Parley', 440, 'parley_speech')
      await server.until(async () => (await server.level('parley_microphone', 440)) > HEARD)
      expect(await server.level('loudspeaker.monitor', 440)).toBeLessThan(SILENT)
      await stop()
    })
    expect(server.parleyModules).toEqual([])
  })

  it('are checked with a tone, which a meeting that listens does not hear', async () => {
    const tools = createSoundTools(server.env)
    await withManager(async (manager) => {
      expect(await checkDevices(manager, tools)).toMatchObject({ finding: 'off' })
      await manager.want({ microphone: true })
      expect(await checkDevices(manager, tools)).toMatchObject({ finding: 'works', status: 'ok' })
      server.pactl('set-sink-mute', 'parley_speech', '1')
      expect(await checkDevices(manager, tools)).toMatchObject({ finding: 'silent', status: 'warning' })
      const listening = server.level('parley_microphone', 440)
      await server.until(async () => {
        const microphone = await manager.device('microphone')
        return microphone.ok && microphone.value.hasListeners
      })
      const neverPlayed = { toneLevel: () => Promise.reject(new Error('heard in the meeting')) }
      expect(await checkDevices(manager, neverPlayed)).toMatchObject({ finding: 'works' })
      await listening
    })
  })

  it('are used beside a microphone whose level is silent, low, right or clipped', async () => {
    const tools = createSoundTools(server.env)
    await server.addMicrophone('booth')
    server.pactl('set-default-source', 'booth')
    const levels = [
      ['silent', 0],
      ['low', 0.003],
      ['heard', 0.3],
      ['clipped', 1],
    ] as const
    for (const [finding, amplitude] of levels) {
      const stop = server.play('Voice', 440, 'booth_sound', amplitude)
      await expect.poll(() => checkMicrophone(tools, systemClock), POLL).toMatchObject({ finding })
      await stop()
    }
  })

  it('capture the chosen program alone, which is heard as before, and again after its restart', async () => {
    const stopMusic = server.play('Music', 330)
    let stopMeeting = server.play('Meeting', 440)
    await withManager(async (manager) => {
      const names = async () => {
        const programs = await manager.programs()
        return programs.ok ? programs.value.map((program) => program.name) : programs.error
      }
      await server.until(async () => JSON.stringify(await names()) === '["Meeting","Music"]')
      const programs = await manager.programs()
      const meeting = programs.ok ? programs.value[0] : undefined
      await manager.want({ microphone: false, program: meeting })
      const captured = (hertz: number) => server.level('parley_program_sound', hertz)
      await server.until(async () => (await captured(440)) > HEARD)
      expect(await captured(330)).toBeLessThan(SILENT)
      expect(await server.level('loudspeaker.monitor', 440)).toBeGreaterThan(HEARD)
      await stopMeeting()
      await server.until(() => manager.states.capture.type === 'on' && !manager.states.capture.isPlaying)
      stopMeeting = server.play('Meeting', 550)
      await server.until(async () => (await captured(550)) > HEARD)
      expect(manager.states.capture).toMatchObject({ program: { name: 'Meeting' }, isPlaying: true })
    })
    expect(server.parleyModules).toEqual([])
    await stopMusic()
    await stopMeeting()
  })

  it('are made again after a restart of the sound server, with the same names', async () => {
    await withManager(async (manager) => {
      await manager.want({ microphone: true })
      await server.stop()
      await server.until(() => manager.states.microphone.type === 'failed')
      expect(manager.states.microphone).toMatchObject({
        error: { kind: 'sound-server', reason: 'no-server' },
      })
      await server.start()
      await server.until(() => manager.states.microphone.type === 'on')
      expect(manager.states.microphone).toEqual(on)
    })
    expect(server.parleyModules).toEqual([])
  })

  it('are told from a missing one, which nothing is played into', async () => {
    const tools = createSoundTools(server.env)
    const error = await new Promise((resolve) => {
      tools.play('nowhere', 48_000, resolve).write(new Uint8Array(96_000))
    })
    expect(error).toMatchObject({ kind: 'sound-server', reason: 'failed' })
    expect(server.pactl('list', 'short', 'sink-inputs')).toBe('')
  })

  it('are made again when somebody removes one', async () => {
    await withManager(async (manager) => {
      await manager.want({ microphone: true })
      const [sink = ''] = server.parleyModules
      server.pactl('unload-module', sink.split('\t')[0] ?? '')
      await server.until(() => server.parleyModules.length === 2 && !server.parleyModules.includes(sink))
    })
    expect(server.parleyModules).toEqual([])
  })

  it('have names of their own in a second instance, and outlive it', async () => {
    await withManager(async (manager) => {
      await manager.want({ microphone: true })
      const own = server.parleyModules
      const other = await startHost()
      expect(server.pactl('list', 'short', 'sinks')).toContain('parley_speech_2\t')
      await other.end('close')
      expect(server.parleyModules).toEqual(own)
    })
    expect(server.parleyModules).toEqual([])
  })

  it.each(['exit', 'throw', 'close'] as const)('are gone when their process ends by %s', async (how) => {
    const host = await startHost()
    await host.end(how)
    expect(server.parleyModules).toEqual([])
  })

  it('leave nothing behind in many cycles with kills, and never touch what another instance has', async () => {
    const other = await startHost()
    const others = server.parleyModules
    for (let cycle = 0; cycle < CYCLES; cycle += 1) {
      const killed = cycle % 5 === 0 ? await startHost() : undefined
      await killed?.kill()
      await withManager((manager) => manager.want({ microphone: true }))
      expect(server.parleyModules).toEqual(others)
    }
    await other.end('close')
    expect(server.parleyModules).toEqual([])
  }, 300_000)
})

it.skipIf(missing !== '')('say what is missing: the server, or the tools', async () => {
  const reasonWith = async (env: NodeJS.ProcessEnv) => {
    const manager = new DeviceManager({
      tools: createSoundTools(env),
      owners: createOwners(),
      clock: systemClock,
      random: Math.random,
      changed: () => undefined,
    })
    await manager.want({ microphone: true })
    const { microphone } = manager.states
    await manager.close()
    return microphone.type === 'failed' && microphone.error.kind === 'sound-server' && microphone.error.reason
  }
  const { PATH } = process.env
  const nowhere = { HOME: '/nonexistent', XDG_RUNTIME_DIR: '/nonexistent' }
  expect(await reasonWith({ ...nowhere, PATH, PULSE_SERVER: 'unix:/nonexistent/socket' })).toBe('no-server')
  expect(await reasonWith({ ...nowhere, PATH: '/nonexistent' })).toBe('tools-missing')
})
