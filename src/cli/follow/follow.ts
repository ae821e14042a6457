import { createInterface } from 'node:readline/promises'
import { stderr, type TerminalOutput } from '../../backend/base/terminal-output.ts'
import { toTerminalJson } from '../../backend/base/terminal-text.ts'
import { CAPTION_PAGE_PATH } from '../../core/audience/feed/feed-admission.ts'
import { FeedClient, type FeedPhase } from '../../core/audience/feed/feed-client.ts'
import type { FeedEvent } from '../../core/audience/feed/feed-events.ts'
import { GrowingText } from '../../core/audience/text-file/growing-text.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { ok, type Result } from '../../core/base/result.ts'
import { malformed } from '../invalid.ts'
import { FetchedEvents } from './fetched-events.ts'

/** Interval of checks for lines that nothing follows. */
const TICK_MS = 1000
/** Time limit of the answer to credentials, and its longest length: another program may have the port. */
const ANSWER_LIMIT_MS = 10_000
const MAX_ANSWER_LENGTH = 4096

interface FollowOptions {
  readonly address: string
  readonly isJson: boolean
  readonly out: Pick<TerminalOutput, 'print' | 'write'>
  /** Tells the user about the connection, beside the captions. */
  readonly note: (line: string) => void
  readonly clock: Clock
  /** Aborting it ends the connection. */
  readonly signal?: AbortSignal
}

/** Reads the address from standard input: every user of a computer can read command lines. */
export async function askAddress(): Promise<string> {
  if (process.stdin.isTTY) stderr.print('Paste the address from Settings > Captions > Create address:')
  const lines = createInterface({ input: process.stdin })
  for await (const line of lines) {
    lines.close()
    return line.trim()
  }
  return ''
}

/** @returns its origin and its ticket, if it is an address of captions on this computer */
function readAddress(address: string): Result<{ readonly origin: string; readonly ticket: string }> {
  const { protocol, hostname, origin, pathname, hash } = URL.parse(address) ?? {}
  const ticket = new URLSearchParams(hash?.slice(1)).get('ticket')
  const isHere = protocol === 'http:' && hostname === '127.0.0.1' && pathname === CAPTION_PAGE_PATH
  return isHere && origin !== undefined && ticket !== null
    ? ok({ origin, ticket })
    : malformed('captions-address', 'This is no address from Settings > Captions > Create address')
}

const NOTES: Readonly<Partial<Record<FeedPhase, string>>> = {
  open: '-- connected',
  lost: '-- connection lost, trying again',
  full: '-- as many readers as there may be, trying again',
  ended: '-- ended: this address admits nobody any more',
}

/**
 * Prints the captions of an app on this computer as they come, until nobody is admitted any more.
 *
 * @returns why it could not begin, if so
 */
export function follow({
  address,
  isJson,
  out,
  note,
  clock,
  signal,
}: FollowOptions): Promise<AppError | undefined> {
  const read = readAddress(address)
  if (!read.ok) return Promise.resolve(read.error)
  const { origin, ticket } = read.value
  const print = isJson ? jsonOf(out) : linesOf(out, clock)
  const { promise, resolve } = Promise.withResolvers<AppError | undefined>()
  let known: FeedPhase | undefined
  const client = new FeedClient(
    ticket,
    undefined,
    {
      post: async (path, body) => {
        const life = new AbortController()
        const stop = clock.after(ANSWER_LIMIT_MS, () => life.abort())
        try {
          const answer = await fetch(new URL(path, origin), {
            method: 'POST',
            redirect: 'error',
            headers: { 'Content-Type': 'application/json' },
            body,
            signal: AbortSignal.any([life.signal, ...(signal === undefined ? [] : [signal])]),
          })
          return { status: answer.status, body: await textOf(answer) }
        } finally {
          stop()
        }
      },
      openStream: (path) => new FetchedEvents(new URL(path, origin)),
      after: (ms, run) => void clock.after(ms, run),
    },
    {
      admitted: () => undefined,
      event: (event) => {
        if (event.kind === 'missed') note('-- captions are missing here: the interruption was too long')
        if (event.kind !== 'look') print.write(event)
      },
      phase: (phase) => {
        const line = NOTES[phase]
        if (phase !== known && line !== undefined) note(line)
        known = phase
        if (phase !== 'refused' && phase !== 'ended') return
        print.end()
        const refused = malformed(
          'captions-address',
          'This address was used before, or has expired: create a new one',
        )
        resolve(phase === 'refused' && !refused.ok ? refused.error : undefined)
      },
    },
  )
  client.open()
  signal?.addEventListener('abort', () => {
    client.close()
    print.end()
    resolve(undefined)
  })
  return promise
}

async function textOf({ body }: Response): Promise<string> {
  let text = ''
  if (body === null) return text
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    text += part
    if (text.length > MAX_ANSWER_LENGTH) throw new Error('the answer is too long')
  }
  return text
}

interface FeedPrinter {
  write(event: FeedEvent): void
  end(): void
}

const jsonOf = (out: FollowOptions['out']): FeedPrinter => ({
  write: (event) => out.print(toTerminalJson(JSON.stringify(event))),
  end: () => undefined,
})

/** Prints lines as they are in the text file of a session. */
function linesOf(out: FollowOptions['out'], clock: Clock): FeedPrinter {
  const texts = new Map<string, GrowingText>()
  let stopTicking: (() => void) | undefined
  const tick = (): void => {
    for (const text of texts.values()) out.write(text.rest(clock.now()))
    stopTicking = clock.after(TICK_MS, tick)
  }
  tick()
  return {
    write(event) {
      if (!('session' in event)) return
      let text = texts.get(event.session)
      if (text === undefined) {
        text = new GrowingText()
        texts.set(event.session, text)
        if (event.kind === 'session') out.write(GrowingText.head(event.startedAt))
      }
      out.write(text.apply([event], clock.now()))
    },
    end() {
      stopTicking?.()
      for (const text of texts.values()) out.write(text.rest(Number.POSITIVE_INFINITY))
    },
  }
}
