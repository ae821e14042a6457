import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import type { Result } from '../../core/base/result.ts'
import { type Check, found } from '../../core/product/doctor/checks.ts'
import { type VoiceConfig, type VoiceTicket, voiceConfigSchema } from '../../core/voice/config.ts'
import type { OpenSocket } from '../../core/voice/wire/socket.ts'
import { VoiceLink } from '../../core/voice/wire/voice-link.ts'

interface VoicePorts {
  readonly open: (config: VoiceConfig) => Promise<Result<VoiceTicket>>
  readonly openSocket: OpenSocket
  readonly clock: Clock
  readonly log: Log
}

const config = voiceConfigSchema.parse({ targetLanguages: ['en'], messageFormat: 'json' })

/** Opens a voice session without sending media, which costs nothing, and waits until the service has ended it. */
export async function voiceCheck(
  { open, openSocket, clock, log }: VoicePorts,
  signal: AbortSignal,
): Promise<Check> {
  const startedAt = clock.now()
  const ticket = await open(config)
  if (!ticket.ok) {
    const { error } = ticket
    const isExcluded = error.kind === 'plan-needed' || error.kind === 'not-in-data-centre'
    return found('voice', isExcluded ? 'excluded' : 'refused', { error })
  }
  const { promise, resolve } = Promise.withResolvers<Check>()
  let openedAt: number | undefined
  let firstMessageAt: number | undefined
  const fail = (error: AppError) =>
    resolve(found('voice', openedAt === undefined ? 'unreachable' : 'silent', { error }))
  const link = new VoiceLink(
    { ticket: ticket.value, format: config.messageFormat, openSocket, clock, log },
    {
      open: () => {
        openedAt = clock.now()
        link.send({ type: 'end_of_source_media' })
      },
      message: (message) => {
        firstMessageAt ??= clock.now()
        if (message.type === 'end_of_stream') {
          const openMs = Math.round((openedAt ?? startedAt) - startedAt)
          const firstMessageMs = Math.round(firstMessageAt - startedAt)
          resolve(found('voice', 'works', { facts: { openMs, firstMessageMs } }))
        }
        if (message.type === 'error') {
          const { errorCode, reasonCode, message: said } = message
          fail({ kind: 'voice-ended', errorCode, reasonCode, message: said })
        }
      },
      lost: fail,
    },
  )
  const abort = () => fail({ kind: 'cancelled' })
  signal.addEventListener('abort', abort)
  const check = await promise
  signal.removeEventListener('abort', abort)
  link.close()
  return check
}
