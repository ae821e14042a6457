import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fromS16le, toS16le } from '../../../src/core/audio/pcm.ts'
import { keepPlaying, measureTone, openRecorder, RATE } from './sound-client.ts'

export const soundServers = ['pulseaudio', 'pipewire'] as const
export type SoundServerName = (typeof soundServers)[number]

/** A sink of the test server that stands for the computer's loudspeaker. */
export const LOUDSPEAKER = 'loudspeaker'

/** Sockets in the server's folder that the programs after one of these need. */
const SOCKETS: Readonly<Record<string, string>> = { 'dbus-daemon': 'bus', pipewire: 'pipewire-0' }

const programsOf = (name: SoundServerName): readonly (readonly string[])[] =>
  name === 'pulseaudio'
    ? [
        [
          'pulseaudio',
          '-n',
          '--daemonize=no',
          '--exit-idle-time=-1',
          '--use-pid-file=no',
          '--disable-shm=yes',
          '--load=module-native-protocol-unix',
        ],
      ]
    : [['pipewire'], ['wireplumber'], ['pipewire-pulse']]

/** PipeWire's session manager does not run without a bus of its own, and a browser ends with it. */
const busOf = (name: SoundServerName, address: string): readonly (readonly string[])[] =>
  name === 'pulseaudio'
    ? []
    : [['dbus-daemon', '--session', '--nofork', '--nosyslog', `--address=${address}`]]

