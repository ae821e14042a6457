import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import type { DuckLevel } from '../../../src/core/product/sound-devices/duck-levels.ts'
import { missingPrograms, soundServers, TestSoundServer } from '../../support/audio/sound-server.ts'
import { volumeGuards } from '../../support/audio/volume-guards.ts'

const HOST = join(root, 'test', 'support', 'audio', 'ducking-host.ts')

const MEETING = 440
const MUSIC = 330
const FULL = 65_536
/** The volumes that lower the amplitude to 0.2 and 0.01. */
const VOLUMES: Readonly<Record<DuckLevel, number>> = { quieter: 38_326, silent: 14_119 }
const NEAR = 100
const STEADY = 0.1

/** Each with a configuration. */
const servers = [
  ...soundServers.map((name) => [name, ''] as const),
  ['pulseaudio', 'flat-volumes = yes'] as const,
]
const missingTools = [...new Set(soundServers.flatMap(missingPrograms))].join(', ')
const missing = missingTools === '' ? '' : `, which needs ${missingTools}`

interface Host {
  /** @returns the gain with which the captured sound is as loud as before */
  duck(level: DuckLevel | null): Promise<number>
  capture(program: string | null): Promise<void>
  /** Kills it, and on request before what would restore the volumes at once. */
  kill(withGuard?: boolean): Promise<void>
  close(): Promise<void>
}

