// node test/kill/version-turns.ts FOLDER SEED: lets versions take turns with a library until it is killed, and prints what
// is on the disk: the number of each recorded session, and of each deleted one with a minus.
import { join } from 'node:path'
import { seededRandom } from '../support/base/random.ts'
import { CURRENT, LATEST, VersionRun } from '../support/sessions/library-versions.ts'

const [, , folder = '', seed = '0', first = '1'] = process.argv
const random = seededRandom(Number(seed))
const idOf = (which: number) => `00000000-0000-4000-8000-${String(which).padStart(12, '0')}`

for (let which = Number(first); ; which += 1) {
  const version = CURRENT + Math.floor(random() * (LATEST - CURRENT + 1))
  const run = new VersionRun(join(folder, 'library.sqlite'), version)
  if (random() < 0.3) {
    const id = [...run.contents().keys()].find((each) => each !== idOf(0))
    if (id !== undefined) {
      // Announced first: a kill may come between the deletion and its report.
      process.stdout.write(`?${Number(id.slice(-12))}\n`)
      run.deleteSession(id)
      process.stdout.write(`-${Number(id.slice(-12))}\n`)
    }
  }
  run.say(idOf(which), 0, `words of ${which}`)
  process.stdout.write(`${which}\n`)
  run.close()
}
