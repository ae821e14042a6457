import { systemClock } from '../../src/backend/base/system-clock.ts'
import { FileCapture } from '../../src/cli/media/file-capture.ts'
import type { Clock } from '../../src/core/base/clock.ts'
import type { Socket } from '../../src/core/voice/session/ports.ts'
import { backendOn } from '../support/app/backend-on.ts'
import type { Planned } from './campaign.ts'
import { ClientRun, configOf, LOOK_MS } from './client-run.ts'
import { MediaLog, type SentMedia } from './media-log.ts'
import { samplesAt } from './meeting.ts'
import { BEFORE_HAND_OVER_MS, type Played, REST_MS } from './play.ts'
import { RealService } from './real-service.ts'
import { isHandedOver } from './schedule.ts'
import { rateOf } from './session-variant.ts'

/** The system's clock, that can be put forward. */
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
 * Holds a meeting at the pace of speech: the app's session and its own backend, over real sockets, and what goes
 * wrong on the way. Nobody waits for the hour of a connection: the session's clock is put forward.
 */
export async function playReal({ variant, meeting, schedule, stop }: Planned): Promise<Played> {
  const service = await RealService.start()
  const { handlers, close } = backendOn(service)
  const clock = new ForwardClock()
  const sent: SentMedia[] = []
  // The first session waits until the clips are read; the meeting does not begin before that.
  await handlers['voice.open'](configOf(variant))
  const beganAt = systemClock.now()
  let capturedMs = meeting.durationMs
  let forwardMs = isHandedOver(schedule) ? BEFORE_HAND_OVER_MS : 0
  const client = new ClientRun({
    ports: {
      tickets: {
        open: (wanted) => handlers['voice.open'](wanted),
        resume: (token) => handlers['voice.resume']({ token }),
      },
      openSocket: (address) => noting(new WebSocket(address), new MediaLog(variant, clock, sent)),
      capture: new FileCapture({
        samples: samplesAt(meeting, rateOf(variant)),
        rate: rateOf(variant),
        chunkMs: variant.chunkMs,
        clock: systemClock,
        ended: () => client.session.finish(),
      }),
      clock,
    },
    variant,
    options: meeting,
    failed: () => {
      capturedMs = Math.min(capturedMs, systemClock.now() - beganAt)
    },
    live: () => {
      clock.putForward(forwardMs)
      forwardMs = 0
    },
  })
  const faults = schedule.map(({ atMs, fault }) => systemClock.after(atMs, () => void service.inject(fault)))
  const cancelStop =
    stop === undefined
      ? () => undefined
      : systemClock.after(stop.atMs, () => {
          capturedMs = Math.min(capturedMs, stop.atMs - variant.chunkMs)
          service.leavesTentative = stop.leavesTentative
          client.stop()
        })
  client.start()
  const endsAt = beganAt + meeting.durationMs + REST_MS
  while (!client.isOver && systemClock.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    client.look()
  }
  for (const cancel of faults) cancel()
  cancelStop()
  await new Promise((resolve) => setImmediate(resolve))
  const outcome = client.outcome(0)
  // Whatever did not come to its end goes on for ever.
  client.session.stop()
  await service.close()
  await close()
  const { records, resumed } = service
  return { ...outcome, capturedMs, sent, resumed, records: records.slice(1) }
}

/** A socket that tells of the media that is given to it. */
function noting(socket: WebSocket, log: MediaLog): Socket {
  const send = socket.send.bind(socket)
  socket.send = (data) => {
    if (typeof data === 'string' || data instanceof Uint8Array) log.take(data)
    send(data)
  }
  return socket
}