describe.skipIf(missing !== '').each(servers)(`ducking on %s%s${missing}`, (name, configuration) => {
  const isFlat = configuration !== ''
  let server: TestSoundServer
  let folder: string
  let endMeeting: () => Promise<void>
  let endMusic: () => Promise<void>
  const hosts = new Set<Host>()

  const startHost = async (): Promise<Host> => {
    const child = spawn(process.execPath, [HOST, join(folder, 'sound-devices.json')], {
      env: server.env,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    expect((await lines.next()).value).toBe('ready')
    const ask = async (request: object) => {
      child.stdin.write(`${JSON.stringify(request)}\n`)
      const answer = JSON.parse((await lines.next()).value ?? '{}')
      expect(answer).toMatchObject({ ok: true })
      return answer.value
    }
    const ended = once(child, 'exit')
    const host: Host = {
      duck: async (level) => (await ask({ call: 'soundDevices.duck', input: { level } })).gain,
      capture: (program) =>
        ask({
          call: 'soundDevices.capture',
          input: program === null ? { program } : { program: `pacat/${program}`, name: program },
        }),
      kill: async (withGuard = false) => {
        hosts.delete(host)
        if (withGuard) for (const pid of volumeGuards()) process.kill(pid, 'SIGKILL')
        child.kill('SIGKILL')
        await ended
      },
      close: async () => {
        hosts.delete(host)
        child.stdin.write('{"call":"close"}\n')
        await ended
      },
    }
    hosts.add(host)
    return host
  }

  const has = (volume: number) => () => {
    const volumes = server.volumesOf('Meeting')
    return volumes.length > 0 && volumes.every((value) => Math.abs(value - volume) <= NEAR)
  }
  const setVolume = (volume: number, program = 'Meeting') => {
    const index = /^(\d+)/m.exec(
      server
        .pactl('list', 'sink-inputs')
        .split('Sink Input #')
        .find((input) => input.includes(`"${program}"`)) ?? '',
    )?.[1]
    server.pactl('set-sink-input-volume', index ?? '', String(volume))
  }
  const startMeeting = async () => {
    endMeeting = server.play('Meeting', MEETING, undefined, 0.2)
    await server.until(() => server.volumesOf('Meeting').length > 0)
  }
  /** A busy computer tears tones apart, which are then measured again. */
  const steadyLevel = async (source: string, hertz: number): Promise<number> => {
    const [one, other] = [await server.level(source, hertz), await server.level(source, hertz)]
    return Math.abs(one - other) < STEADY * Math.max(one, other) ? one : steadyLevel(source, hertz)
  }
  /** A level that was lowered, or raised for nothing, would differ by a factor of 5 or 100. */
  const expectAbout = (level: number, expected: number) => {
    expect(level).toBeGreaterThan(expected / 2)
    expect(level).toBeLessThan(expected * 2)
  }
  /** Asks again and again while something is done, as a page does while a translation speaks. */
  const whileDucked = async <T>(host: Host, level: DuckLevel, act: () => Promise<T>): Promise<T> => {
    const acting = act()
    const over = acting.then(() => true)
    do await host.duck(level)
    while (!(await Promise.race([over, wait(500, false)])))
    return acting
  }
  const hostOn = async (program = 'Meeting') => {
    const host = await startHost()
    await host.capture(program)
    return host
  }
  /** Volumes that are written down. */
  const owed = (): unknown[] => {
    const path = join(folder, 'lowered-volumes.json')
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).lowered : []
  }

  beforeAll(async () => {
    server = await TestSoundServer.start(name, configuration)
    // Remembers the volumes of programs, as PipeWire's session manager does.
    if (name === 'pulseaudio') server.load('module-stream-restore')
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-ducking-'))
    endMusic = server.play('Music', MUSIC, undefined, 0.2)
    await startMeeting()
    setVolume(FULL)
    await server.until(has(FULL))
  })
  afterEach(async () => {
    for (const host of hosts) await host.kill()
    await endMeeting()
    await endMusic()
    await rm(folder, { recursive: true })
  })

  const withFlatVolumes = () => {
    it('does nothing where the volume of the device would follow', async () => {
      const host = await hostOn()
      expect(await host.duck('quieter')).toBe(1)
      expect(has(FULL)()).toBe(true)
    })
  }

  const withOwnVolumes = () => {
    it('makes the program quieter in my ears, and no other one, and tells by how much for what is captured', async () => {
      const host = await hostOn()
      const levels = async () => ({
        ears: await steadyLevel('loudspeaker.monitor', MEETING),
        captured: await steadyLevel('parley_program_sound', MEETING),
        music: await steadyLevel('loudspeaker.monitor', MUSIC),
      })
      await server.until(async () => (await server.level('parley_program_sound', MEETING)) > 0.1)
      const before = await levels()
      for (const [level, part] of [
        ['quieter', 0.2],
        ['silent', 0.01],
      ] as const) {
        const gain = await host.duck(level)
        const lowered = await whileDucked(host, level, levels)
        expectAbout(lowered.ears, before.ears * part)
        expectAbout(lowered.captured * gain, before.captured)
        expectAbout(lowered.music, before.music)
      }
      expect(await host.duck(null)).toBe(1)
      await server.until(has(FULL))
      const after = await levels()
      expectAbout(after.ears, before.ears)
      expectAbout(after.captured, before.captured)
      await host.close()
      expect(owed()).toEqual([])
    })

    it('ends by itself when nobody asks for it any more', async () => {
      const host = await hostOn()
      await host.duck('silent')
      expect(has(VOLUMES.silent)()).toBe(true)
      await server.until(has(FULL))
    })

    it('ends when another program is captured, and when the host closes', async () => {
      const host = await hostOn()
      await host.duck('quieter')
      expect(has(VOLUMES.quieter)()).toBe(true)
      await host.capture('Music')
      expect(has(FULL)()).toBe(true)
      await host.capture('Meeting')
      await host.duck('quieter')
      await host.close()
      expect(has(FULL)()).toBe(true)
    })

    it('gives way to the user, who changes the volume meanwhile', async () => {
      const host = await hostOn()
      await host.duck('quieter')
      setVolume(FULL / 2)
      expect(await host.duck('quieter')).toBe(1)
      expect(has(FULL / 2)()).toBe(true)
      await host.duck(null)
      expect(has(FULL / 2)()).toBe(true)
      // As a page does, since a program is not captured while its links are made again.
      await server.until(async () => {
        await host.duck('quieter')
        return has(VOLUMES.quieter / 2)()
      })
      await host.duck(null)
      expect(has(FULL / 2)()).toBe(true)
    })

    it('lowers a stream that the program begins meanwhile, and restores it too', async () => {
      const host = await hostOn()
      await host.duck('quieter')
      const endSecond = server.play('Meeting', 550, undefined, 0.2)
      await server.until(() => server.volumesOf('Meeting').length === 4)
      await host.duck('quieter')
      expect(has(VOLUMES.quieter)()).toBe(true)
      await host.duck(null)
      expect(has(FULL)()).toBe(true)
      await endSecond()
    })

    it('is over at once when the host is killed', async () => {
      const host = await hostOn()
      await host.duck('silent')
      expect(has(VOLUMES.silent)()).toBe(true)
      await host.kill()
      await server.until(has(FULL))
      await server.until(() => volumeGuards().length === 0)
    })

    it('is over at the next start when all was killed', async () => {
      const host = await hostOn()
      await host.duck('silent')
      await host.kill(true)
      expect(has(VOLUMES.silent)()).toBe(true)
      const next = await startHost()
      await server.until(has(FULL))
      await next.close()
      expect(owed()).toEqual([])
    })

    it('does not last where the program ends meanwhile, although the server remembers its volume', async () => {
      const host = await hostOn()
      await host.duck('quieter')
      await server.until(has(VOLUMES.quieter))
      await endMeeting()
      await server.until(() => server.volumesOf('Meeting').length === 0)
      await host.duck(null)
      await startMeeting()
      await server.until(has(FULL))
      await host.close()
      expect(has(FULL)()).toBe(true)
    })

    it('is over when a program plays again that ended while all was killed', async () => {
      const host = await hostOn()
      await host.duck('quieter')
      await server.until(has(VOLUMES.quieter))
      await host.kill(true)
      await endMeeting()
      // Until the session manager has noted the volume. It sets it a moment after the stream is listed.
      await server.until(async () => {
        await startMeeting()
        await wait(500)
        const isRemembered = has(VOLUMES.quieter)()
        if (!isRemembered) setVolume(VOLUMES.quieter)
        await wait(500)
        await endMeeting()
        return isRemembered
      })
      await server.until(() => server.volumesOf('Meeting').length === 0)
      const next = await startHost()
      expect(owed()).toHaveLength(1)
      await startMeeting()
      // The debt is forgotten once the volume was found and restored.
      await server.until(() => owed().length === 0)
      await server.until(has(FULL))
      await next.close()
    })
  }

  const tests = isFlat ? withFlatVolumes : withOwnVolumes
  tests()
})
