import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '../support/base/random.ts'
import { keptCaption } from '../support/contract-cases/call-cases-of-sessions.ts'
import { examineLibrary } from '../support/sessions/examine-library.ts'
import { CURRENT, LATEST, VersionRun } from '../support/sessions/library-versions.ts'

/** Results of all kills. */
export interface VersionKillReport {
  readonly kills: number
  /** Sessions whose recording was acknowledged. */
  readonly recorded: number
  /** Those of them that no version has any more, and were not deleted. */
  readonly missing: number[]
  /** Sessions that are there again after their deletion was acknowledged. */
  readonly returned: number[]
  /** Errors that SQLite finds, and files that were set aside as unreadable. */
  readonly broken: string[]
}

const MAX_MS = 1500
/** Captions of the session that makes the library large enough to be killed while it is copied. */
const CAPTIONS = 500

const child = join(import.meta.dirname, 'version-turns.ts')

/** Kills processes at random moments while versions copy, migrate, set aside, restore and merge a library. */
export async function killVersions(kills: number, seed: number): Promise<VersionKillReport> {
  const random = seededRandom(seed)
  const folder = mkdtempSync(join(tmpdir(), 'parley-turns-'))
  const path = join(folder, 'library.sqlite')
  fill(path)
  const recorded = new Set<number>()
  const deleted = new Set<number>()
  /** Their deletion has begun. */
  const uncertain = new Set<number>()
  const broken: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const first = Math.max(0, ...recorded) + 1 + kill
    const turns = spawn(
      process.execPath,
      [child, folder, String(Math.floor(random() * 1e9)), String(first)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    await sayUntilKilled(turns, random() * MAX_MS, (line) => {
      const which = Math.abs(Number(line.replace('?', '')))
      if (line.startsWith('?')) uncertain.add(which)
      else if (line.startsWith('-')) deleted.add(which)
      else recorded.add(which)
    })
    if (turns.signalCode !== 'SIGKILL') broken.push(`it ended with ${turns.exitCode}`)
    broken.push(...readdirSync(folder).filter((name) => name.includes('unreadable')))
  }
  const last = new VersionRun(path, LATEST)
  const found = new Set([...last.contents().keys()].map((id) => Number(id.slice(-12))))
  last.close()
  broken.push(...examineLibrary(path))
  rmSync(folder, { recursive: true })
  return {
    kills,
    recorded: recorded.size,
    missing: [...recorded].filter((which) => !found.has(which) && !uncertain.has(which)),
    returned: [...deleted].filter((which) => found.has(which)),
    broken,
  }
}

function fill(path: string): void {
  const run = new VersionRun(path, CURRENT)
  const words = 'a sentence of a long meeting, with words enough. '.repeat(10)
  run.record(
    '00000000-0000-4000-8000-000000000000',
    Array.from({ length: CAPTIONS }, (_, index) => keptCaption(index, words)),
  )
  run.close()
}

/** Kills a process some time after its first line. */
async function sayUntilKilled(
  turns: ChildProcess,
  afterMs: number,
  said: (line: string) => void,
): Promise<void> {
  if (turns.stdout === null) throw new Error('no output')
  const lines = createInterface(turns.stdout)
  lines.on('line', said)
  const ended = once(lines, 'close')
  const exited = once(turns, 'exit')
  await Promise.race([once(lines, 'line'), ended])
  await Promise.race([pause(afterMs), ended])
  turns.kill('SIGKILL')
  await Promise.all([ended, exited])
}
