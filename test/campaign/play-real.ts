import { systemClock } from '../../src/backend/base/system-clock.ts'
import type { CapturePort } from '../../src/core/audio/capture/capture-port.ts'
import { FileCapture } from '../../src/core/audio/capture/file-capture.ts'
import type { Clock } from '../../src/core/base/clock.ts'
import type { Result } from '../../src/core/base/result.ts'
import type { VoiceTicket } from '../../src/core/voice/config.ts'
import type { Socket } from '../../src/core/voice/wire/socket.ts'
import { backendOn } from '../support/app/backend-on.ts'
import { soundFrames } from '../support/audio/sound-frames.ts'
import { StreamCheck } from '../support/interface/stream-check.ts'
import { ClientLibrary } from './client-library.ts'
import { ClientRun, LOOK_MS } from './client-run.ts'
import { languagesOf } from './language-plan.ts'
import { MediaLog, type SentMedia } from './media-log.ts'
import { samplesAt } from './meeting.ts'
import { BEFORE_HAND_OVER_MS, type Played, REST_MS } from './played.ts'
import { RealService } from './real-service.ts'
import { isHandedOver } from './schedule.ts'
import { requestOf } from './session-request.ts'
import { configOf, rateOf } from './session-variant.ts'
import type { VoicePlan } from './voice-plan.ts'

/** The system's clock with an adjustable offset. */
class ForwardClock implements Clock {
  #forwardMs = 0

  now(): number {
    return systemClock.now() + this.#forwardMs
  }

  after(ms: number, run: () => void): () => void {
    return systemClock.after(ms, run)
  }

  putForward(ms: number): void {
    this.#forwardMs += ms
  }
}

/**
 * Holds a meeting in real time: the app's session and its own backend over real sockets, with faults. The session's
 * clock is advanced instead of waiting for a connection to get an hour old.
 */
export async function playReal({ variant, meeting, schedule, languages, stop }: VoicePlan): Promise<Played> {
  const service = await RealService.start()
  const { handlers, close } = backendOn(service)
  const clock = new ForwardClock()
  const sent: SentMedia[] = []
  const deviations: string[] = []
  // The first session waits for the clips to be loaded, so the meeting starts after it.
  await handlers['voice.open'](configOf(variant))
  const beganAt = systemClock.now()
  const requests = new Map<string, ReturnType<typeof requestOf>>()
  const noted = (ticket: Result<VoiceTicket>, request: ReturnType<typeof requestOf> | undefined) => {
    if (ticket.ok && request !== undefined) requests.set(ticket.value.token, request)
    return ticket
  }
  const requestFor = (address: string) =>
    requests.get(new URL(address).searchParams.get('token') ?? '') ?? requestOf(variant, configOf(variant))
  let capturedMs = 0
  let forwardMs = isHandedOver(schedule) ? BEFORE_HAND_OVER_MS : 0
  const client = new ClientRun({
    ports: {
      tickets: {
        open: async (wanted) => noted(await handlers['voice.open'](wanted), requestOf(variant, wanted)),
        resume: async (token) => noted(await handlers['voice.resume']({ token }), requests.get(token)),
      },
      openSocket: (address) =>
        noting(
          new WebSocket(address),
          new MediaLog(variant, clock, sent),
          new StreamCheck(requestFor(address), false, (deviation) => deviations.push(deviation)),
        ),
      capture: counting(
        new FileCapture({
          frames: soundFrames(samplesAt(meeting, rateOf(variant)), rateOf(variant), variant.chunkMs),
          clock: systemClock,
          ended: () => client.session.finish(),
        }),
        (endMs) => {
          capturedMs = endMs
        },
      ),
      clock,
    },
    variant,
    languages: languagesOf(variant, languages),
    options: meeting,
    failed: () => undefined,
    live: () => {
      clock.putForward(forwardMs)
      forwardMs = 0
    },
  })
  const faults = schedule.map(({ atMs, fault }) => systemClock.after(atMs, () => void service.inject(fault)))
  const choices = languages.map(({ atMs, targetLanguages }) =>
    systemClock.after(atMs, () => client.changeLanguages(targetLanguages)),
  )
  const cancelStop =
    stop === undefined
      ? () => undefined
      : systemClock.after(stop.atMs, () => {
          service.leavesTentative = stop.leavesTentative
          client.stop()
        })
  const library = new ClientLibrary(client.live, clock)
  client.start()
  const endsAt = beganAt + meeting.durationMs + REST_MS
  while (!client.isOver && systemClock.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    client.look()
  }
  for (const cancel of [...faults, ...choices]) cancel()
  cancelStop()
  await new Promise((resolve) => setImmediate(resolve))
  const outcome = client.outcome(0, library.view)
  library.close()
  // Stops a session that has not ended by itself.
  client.session.stop()
  await service.close()
  await close()
  const { records, resumed } = service
  return { ...outcome, capturedMs, sent, deviations, resumed, records: records.slice(1) }
}

/** A microphone that says how far it has come: on a busy computer, its frames are late. */
const counting = (capture: CapturePort, delivered: (endMs: number) => void): CapturePort => ({
  start: (onFrame) =>
    capture.start((frame) => {
      delivered(frame.startMs + frame.durationMs)
      onFrame(frame)
    }),
  stop: () => capture.stop(),
})

/** A socket that logs the media sent over it, and checks each frame. */
function noting(socket: WebSocket, log: MediaLog, check: StreamCheck): Socket {
  const send = socket.send.bind(socket)
  socket.send = (data) => {
    if (typeof data === 'string' || data instanceof Uint8Array) {
      log.take(data)
      check.fromClient(data)
    }
    send(data)
  }
  return socket
}
