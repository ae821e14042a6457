import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '../../src/backend/base/system-clock.ts'
import { DeviceManager } from '../../src/backend/sound-devices/device-manager.ts'
import { createOwners } from '../../src/backend/sound-devices/owners.ts'
import { createSoundTools } from '../../src/backend/sound-devices/sound-tools.ts'
import { SpeechPlayer } from '../../src/cli/meet/speech-player.ts'
import { endAudioProcesses } from '../support/audio/audio-process.ts'
import {
  LOUDSPEAKER,
  missingPrograms,
  type SoundServerName,
  soundServers,
  TestSoundServer,
} from '../support/audio/sound-server.ts'
import { type Figure, percentile } from './figures.ts'
import { sized } from './size.ts'
import { plugIn, startMeeting } from './sound-restart-page.ts'

const ROUNDS = sized(5, 1)
const TARGET_MS = 2000
const LIMIT_MS = 30_000
const RATE = 24_000
const CHUNK_MS = 100
const MICROPHONE = 'parley_microphone'
/** A meeting program looks for its microphone again this often. */
const REOPEN_MS = 20
/** Far above the noise of a silent source, which is zero. */
const HEARD = 0.05

/** Spoken translation: a tone of half of full scale. */
const tone = new Uint8Array(
  Int16Array.from(
    { length: (RATE * CHUNK_MS) / 1000 },
    (_, i) => 16_000 * Math.sin((2 * Math.PI * 440 * i) / RATE),
  ).buffer,
)

const chunk = { type: 'target_media_chunk', language: 'de', data: [tone] } as const

/** Resolves with the time at which a meeting program receives speech from the Parley microphone. */
function heardAt(tools: ReturnType<typeof createSoundTools>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>()
  const limit = performance.now() + LIMIT_MS
  const listenAgain = () => {
    if (performance.now() > limit) resolve(Number.NaN)
    else setTimeout(() => void listen(), REOPEN_MS)
  }
  const listen = async () => {
    // PipeWire records its default instead of a source that does not exist.
    const sources = await tools.run('pactl', ['list', 'short', 'sources'])
    if (!sources.ok || !sources.value.includes(`\t${MICROPHONE}\t`)) return listenAgain()
    const end = tools.record(
      MICROPHONE,
      RATE,
      (samples) => {
        if (!samples.some((sample) => Math.abs(sample) > HEARD)) return
        resolve(performance.now())
        end()
      },
      listenAgain,
    )
  }
  void listen()
  return promise
}

/** Restarts a server again and again, and measures how long after its first answer the meeting hears speech. */
async function restart(
  server: TestSoundServer,
  tools: ReturnType<typeof createSoundTools>,
  restarted: () => void,
): Promise<number[]> {
  const waits: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await heardAt(tools)
    await server.stop()
    // Longer than the longest pause between attempts, so that their phase is chance.
    await pause(2000 + 1500 * Math.random())
    await server.start()
    // Speech that is played there by mistake does not count.
    server.pactl('set-sink-mute', LOUDSPEAKER, '1')
    restarted()
    waits.push((await heardAt(tools)) - server.answeredAt)
  }
  return waits
}

async function onCommandLine(name: SoundServerName): Promise<number[]> {
  const server = await TestSoundServer.start(name)
  const tools = createSoundTools(server.env)
  const manager = new DeviceManager({
    tools,
    owners: createOwners(),
    clock: systemClock,
    random: Math.random,
    changed: () => undefined,
  })
  const player = new SpeechPlayer({ tools, sink: 'parley_speech', rate: RATE, onLost: () => undefined })
  await manager.want({ microphone: true })
  const speaking = setInterval(() => player.push(chunk), CHUNK_MS)
  try {
    return await restart(server, tools, () => undefined)
  } finally {
    clearInterval(speaking)
    await player.finish()
    await manager.close()
    await server.close()
  }
}

async function inPage(name: SoundServerName): Promise<number[]> {
  const server = await TestSoundServer.start(name)
  plugIn(server)
  const end = await startMeeting(server)
  try {
    return await restart(server, createSoundTools(server.env), () => {
      plugIn(server)
      // As the desktop app does with its own.
      endAudioProcesses()
    })
  } finally {
    await end()
    await server.close()
  }
}

async function measure(name: SoundServerName, where: string, run: typeof inPage): Promise<Figure[]> {
  const waits = await run(name)
  console.error(`${name}, ${where}: ${waits.map(Math.round).join(', ')} ms`)
  return [
    { name: 'median', value: percentile(waits, 0.5), target: undefined },
    { name: 'longest', value: Math.max(...waits), target: TARGET_MS },
  ].map(({ name: what, value, target }) => ({
    name: `speech in the meeting after a restart of ${name}, ${where}, ${what} of ${ROUNDS}`,
    value,
    unit: 'ms',
    baseline: undefined,
    target,
  }))
}

/** Time from the first answer of a restarted sound server to the first sample of speech in a meeting program. */
export async function measureSoundRestart(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of soundServers) {
    const missing = missingPrograms(name)
    if (missing.length > 0) console.error(`${name}: not measured without ${missing.join(', ')}`)
    else {
      figures.push(...(await measure(name, 'command line', onCommandLine)))
      figures.push(...(await measure(name, 'page', inPage)))
    }
  }
  return figures
}
