import { decode } from '@msgpack/msgpack'
import { clientMessages, MESSAGE_FORMATS, type MessageFormat, serviceMessages } from './stream-messages.ts'
import { type Validate, validatorOf } from './validator.ts'

/** A session request, as far as it says what the stream looks like. */
export interface StreamRequest {
  readonly message_format?: MessageFormat
  readonly source_media_content_type: string
  readonly target_languages?: readonly string[]
  readonly target_media_languages?: readonly string[]
}

const compile = (messages: (format: MessageFormat) => Parameters<typeof validatorOf>[0]) =>
  Object.fromEntries(MESSAGE_FORMATS.map((format) => [format, validatorOf(messages(format))])) as Readonly<
    Record<MessageFormat, Validate>
  >
const ofClient = compile(clientMessages)
const ofService = compile(serviceMessages)

type Message = Readonly<Record<string, Readonly<Record<string, unknown>>>>
type Frame = string | Uint8Array

const isFinal = (kind: string): boolean => kind === 'end_of_stream' || kind === 'error'

/** Compares the frames of one connection with the public interface. */
export class StreamCheck {
  readonly #format: MessageFormat
  readonly #isLinear: boolean
  readonly #read: ReadonlySet<string>
  readonly #heard: ReadonlySet<string>
  readonly #isFirst: boolean
  readonly #report: (deviation: string) => void
  /** The kind of message after which nothing follows, by sender. */
  readonly #ended = new Map<string, string>()
  /** Streams that have begun or ended: `target_media_chunk de`. */
  readonly #seen = new Set<string>()

  /** @param isFirst whether no connection of the session came before */
  constructor(request: StreamRequest, isFirst: boolean, report: (deviation: string) => void) {
    const lower = (languages: readonly string[] = []) => languages.map((each) => each.toLowerCase())
    const { message_format: format = 'json', source_media_content_type: type } = request
    this.#format = format
    this.#isLinear = type.includes('encoding=s16le')
    this.#heard = new Set(lower(request.target_media_languages))
    this.#read = new Set([...lower(request.target_languages), ...this.#heard])
    this.#isFirst = isFirst
    this.#report = report
  }

  /** @param frame text of a text frame, or bytes of a binary one */
  fromClient(frame: Frame): void {
    const message = this.#open('client', frame, ofClient)
    if (message === undefined) return
    const [kind = ''] = Object.keys(message)
    if (kind === 'end_of_source_media') this.#ended.set('client', kind)
    const data = message['source_media_chunk']?.['data']
    const bytes = typeof data === 'string' ? Buffer.from(data, 'base64').length : (data as Uint8Array)?.length
    if (this.#isLinear && (bytes ?? 0) % 2 !== 0)
      this.#tell('client', `/source_media_chunk/data has ${bytes} bytes: part of a sample`)
  }

  /** @param frame text of a text frame, or bytes of a binary one */
  fromService(frame: Frame): void {
    const message = this.#open('service', frame, ofService)
    if (message === undefined) return
    const [[kind, payload] = ['', {}]] = Object.entries(message)
    if (isFinal(kind)) this.#ended.set('service', kind)
    if (!kind.includes('target')) return
    const language = String(payload['language']).toLowerCase()
    const stream = kind.includes('media') ? 'media' : 'transcript'
    const wanted = stream === 'media' ? this.#heard : this.#read
    if (!wanted.has(language)) this.#tell('service', `/${kind}/language was not asked for: ${language}`)
    if (this.#seen.has(`end ${stream} ${language}`))
      this.#tell('service', `/${kind} comes after the end of the ${stream} in ${language}`)
    const isFirst = this.#isFirst && !this.#seen.has(`${kind} ${language}`)
    this.#seen.add(`${kind.startsWith('end_') ? `end ${stream}` : kind} ${language}`)
    if (kind === 'target_media_chunk' && isFirst && payload['content_type'] === undefined)
      this.#tell('service', `/${kind}/content_type is missing in the first chunk in ${language}`)
  }

  #open(
    sender: string,
    frame: Frame,
    validate: Readonly<Record<MessageFormat, Validate>>,
  ): Message | undefined {
    const after = this.#ended.get(sender)
    if (after !== undefined) this.#tell(sender, `a frame comes after ${after}`)
    const isBinary = typeof frame !== 'string'
    if (isBinary !== (this.#format === 'msgpack')) {
      this.#tell(sender, `a ${isBinary ? 'binary' : 'text'} frame does not carry ${this.#format}`)
      return undefined
    }
    let message: unknown
    try {
      message = typeof frame === 'string' ? JSON.parse(frame) : decode(frame)
    } catch (thrown) {
      this.#tell(sender, `a frame is not ${this.#format}: ${String(thrown)}`)
      return undefined
    }
    const differences = validate[this.#format](message)
    for (const each of differences) this.#tell(sender, each)
    return differences.length === 0 ? (message as Message) : undefined
  }

  #tell(sender: string, deviation: string): void {
    this.#report(`voice stream, ${sender} (${this.#format}): ${deviation}`)
  }
}
