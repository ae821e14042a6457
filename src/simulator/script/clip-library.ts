import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { type ClipName, createTemplate, type Template } from '../hearing/template.ts'
import { readAdts } from '../media/adts-frames.ts'
import { openOpusDecoder } from '../media/decoders/opus-decoder.ts'
import { type Clip, clipSamples, readClip } from './clip.ts'
import { demoVoices, type RecordedLanguage, sentenceIds, sentences } from './script.ts'

interface Prepared {
  readonly clips: ReadonlyMap<string, Clip>
  readonly templates: readonly Template[]
}

/** Loaded once per process: the clips never change. */
const open = new Map<string, ClipLibrary>()

const keyOf = ({ voice, id }: Pick<ClipName, 'voice' | 'id'>): string => `${voice} ${id}`

/**
 * The recorded clips, read from their files and prepared to be recognised. That takes a while, so it is done for
 * requested languages only, one clip at a time in the background.
 */
export class ClipLibrary {
  readonly #folder: string
  readonly #prepared = new Map<RecordedLanguage, Prepared>()
  readonly #preparing = new Map<RecordedLanguage, Promise<void>>()
  #last: Promise<void> = Promise.resolve()

  private constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * @param resources the folder that holds `demo/clips`
   * @throws if it contains no clips
   */
  static async open(resources: string): Promise<ClipLibrary> {
    const folder = join(resources, 'demo', 'clips')
    await readdir(folder)
    const library = open.get(folder) ?? new ClipLibrary(folder)
    open.set(folder, library)
    return library
  }

  /** Settles when all clips of these languages can be used: languages are prepared in the order of the requests. */
  async prepare(languages: readonly RecordedLanguage[]): Promise<void> {
    await Promise.all(languages.map((language) => this.#whenPrepared(language)))
  }

  /** The templates of prepared languages. */
  templates(languages: readonly RecordedLanguage[]): Template[] {
    return languages.flatMap((language) => [...this.#get(language).templates])
  }

  /** A clip of a prepared language. */
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

  #whenPrepared(language: RecordedLanguage): Promise<void> {
    const preparing = this.#preparing.get(language) ?? this.#last.then(() => this.#prepare(language))
    if (!this.#preparing.has(language)) this.#last = preparing
    this.#preparing.set(language, preparing)
    return preparing
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
    let frames: Promise<readonly Uint8Array<ArrayBuffer>[]> | undefined
    return () => (frames ??= readFile(this.#pathOf(name, 'aac')).then(readAdts))
  }
}
