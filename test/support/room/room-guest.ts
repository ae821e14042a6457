import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { createMemorySecrets, type SecretStore } from '../../../src/backend/accounts/secret-store.ts'
import { createRoom, type Room } from '../../../src/backend/room/room.ts'
import type { RoomPages } from '../../../src/backend/room/room-server.ts'
import { CaptionFeed } from '../../../src/core/audience/feed/caption-feed.ts'
import { CLOSED, streamPath } from '../../../src/core/audience/feed/feed-admission.ts'
import { SessionFeed } from '../../../src/core/audience/feed/session-feed.ts'
import type { RoomState } from '../../../src/core/audience/room/room-calls.ts'
import { RoomSeal, readCode } from '../../../src/core/audience/room/room-seal.ts'
import { ORIGINAL, RoomTranscript, readRoomEvent } from '../../../src/core/audience/room/room-transcript.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { interfaceLanguages } from '../../../src/core/product/interface-languages.ts'
import { FeedReader } from '../app/feed-reader.ts'

export const roomPageIn = (language: string) =>
  `<meta charset="utf-8" /><style>p{}</style><p>${language}</p><script>1</script>`
export const roomPages = Object.fromEntries(
  interfaceLanguages.map((language) => [language, roomPageIn(language)]),
) as RoomPages
const NETWORK = '127.0.0.1'

/** Secrets as the keychain of a system keeps them: they outlive a run. */
export const systemSecrets = (): SecretStore => {
  const secrets = createMemorySecrets()
  const set: SecretStore['set'] = async (id, value) => {
    await secrets.set(id, value)
    return 'system'
  }
  return { ...secrets, set }
}

/** A room on this computer alone, with its feed. */
export class TestRoom {
  /** Milliseconds since 1970. */
  now = Date.now()
  readonly feed = new CaptionFeed(randomUUID(), Date.now)
  readonly sessions = new SessionFeed(this.feed)
  readonly states: RoomState[] = []
  /** As the user has set it. */
  myName = ''
  isConnected = true
  readonly room: Room

  /** @param secrets of an earlier run, whose link this one may use */
  constructor(secrets: SecretStore = createMemorySecrets()) {
    this.room = createRoom({
      port: {
        pages: () => Promise.resolve(roomPages),
        networks: () => (this.isConnected ? [{ name: 'test', address: NETWORK }] : []),
      },
      feed: this.feed,
      secrets,
      log: silentLog,
      myName: () => this.myName,
      now: () => this.now,
      changed: (state) => this.states.push(state),
    })
  }

  async readers(): Promise<number> {
    const got = await this.room.handlers['room.get']({})
    return got.ok ? (got.value.room?.readers ?? 0) : 0
  }

  async open(): Promise<RoomPlace> {
    const opened = await this.room.handlers['room.open']({ address: NETWORK })
    if (!opened.ok || opened.value.room === undefined) throw new Error('the room was not opened')
    const { address, code } = opened.value.room
    const host = address.replace(/^http:\/\/|\/$/g, '')
    const read = readCode(code) ?? ''
    return { address, host, code: read, seal: new RoomSeal(read) }
  }
}

export interface RoomPlace {
  readonly address: string
  readonly host: string
  readonly code: string
  readonly seal: RoomSeal
}

/** A phone that reads along. */
export class RoomGuest {
  readonly transcript = new RoomTranscript()
  /** Concluded lines as they came: `de: text`. */
  readonly concluded: string[] = []
  readonly #reader: FeedReader
  readonly #seal: RoomSeal
  #read = 0

  private constructor(reader: FeedReader, seal: RoomSeal) {
    this.#reader = reader
    this.#seal = seal
  }

  static async enter({ address, seal }: RoomPlace, after?: string, from = NETWORK): Promise<RoomGuest> {
    return new RoomGuest(await FeedReader.open(address, streamPath(seal.ticket, after), {}, from), seal)
  }

  get status(): number {
    return this.#reader.status
  }

  /** Where it goes on after an interruption. */
  get position(): string {
    return this.#reader.received.findLast(({ id }) => id !== undefined)?.id ?? ''
  }

  /** Bytes so far, as they were sent. */
  get sent(): string {
    return JSON.stringify(this.#reader.received)
  }

  /** Reads on until a text is there; undefined if the stream ends first. */
  async until(text: string, line: string = ORIGINAL): Promise<readonly string[] | undefined> {
    const found = await this.#reader.until(() => {
      this.#take()
      return this.texts(line).includes(text)
    })
    return found && this.texts(line)
  }

  /** Whether the stream says that the room was closed. */
  async closed(): Promise<boolean> {
    return (await this.#reader.until(({ event }) => event === 'closed')) !== undefined
  }

  /** The round in which the host takes questions, once it takes some; undefined if the stream ends first. */
  async round(): Promise<string | undefined> {
    await this.#reader.until(() => {
      this.#take()
      return this.transcript.questions !== undefined
    })
    return this.transcript.questions
  }

  texts(line: string = ORIGINAL): readonly string[] {
    return this.transcript.rows(line).map((row) => row.text + row.tentative)
  }

  leave(): void {
    this.#reader.close()
  }

  #take(): void {
    for (const { event, data } of this.#reader.received.slice(this.#read)) {
      this.#read += 1
      const json = event === CLOSED ? undefined : this.#seal.open(data)
      const read = json === undefined ? undefined : readRoomEvent(json)
      if (read === undefined) continue
      this.transcript.apply(read)
      if (read.kind === 'concluded') this.concluded.push(`${read.line}: ${read.text}`)
    }
  }
}

/** Sends bytes as they are, and returns what comes until the other end closes or has answered. */
export function sendRaw(place: RoomPlace, bytes: string, from = NETWORK): Promise<string> {
  const socket = plainSocket(place, from)
  socket.setEncoding('latin1')
  return new Promise((resolve) => {
    let answer = ''
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('data', (chunk) => {
      answer += String(chunk)
      if (answer.includes('\r\n\r\n')) done()
    })
    socket.on('close', done)
    socket.on('error', () => undefined)
    socket.write(bytes, 'latin1')
  })
}

/** @param from an address of this computer, as of another device */
export function plainSocket({ host }: RoomPlace, from = NETWORK): Socket {
  const { hostname, port } = new URL(`http://${host}`)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  socket.on('error', () => undefined)
  return socket
}
