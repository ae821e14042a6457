import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Is in everything that Parley has in a furnished folder, and in nothing else. */
export const PRIVATE_WORD = 'blackberrywinter'

const ASIDE = 'unreadable-2026-01-01T00-00-00.000Z'

const put = (home: string, name: string, content: string) => {
  mkdirSync(dirname(join(home, name)), { recursive: true })
  writeFileSync(join(home, name), content)
}

/**
 * Puts into a data folder what earlier runs of all hosts may have left there, beside what a run itself stores.
 *
 * @param documents number of documents and of sounds
 */
export function furnish(home: string, documents = 1): void {
  const settings = { meeting: { myName: PRIVATE_WORD } }
  put(home, 'settings.json', JSON.stringify(settings))
  for (const name of [
    'secrets.json',
    'demo-service.json.new',
    'sound-devices.json.new',
    'settings.json.tmp-1234567890abcdef',
    `settings.json.${ASIDE}`,
    `library.sqlite.${ASIDE}`,
    `library.sqlite.${ASIDE}-wal`,
    'parley-page-data/Local Storage/leveldb/000003.log',
    'parley-page-data/Cache/Cache_Data/data_1',
  ])
    put(home, name, PRIVATE_WORD)
  for (let each = 0; each < documents; each += 1) {
    put(home, `documents/${randomUUID()}.source`, PRIVATE_WORD)
    put(home, `documents/${randomUUID()}.result.part`, PRIVATE_WORD)
    put(home, `sound/${randomUUID()}.ogg`, `OggS ${PRIVATE_WORD}`)
    put(home, `runs/${randomUUID()}.run`, '')
  }
}

const THEIRS = [
  'notes.txt',
  'library.sqlite.bak',
  'sound/song.ogg',
  'documents/thesis.docx',
  'Cache/photo.jpg',
]

/** Files of the user's in a data folder that they have named, and a link to another folder with more of them. */
export class FilesOfOthers {
  readonly #home: string
  readonly #elsewhere: string

  /** @param elsewhere an empty folder outside of the data folder */
  constructor(home: string, elsewhere: string) {
    this.#home = home
    this.#elsewhere = elsewhere
    for (const name of THEIRS) put(home, name, `of the user: ${name}`)
    put(elsewhere, 'library.sqlite', 'of the user: library.sqlite')
    symlinkSync(elsewhere, join(home, 'to-elsewhere'))
  }

  /** Those that are no longer there, or not as they were. */
  harmed(): string[] {
    const isWhole = (folder: string, name: string) => {
      try {
        return readFileSync(join(folder, name), 'utf8') === `of the user: ${name}`
      } catch {
        return false
      }
    }
    return [
      ...THEIRS.filter((name) => !isWhole(this.#home, name)),
      ...['library.sqlite'].filter((name) => !isWhole(join(this.#home, 'to-elsewhere'), name)),
      ...(readdirSync(this.#elsewhere).length === 1 ? [] : ['elsewhere']),
    ]
  }

  /** Files in the data folder besides them, by their names from there. */
  besides(): string[] {
    return readdirSync(this.#home, { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.startsWith('to-elsewhere') && statSync(join(this.#home, name)).isFile())
      .filter((name) => !THEIRS.includes(name))
      .toSorted()
  }
}
