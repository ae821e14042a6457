import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesWith } from '../attack/support/files-with.ts'
import { BridgeClient } from '../support/app/bridge-client.ts'
import { startWebhost } from '../support/app/webhost-process.ts'
import { seededRandom } from '../support/base/random.ts'
import { FilesOfOthers, furnish, PRIVATE_WORD } from '../support/data-folder/furnished-home.ts'

/** Results of all kills. */
export interface DeletionReport {
  /** Kills before the deletion had begun, in the middle of it, and after it. */
  readonly before: number
  readonly during: number
  /** Those in the middle that left some of the files and not others. */
  readonly halfway: number
  readonly after: number
  /** Files that were neither deleted nor left as they were, and files of others that were harmed. */
  readonly wrong: readonly string[]
}

/** Number of documents and of sounds: enough for kills to hit the deletion itself. */
const DOCUMENTS = 250
/** Closing takes a while, deleting much less. */
const MAX_MS = { untilClosed: 350, untilDeleted: 60 }
const EACH_MS = 1
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Kills a host at random moments while it deletes all data. Its next start must complete the deletion if it had begun, and
 * must find everything otherwise.
 */
export async function killDeletion(kills: number, seed: number): Promise<DeletionReport> {
  const random = seededRandom(seed)
  const counts = { before: 0, during: 0, halfway: 0, after: 0 }
  const wrong: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    const home = mkdtempSync(join(tmpdir(), 'parley-kill-'))
    const elsewhere = mkdtempSync(join(tmpdir(), 'parley-kill-elsewhere-'))
    const env = { PARLEY_HOME: home, PARLEY_KEY: '' }
    furnish(home, DOCUMENTS)
    const others = new FilesOfOthers(home, elsewhere)
    const files = filesWith(home, PRIVATE_WORD).length
    const host = await startWebhost(env)
    const page = await BridgeClient.open(host.link)
    void page.invoke('data.erase', {})
    await host.answerQuestion(true)
    const isMarked = () => existsSync(join(home, 'parley.erase'))
    // Beside one of the user's, which stays.
    const isDeleting = () => readdirSync(join(home, 'sound')).length <= DOCUMENTS
    const until = async (isSo: () => boolean) => {
      while (!isSo() && !host.hasEnded()) await pause(EACH_MS)
    }
    // From the answer, from the mark, and half of the time from the first deleted file.
    if (kill % 4 === 1) await until(isMarked)
    if (kill % 4 > 1) await until(isDeleting)
    await pause(random() * (kill % 4 > 1 ? MAX_MS.untilDeleted : MAX_MS.untilClosed))
    if (!host.hasEnded()) await host.kill()
    const left = filesWith(home, PRIVATE_WORD).length
    const moment = isMarked() ? 'during' : left === 0 ? 'after' : 'before'
    counts[moment] += 1
    if (moment === 'during' && left > 0 && left < files) counts.halfway += 1
    if (moment === 'before' && left !== files)
      wrong.push(`${kill}: ${files - left} of ${files} deleted unmarked`)

    await (await startWebhost(env)).kill()
    const found = filesWith(home, PRIVATE_WORD).length
    if (found !== (moment === 'before' ? files : 0))
      wrong.push(`${kill} ${moment}: ${found} of ${files} are left`)
    if (isMarked()) wrong.push(`${kill} ${moment}: the next start would delete what is new`)
    wrong.push(...others.harmed().map((name) => `${kill} ${moment}: ${name} of others`))
    for (const folder of [home, elsewhere]) rmSync(folder, { recursive: true, maxRetries: 3 })
  }
  return { ...counts, wrong }
}