/** Programs that a test on this server needs and that this computer does not have. */
export const missingPrograms = (name: SoundServerName): string[] =>
  [
    ...[...busOf(name, ''), ...programsOf(name)].map(([program = '']) => program),
    'pactl',
    'pacat',
    'parec',
  ].filter((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined)

const ATTEMPTS = 1200
const PAUSE_MS = 50
/** Tone that tells whether a new device carries sound. */
const PROBE_HERTZ = 1000

/** A real sound server without a sound card, which nothing else on this computer uses. */
export class TestSoundServer {
  readonly #name: SoundServerName
  readonly #folder = mkdtempSync(join(tmpdir(), 'parley-sound-'))
  #running: ChildProcess[] = []
  #bus: ChildProcess[] = []
  #answeredAt = 0

  private constructor(name: SoundServerName) {
    this.#name = name
  }

  /** @param configuration content of PulseAudio's `daemon.conf` */
  static async start(name: SoundServerName, configuration = ''): Promise<TestSoundServer> {
    const server = new TestSoundServer(name)
    if (configuration !== '') {
      const folder = join(server.#folder, '.config', 'pulse')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, 'daemon.conf'), configuration)
    }
    await server.start()
    return server
  }

  /** For programs that use this server. */
  get env(): NodeJS.ProcessEnv {
    const { PATH } = process.env
    return {
      PATH,
      HOME: this.#folder,
      XDG_RUNTIME_DIR: this.#folder,
      DBUS_SESSION_BUS_ADDRESS: this.#busAddress,
      LC_ALL: 'C.UTF-8',
    }
  }

  /** When it answered after its latest start, in milliseconds of `performance.now()`. */
  get answeredAt(): number {
    return this.#answeredAt
  }

  get #busAddress(): string {
    return `unix:path=${join(this.#folder, 'bus')}`
  }

  /** Starts once more what does not come up, as PipeWire at times on a busy computer: that is not what tests prove. */
  async start(): Promise<void> {
    try {
      await this.#start()
    } catch {
      await this.stop()
      await this.#start()
    }
  }

  async #start(): Promise<void> {
    if (this.#bus.length === 0) this.#bus = await this.#run(busOf(this.#name, this.#busAddress))
    this.#running = await this.#run(programsOf(this.#name))
    await this.until(() => this.#try('info'))
    this.#answeredAt = performance.now()
    this.pactl('load-module', 'module-null-sink', `sink_name=${LOUDSPEAKER}`)
    // PipeWire has no default until its session manager is there.
    await this.until(() => this.#try('set-default-sink', LOUDSPEAKER))
  }

  async #run(programs: readonly (readonly string[])[]): Promise<ChildProcess[]> {
    const children: ChildProcess[] = []
    try {
      for (const [program = '', ...args] of programs) {
        children.push(spawn(program, args, { env: this.env, stdio: 'ignore' }))
        const socket = SOCKETS[program]
        if (socket !== undefined) await this.until(() => existsSync(join(this.#folder, socket)))
      }
    } catch (thrown) {
      await killAll(children)
      throw thrown
    }
    return children
  }

  /** Kills the server. What else the session of the user has goes on, such as its bus. */
  async stop(): Promise<void> {
    await killAll(this.#running)
    this.#running = []
    for (const name of ['pulse', 'pipewire-0', 'pipewire-0.lock'])
      rmSync(join(this.#folder, name), { recursive: true, force: true })
  }

  async close(): Promise<void> {
    await this.stop()
    await killAll(this.#bus)
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }

  #try(...args: string[]): boolean {
    return spawnSync('pactl', args, { env: this.env }).status === 0
  }

  pactl(...args: string[]): string {
    const { status, stdout, stderr } = spawnSync('pactl', args, { env: this.env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`pactl ${args.join(' ')}: ${stderr}`)
    return stdout
  }

  /** Arguments of the modules that somebody's Parley has loaded, in order. */
  get parleyModules(): string[] {
    return this.pactl('list', 'short', 'modules')
      .split('\n')
      .filter((line) => line.includes('parley.owner'))
  }

  /** Waits for a condition on the server; the test's own limit ends it. */
  async until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    for (let i = 0; i < ATTEMPTS; i += 1) {
      if (await isTrue()) return
      await wait(PAUSE_MS)
    }
    throw new Error('the sound server never reached the expected state')
  }

  /** Loads a module. The returned function unloads it. */
  load(...module: readonly string[]): () => void {
    const index = this.pactl('load-module', ...module).trim()
    return () => this.pactl('unload-module', index)
  }

  /**
   * Adds a microphone to this computer, which picks up what is played into the sink `${name}_sound`. The returned
   * function unplugs it.
   */
  async addMicrophone(name: string): Promise<() => void> {
    const sink = `${name}_sound`
    const unloadSink = this.load('module-null-sink', `sink_name=${sink}`, `rate=${RATE}`)
    const unloadSource = this.load(
      'module-remap-source',
      `master=${sink}.monitor`,
      `source_name=${name}`,
      `source_properties=device.description=${name}`,
    )
    const stop = this.play('Probe', PROBE_HERTZ, sink)
    await this.until(async () => (await this.level(name, PROBE_HERTZ)) > 0.1)
    await stop()
    return () => {
      unloadSource()
      unloadSink()
    }
  }

  /** Adds a microphone that programs take by default. */
  async addDefaultMicrophone(name: string): Promise<void> {
    await this.addMicrophone(name)
    this.pactl('set-default-source', name)
  }

  /** Records a source. The returned function ends it, with all samples at this rate. */
  record(source: string, rate: number): () => Promise<Float32Array> {
    const child = openRecorder(this.env, source, rate)
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    return () =>
      new Promise((resolve) => {
        child.once('close', () => resolve(fromS16le(Buffer.concat(chunks))))
        child.kill('SIGTERM')
      })
  }

  /**
   * Plays a tone as a program of this name would. The returned function ends it.
   *
   * @param sink none for the loudspeaker
   * @param amplitude from 0 to 1
   */
  play(program: string, hertz: number, sink = LOUDSPEAKER, amplitude = 0.5): () => Promise<void> {
    let n = 0
    return keepPlaying(this.env, { program, sink, channels: 2, latencyMs: 50 }, () => {
      const samples = new Int16Array(RATE / 5)
      for (let i = 0; i < samples.length; i += 2) {
        samples.fill(Math.sin((2 * Math.PI * hertz * n) / RATE) * amplitude * 32_767, i, i + 2)
        n += 1
      }
      return Buffer.from(samples.buffer)
    })
  }

  /**
   * Plays samples at 48 kHz again and again as a program of this name would, with a buffer of a second. The returned
   * function ends it.
   */
  repeat(program: string, samples: Float32Array, sink: string): () => Promise<void> {
    const sound = toS16le(samples)
    return keepPlaying(this.env, { program, sink, channels: 1, latencyMs: 1000 }, () => sound)
  }

  /**
   * A program of this name, silent until it is given samples at 48 kHz. It plays one stream, with a buffer that is long
   * enough for a busy test.
   *
   * @param sink none for the loudspeaker
   */
  program(name: string, sink = LOUDSPEAKER) {
    let waiting = new Float32Array(0)
    const end = keepPlaying(this.env, { program: name, sink, channels: 1, latencyMs: 2000 }, () => {
      const samples = Int16Array.from({ length: RATE / 5 }, (_, i) => (waiting[i] ?? 0) * 32_767)
      waiting = waiting.subarray(samples.length)
      return Buffer.from(samples.buffer)
    })
    return {
      say: (samples: Float32Array): void => {
        waiting = Float32Array.from(samples)
      },
      end,
    }
  }

  /** Volumes of all channels of the streams of a program; full volume is 65,536. */
  volumesOf(program: string): number[] {
    const inputs = JSON.parse(this.pactl('--format=json', 'list', 'sink-inputs')) as {
      readonly properties: Readonly<Record<string, string>>
      readonly volume: Readonly<Record<string, { readonly value: number }>>
    }[]
    return inputs.flatMap(({ properties, volume }) =>
      properties['application.name'] === program ? Object.values(volume).map(({ value }) => value) : [],
    )
  }

  /** Records half a second of a source, from when it runs, and measures the level of a tone in it, from 0 to 1. */
  level(source: string, hertz: number): Promise<number> {
    return measureTone(openRecorder(this.env, source, RATE), hertz)
  }
}

async function killAll(children: readonly ChildProcess[]): Promise<void> {
  const ended = children.map(
    (child) => new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(0))),
  )
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(ended)
}
