import { execFile, spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { err, ok, type Result } from '../../core/base/result.ts'
import { errorOfTool, type SoundServerError } from './sound-errors.ts'
import { createSoundStreams, type SoundStreams } from './sound-streams.ts'

type Tool = 'pactl' | 'pulseaudio' | 'pw-dump' | 'pw-link'

/** The programs with which a sound server is controlled. */
export interface SoundTools extends SoundStreams {
  /** Runs one to its end and returns its standard output. */
  run(tool: Tool, args: readonly string[]): Promise<Result<string, SoundServerError>>
  /** As `run`, without returning to the event loop, for the end of the process. */
  runAtExit(tool: Tool, args: readonly string[]): Result<string, SoundServerError>
  /**
   * Reports each event of the sound server as one line, and the end of the connection. The returned function ends it
   * without a report.
   */
  watch(onEvent: (line: string) => void, onEnd: () => void): () => void
  /**
   * Plays one stream of the sound server also into a sink, and reports when that ends. The returned function ends it
   * without a report.
   */
  copy(stream: number, sink: string, onEnd: () => void): () => void
  /**
   * Has `pactl` run with each of these arguments once this process has ended, however it ends. The returned function calls
   * that off.
   */
  guard(commands: readonly (readonly string[])[]): () => void
  /** Plays a short tone at 0.1 of full scale into a sink, and returns the highest level that a source has meanwhile. */
  toneLevel(sink: string, source: string): Promise<number>
}

const TIME_LIMIT_MS = 5000
/** With the process that ends, the user waits. */
const EXIT_LIMIT_MS = 1000
/** The graph of a busy computer is about 1 MB. */
const MAX_OUTPUT_BYTES = 16 * 2 ** 20
const MAX_EVENT_CHARS = 1000

const NEEDED = /^(?:PATH|HOME|USER|DISPLAY|XAUTHORITY|(?:XDG|PULSE|PIPEWIRE|DBUS)_\w+)$/

/** Variables with which the tools find the sound server, and the locale in which their output can be parsed. */
const environmentOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name))),
  LC_ALL: 'C.UTF-8',
})

const RATE = 48_000
const FULL_SCALE = 32_768

const streamOf = (latencyMs: number): string[] => [
  '--raw',
  '--format=s16le',
  `--rate=${RATE}`,
  '--channels=2',
  `--latency-msec=${latencyMs}`,
]
/** Both channels, as a meeting program plays them. The buffer is short: it adds to the delay of captions. */
const STREAM = streamOf(20)
/** Sound that passes through this process is late when the computer is busy, and a gap damages a word. */
const COPIED = streamOf(100)

/** Waits for a line, or for the end of the process that holds the other end of the pipe. */
const GUARD = 'set -f; read -r _ && exit; for command do pactl $command; done'

const TONE_MS = 600

/** A tone of 440 Hz. */
function tone(): Buffer {
  const samples = new Int16Array((RATE * TONE_MS * 2) / 1000)
  for (let i = 0; i < samples.length; i += 2)
    samples.fill(0.1 * FULL_SCALE * Math.sin((2 * Math.PI * 440 * (i / 2)) / RATE), i, i + 2)
  return Buffer.from(samples.buffer)
}

/** The tools of this system, if it has a sound server on which they create devices. */
export const soundToolsOf = (platform: string, env: NodeJS.ProcessEnv): SoundTools | undefined =>
  platform === 'linux' ? createSoundTools(env) : undefined

/** @param processEnv in which the tools find the sound server, as every program of the user does */
export function createSoundTools(processEnv: NodeJS.ProcessEnv): SoundTools {
  const env = environmentOf(processEnv)
  const limits = { env, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES, killSignal: 'SIGKILL' } as const
  return {
    ...createSoundStreams(env),
    run: (tool, args) =>
      new Promise((resolve) => {
        execFile(tool, args, { ...limits, timeout: TIME_LIMIT_MS }, (thrown, stdout, stderr) =>
          resolve(thrown === null ? ok(stdout) : err(errorOfTool(thrown, stderr))),
        )
      }),
    runAtExit(tool, args) {
      const { error, status, stdout, stderr } = spawnSync(tool, args, { ...limits, timeout: EXIT_LIMIT_MS })
      return error === undefined && status === 0 ? ok(stdout) : err(errorOfTool(error, stderr ?? ''))
    },
    watch(onEvent, onEnd) {
      const child = spawn('pactl', ['subscribe'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
      const end = once(onEnd)
      child.on('error', end.run).on('close', end.run)
      createInterface({ input: child.stdout }).on('line', (line) => onEvent(line.slice(0, MAX_EVENT_CHARS)))
      return () => {
        end.drop()
        child.kill()
      }
    },
    copy(stream, sink, onEnd) {
      // The sound passes through this process, so that neither of them outlives it.
      const from = spawn('parec', [...STREAM, `--monitor-stream=${stream}`], {
        env,
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const to = spawn('pacat', [...COPIED, `--device=${sink}`], { env, stdio: ['pipe', 'ignore', 'ignore'] })
      const end = once(onEnd)
      for (const child of [from, to]) child.on('error', stop).on('close', stop)
      // The end of the other program is reported as its own.
      to.stdin.on('error', stop)
      from.stdout.pipe(to.stdin)
      function stop(): void {
        from.kill()
        to.kill()
        end.run()
      }
      return () => {
        end.drop()
        stop()
      }
    },
    guard(commands) {
      const args = ['-c', GUARD, 'guard', ...commands.map((command) => command.join(' '))]
      // Detached: signals to all processes of a terminal do not end it.
      const shell = spawn('sh', args, { env, detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
      // Without a shell, the next start restores.
      shell.on('error', () => undefined)
      shell.stdin.on('error', () => undefined)
      shell.unref()
      return () => shell.stdin.end('\n')
    },
    toneLevel: (sink, source) =>
      new Promise((resolve) => {
        const from = spawn('parec', [...STREAM, `--device=${source}`], {
          env,
          stdio: ['ignore', 'pipe', 'ignore'],
          timeout: TIME_LIMIT_MS,
        })
        let level = 0
        from.stdout.on('data', (chunk: Buffer) => {
          for (let i = 0; i + 1 < chunk.length; i += 2)
            level = Math.max(level, Math.abs(chunk.readInt16LE(i)) / FULL_SCALE)
        })
        from.on('error', () => resolve(0)).on('close', () => resolve(level))
        // A server may take two seconds until a recording begins.
        from.stdout.once('data', () => {
          const to = spawn('pacat', [...STREAM, `--device=${sink}`], {
            env,
            stdio: ['pipe', 'ignore', 'ignore'],
            timeout: TIME_LIMIT_MS,
          })
          const stop = () => void setTimeout(() => from.kill(), TONE_MS)
          to.on('error', stop).on('close', stop)
          // A tone that is not played is not heard, which is the result.
          to.stdin.on('error', () => undefined)
          to.stdin.end(tone())
        })
      }),
  }
}

function once(act: () => void) {
  let isDone = false
  return {
    run: () => {
      if (isDone) return
      isDone = true
      act()
    },
    drop: () => {
      isDone = true
    },
  }
}
