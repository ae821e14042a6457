import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { HEARING_RATE } from '../hearing/frames.ts'
import { type ClipName, createTemplate, type Template } from '../hearing/template.ts'
import { openOpusDecoder } from '../media/decoders/opus-decoder.ts'
import { readAdts } from '../media/readers/adts.ts'
import { type Clip, clipSamples, readClip } from './clip.ts'
import { demoVoices, type RecordedLanguage, recordedLanguages, sentenceIds, sentences } from './script.ts'

interface Prepared {
  readonly clips: ReadonlyMap<string, Clip>
  readonly templates: readonly Template[]
}

/** Loaded once per process: the clips never change. */
const open = new Map<string, ClipLibrary>()

const keyOf = ({ voice, id }: Pick<ClipName, 'voice' | 'id'>): string => `${voice} ${id}`

/**
 * The recorded clips, read from their files and prepared to be recognised. That takes a while, so it is done a clip
 * at a time, beside everything else; who needs a language waits for it.
 */
export class ClipLibrary {
  readonly #folder: string
  readonly #prepared = new Map<RecordedLanguage, Prepared>()
  readonly #preparing = new Map<RecordedLanguage, Promise<void>>()

  private constructor(folder: string) {
    this.#folder = folder
    this.#prepareAll()
  }

  /**
   * Begins to read the clips of all languages, unless they are there already.
   *
   * @param resources the folder that holds `demo/clips`
   * @throws where there are no clips in it
   */
  static async open(resources: string): Promise<ClipLibrary> {
    const folder = join(resources, 'demo', 'clips')
    await readdir(folder)
    const library = open.get(folder) ?? new ClipLibrary(folder)
    open.set(folder, library)
    return library
  }

  /** Settles when all clips of these languages can be used. */
  async prepare(languages: readonly RecordedLanguage[]): Promise<void> {
    for (const language of languages) await this.#preparing.get(language)
  }

  /** The templates of languages that are prepared. */
  templates(languages: readonly RecordedLanguage[]): Template[] {
    return languages.flatMap((language) => [...this.#get(language).templates])
  }

  /** A clip of a language that is prepared. */
  clip(name: ClipName): Clip {
    const clip = this.#get(name.language).clips.get(keyOf(name))
    if (clip === undefined) throw new Error(`no clip ${name.language} ${keyOf(name)}`)
    return clip
  }

  #get(language: RecordedLanguage): Prepared {
    const prepared = this.#prepared.get(language)
    if (prepared === undefined) throw new Error(`the clips of ${language} are not prepared`)
    return prepared
  }

  #prepareAll(): void {
    let before: Promise<void> = Promise.resolve()
    for (const language of recordedLanguages) {
      const preparing = before.then(() => this.#prepare(language))
      // Whoever waits for the language receives the failure; until then nobody has to handle it.
      preparing.catch(() => undefined)
      this.#preparing.set(language, preparing)
      before = preparing
    }
  }

  async #prepare(language: RecordedLanguage): Promise<void> {
    const decoder = await openOpusDecoder(HEARING_RATE)
    const clips = new Map<string, Clip>()
    const templates: Template[] = []
    for (const { name, file } of await this.#read(language)) {
      const clip = readClip(name, file)
      const samples = clipSamples(clip, decoder, HEARING_RATE)
      const template = createTemplate(name, sentences[name.id][language], samples)
      clips.set(keyOf(name), { ...clip, words: template.words, aac: this.#aacOf(name) })
      templates.push(template)
      await setImmediate()
    }
    decoder.close()
    this.#prepared.set(language, { clips, templates })
  }

  #read(language: RecordedLanguage): Promise<{ readonly name: ClipName; readonly file: Uint8Array }[]> {
    const names = demoVoices.flatMap((voice) => sentenceIds.map((id) => ({ language, voice, id })))
    return Promise.all(
      names.map(async (name) => {
        return { name, file: await readFile(this.#pathOf(name, 'opus')) }
      }),
    )
  }

  #pathOf({ language, voice, id }: ClipName, kind: 'opus' | 'aac'): string {
    return join(this.#folder, `${language}-${voice}`, `${id}.${kind}`)
  }

  #aacOf(name: ClipName): Clip['aac'] {
    let frames: Promise<readonly Uint8Array[]> | undefined
    return () => (frames ??= readFile(this.#pathOf(name, 'aac')).then(readAdts))
  }
}
