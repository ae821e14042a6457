// node open-version.ts FOLDER VERSION: opens a library as a version does, and prints its sessions, or why it cannot.
import { join } from 'node:path'
import { VersionRun } from './library-versions.ts'

const [, , folder = '', version = ''] = process.argv

function found(): unknown {
  try {
    const run = new VersionRun(join(folder, 'library.sqlite'), Number(version))
    const sessions = [...run.contents().values()].flatMap(({ captions }) => captions)
    run.close()
    return { sessions: sessions.toSorted() }
  } catch (thrown) {
    return { error: thrown instanceof Error ? thrown.message : String(thrown) }
  }
}

process.stdout.write(JSON.stringify(found()))
