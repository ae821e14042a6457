import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemorySecrets } from '../../src/backend/accounts/secret-store.ts'
import { OutageTakes } from '../../src/backend/missing-speech/outage-takes.ts'
import { openStoreHere } from '../../src/backend/storage/storage-store.ts'
import { silentLog } from '../../src/core/base/log.ts'
import { seededRandom } from '../support/base/random.ts'
import { recording } from '../support/contract-cases/call-cases-of-sessions.ts'

const OUTAGE_SECRET = Buffer.alloc(32, 5).toString('base64')
/** As much as 2 s of speech. */
const CHUNK_BYTES = 8000
const MAX_CHUNKS = 60

export const outageChunk = (index: number): Buffer => Buffer.alloc(CHUNK_BYTES, index)

/** The sound of outages that a run of the app finds: each run has the same key. */
export async function openOutages(dataFolder: string) {
  const storage = openStoreHere({
    dataFolder,
    run: randomUUID(),
    retention: () => 'for-ever',
    changed: () => undefined,
    log: silentLog,
  })
  const secrets = createMemorySecrets()
  await secrets.set('missing-speech', OUTAGE_SECRET)
  return { storage, takes: new OutageTakes({ storage, secrets, log: silentLog }) }
}

/** Number of acknowledged chunks of each killed process, and of those that the next one reads. */
export interface OutageKills {
  readonly acknowledged: readonly number[]
  readonly read: readonly number[]
  /** Whether everything that was read is as it was written. */
  readonly isWhole: boolean
}

/** Resolves when the process has acknowledged so many chunks. */
const acknowledges = (writer: ChildProcess, count: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let lines = ''
    writer.stdout?.on('data', (part: Buffer) => {
      lines += part.toString()
      if (lines.split('\n').length > count) writer.kill('SIGKILL')
    })
    writer.on('error', reject)
    writer.on('close', () => resolve(lines.split('\n').filter((line) => line !== '').length))
  })

/** Kills processes that keep the sound of an outage, each after another number of chunks. */
export async function killOutages(kills: number, seed: number): Promise<OutageKills> {
  const random = seededRandom(seed)
  const folder = await mkdtemp(join(tmpdir(), 'parley-outage-'))
  const [acknowledged, read]: [number[], number[]] = [[], []]
  let isWhole = true
  for (let kill = 0; kill < kills; kill += 1) {
    const dataFolder = join(folder, String(kill))
    const told = recording({ gaps: [{ fromMs: 0, toMs: 3_600_000 }] })
    const writer = spawn(
      process.execPath,
      [join(import.meta.dirname, 'outage-writer.ts'), dataFolder, told.id],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    acknowledged.push(await acknowledges(writer, 1 + Math.floor(random() * MAX_CHUNKS)))
    const { storage, takes } = await openOutages(dataFolder)
    await storage.ask('session.record', told)
    await takes.load()
    const [take] = takes.ofSession(told.id)
    const sound = take && (await takes.sound(take))
    const bytes = sound?.ok === true ? sound.value : new Uint8Array(0)
    read.push(bytes.length / CHUNK_BYTES)
    isWhole &&= bytes.every((byte, at) => byte === Math.floor(at / CHUNK_BYTES) % 256)
    await storage.close()
  }
  await rm(folder, { recursive: true, force: true })
  return { acknowledged, read, isWhole }
}
