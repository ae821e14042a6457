import { faultsOf, foundIn } from './layer-fault.ts'

/** Runs the first seeds. */
const FIRST_SEEDS = 'test/contract/voice/simulation.test.ts'
/** Runs those behind them, here to the thousandth, and ends with the first that breaks a rule. */
const MORE_SEEDS = 'test/rest/contract/voice/simulation-seeds.test.ts'

/** Compares the lag of live speech before and after an outage. */
const LIVE_LAG = 'test/contract/voice/live-lag.test.ts'

/** One for each rule of the simulation, in the order of test/simulation/rules. */
const faults = foundIn(FIRST_SEEDS, [
  {
    name: 'no sentence is lost unmarked: a new link does not repeat what the last one may have lost',
    file: 'src/core/voice/sending/send-queue.ts',
    find: '    this.#sent = this.#kept.findIndex(({ frame }) => endMs(frame) > sound.frame.startMs - LEAD_MS)\n',
    replace: '',
  },
  {
    name: 'no sentence is shown twice: what was concluded before the link was lost counts as new',
    file: 'src/core/voice/receiving/transcript-deduplicator.ts',
    find: 'if (segment.startTime >= this.#repeatedMs) return',
    replace: 'if (segment.startTime >= 0) return',
  },
  {
    name: 'captions are in order: those of the own side go behind all others',
    file: 'src/renderer/features/live/captions/merged-order.ts',
    find: 'startOf(shown, other) <= start)',
    replace: 'startOf(shown, other) > start)',
  },
  {
    name: 'captions are on their side: all of a meeting are stored as the own ones',
    file: 'src/renderer/features/live/recording/record-live.ts',
    find: '  side: side?.type,\n  sinceMs',
    replace: "  side: side === undefined ? undefined : 'mine',\n  sinceMs",
  },
  {
    name: 'captions have the time of their words: stream time is taken for capture time',
    file: 'src/core/voice/position/timeline.ts',
    find: 'streamMs : anchor.captureMs + (streamMs - anchor.streamMs)',
    replace: 'streamMs : streamMs',
  },
  {
    name: 'what was acknowledged is on the disk: a full disk is answered as kept',
    file: 'src/backend/sessions/session-repository.ts',
    find: '    return recorded\n  }',
    replace: '    return ok(true)\n  }',
  },
  {
    name: 'what is on the screen is in the library: a failed report counts as stored',
    file: 'src/core/contract/recording/session-recorder.ts',
    find: '    if (!recorded.ok) {\n      this.#enter',
    replace: '    if (!recorded.ok) {\n      this.#settle(chunk, now)\n      this.#enter',
  },
  {
    name: 'a session that was cut off ends: nobody looks for those of earlier runs',
    file: 'src/backend/sessions/create-sessions.ts',
    find: "      void storage.ask('session.recover', undefined)\n",
    replace: '',
  },
  {
    name: 'a document is billed once: an upload whose answer is lost is sent again',
    file: 'src/backend/service/transfer/upload.ts',
    find: '      leaving: () => {\n        mayBeThere = true\n      },',
    replace: '      leaving: () => undefined,',
    foundBy: MORE_SEEDS,
  },
  {
    name: 'silence is not billed: it is sent all the time to keep the session alive',
    file: 'src/core/voice/sending/audio-sender.ts',
    find: 'const KEEP_ALIVE_AFTER_MS = 20_000',
    replace: 'const KEEP_ALIVE_AFTER_MS = 300',
  },
  {
    name: 'the key stays in the host: a ticket has it',
    file: 'src/backend/service/operations/voice/voice-operations.ts',
    find: 'return ok({ sessionId, streamingUrl',
    replace: 'return ok({ sessionId: connection.key, streamingUrl',
  },
  {
    name: 'phases follow each other as the machine allows: a ticket counts as a link',
    file: 'src/core/voice/session/session-machine.ts',
    find: "{ ...withoutCause(state), phase: 'connecting', ticket, failures: 0, restarts: 0, wasLive: false }",
    replace:
      "{ ...withoutCause(state), phase: 'streaming', ticket, failures: 0, restarts: 0, wasLive: false }",
  },
  {
    name: 'everything comes to rest: a session that is over keeps its connection',
    file: 'src/core/voice/session/voice-session.ts',
    find: '    this.#exchange.sender.detach()\n    this.#link?.close()\n',
    replace: '    this.#exchange.sender.detach()\n',
  },
  {
    name: 'the service is not hurried: sound that was held is sent at once',
    file: 'src/core/voice/sending/paced-media-writer.ts',
    find: 'this.#earliest = now + durationMs / 2',
    replace: 'this.#earliest = now + durationMs / 8',
  },
  {
    name: 'a request to reconnect is not repeated: the token of a lost answer is used again',
    file: 'src/core/base/error-kinds/error-kinds.ts',
    find: "sent === 'no' ? 'ticket-holds' : 'ticket-lost'",
    replace: "sent === 'no' ? 'ticket-holds' : 'ticket-holds'",
  },
  {
    name: 'languages change between sentences: a change does not wait for the end of one',
    file: 'src/core/voice/session/exchange.ts',
    find: 'return this.sender.resendsAll && this.#receiver.isBetweenSentences(this.#clock.now())',
    replace: 'return this.#clock.now() > 0',
  },
  {
    name: 'what is spoken is spoken once: speech that was repeated is played again',
    file: 'src/core/voice/receiving/speech-deduplicator.ts',
    find: 'isNew: !voice.isDropping',
    replace: 'isNew: true',
  },
  {
    name: 'a sentence of an outage is kept once: what has been translated is translated again',
    file: 'src/backend/missing-speech/late-captions-of-session.ts',
    find: 'span === undefined ? session.gaps : gapsWithout(session.gaps, span)',
    replace: 'session.gaps',
  },
  {
    name: 'no sentence of an outage is lost unmarked: its last ones are settled without their captions',
    file: 'src/backend/missing-speech/outage-catch-up.ts',
    find: 'isDone ? this.#transcript.settled.slice(this.#stored) : []',
    replace: '[]',
  },
  {
    name: 'late captions have the time of their words: they are stored 300 ms late',
    file: 'src/backend/missing-speech/outage-catch-up.ts',
    find: 'sinceMs: () => 0',
    replace: 'sinceMs: () => 300',
  },
  {
    name: 'late captions are in their place: they follow all others',
    file: 'src/core/session/library/session-schema.ts',
    find: 'caption.side !== undefined || isLate(caption)',
    replace: 'caption.side !== undefined',
    foundBy: 'src/backend/sessions/keeping.test.ts',
  },
  {
    name: 'sound of an outage that was acknowledged is on the disk: a chunk that a full disk refused counts as stored',
    file: 'src/backend/missing-speech/sealed-takes.ts',
    find: '    if (!written.ok) return written\n    if (written.value.isKept)',
    replace: '    if (!written.ok) return ok(true)\n    if (written.value.isKept)',
    foundBy: MORE_SEEDS,
  },
  {
    name: 'sound of an outage that was acknowledged is on the disk: nobody waits until it is',
    file: 'src/backend/sessions/sound-files.ts',
    find: '      fdatasyncSync(file)\n',
    replace: '',
  },
  {
    name: 'an outage is kept to its end: that of a page whose host was killed is not resumed',
    file: 'src/backend/missing-speech/outage-takes.ts',
    find: 'const found = toTake(name, records)',
    replace: 'const found = toTake(name, records.slice(0, 0))',
  },
  {
    name: 'sound of an outage cannot be read on the disk: its records are stored as they are',
    file: 'src/backend/missing-speech/sealed-takes.ts',
    find: 'data: sealRecord(take.key, record)',
    replace: 'data: record.counter < 0 ? sealRecord(take.key, record) : record.data',
  },
  {
    name: 'no damage shortens the sound of an outage silently: its file is read up to the first damaged record',
    file: 'src/backend/missing-speech/sealed-records.ts',
    find: '      at += 1\n',
    replace: '      break\n',
    foundBy: 'src/backend/missing-speech/damaged-takes.test.ts',
  },
  {
    name: 'nothing of an outage is left on the disk: its sound stays once it is translated',
    file: 'src/backend/missing-speech/outage-takes.ts',
    find: "await this.#options.storage.ask('outage.remove', { session, take })",
    replace: 'await Promise.resolve(ok(undefined))',
  },
  {
    name: 'missing speech stays with the account of its session: it is sent with that in use',
    file: 'src/backend/missing-speech/create-missing-speech.ts',
    find: '({ account, ...wanted })',
    replace: '({ ...wanted, account: account === wanted.account ? account : undefined })',
  },
  {
    name: 'live speech lags no more after an outage: what was held is sent at the pace of speech',
    file: 'src/core/voice/sending/paced-media-writer.ts',
    find: 'this.#earliest = now + durationMs / 2',
    replace: 'this.#earliest = now + durationMs',
    foundBy: LIVE_LAG,
  },
  {
    name: 'late minutes count once: those of each caption count again with the next',
    file: 'src/backend/missing-speech/outage-catch-up.ts',
    find: '    this.#sentMs = sentMs\n',
    replace: '',
  },
  {
    name: 'nothing of what was deleted is on the disk: the log of the library keeps it',
    file: 'src/backend/sessions/session-repository.ts',
    find: '    if (removed.value || isLogFull) library.emptyLog()\n',
    replace: '',
  },
  {
    name: 'no text is left of all data: nobody knows the name of the library',
    file: 'src/backend/data-folder/own-names.ts',
    find: '^library\\.sqlite',
    replace: '^library\\.sqlite3',
  },
  {
    name: 'no sound is left of all data: nobody knows the folder of missing speech',
    file: 'src/backend/data-folder/own-names.ts',
    find: "  'missing-speech': new RegExp(",
    replace: '  outages: new RegExp(',
  },
  {
    name: 'a deleted session does not come back: the next report of its page stores it again',
    file: 'src/backend/sessions/session-table.ts',
    find: '    if (this.isDeleted(id)) return undefined\n',
    replace: '',
  },
  {
    name: 'a long outage is asked about first: its size is not compared',
    file: 'src/backend/missing-speech/asks-first.ts',
    find: 'exceeds(0, lateMinutes) || ',
    replace: '',
  },
  {
    name: 'nothing is translated while the user is asked: it begins with the question',
    file: 'src/backend/missing-speech/missing-speech.ts',
    find: "    this.#stop(id)\n    this.#states.enter(id, { state: 'asking' })",
    replace:
      "    this.#queue.push(id)\n    void this.#runNext()\n    this.#states.enter(id, { state: 'asking' })",
  },
  {
    name: 'a limit of the month is asked about first: what was sent before is not counted',
    file: 'src/backend/missing-speech/asks-first.ts',
    find: 'month.value.ms + sentMs - storedMs',
    replace: '0',
    foundBy: MORE_SEEDS,
  },
  {
    name: 'a proxy that appears ends a session in words: its refusal counts as unexpected',
    file: 'src/backend/service/http/answers.ts',
    find: "  if (thrown instanceof ProxyFailure) return { kind: 'proxy', host: thrown.host, reason: thrown.reason }\n",
    replace: '',
  },
])

export const simulationFaults = faultsOf('simulation', faults)
