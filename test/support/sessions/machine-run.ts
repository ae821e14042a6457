import type { AppError } from '../../../src/core/base/errors.ts'
import { type VoiceConfig, voiceConfigSchema } from '../../../src/core/voice/config.ts'
import { step } from '../../../src/core/voice/session/session-machine.ts'
import type { VoiceEffect, VoiceEvent, VoiceState } from '../../../src/core/voice/session/session-states.ts'

export const config: VoiceConfig = voiceConfigSchema.parse({ targetLanguages: ['de'] })
export const lostLink: AppError = {
  kind: 'unreachable',
  host: 'voice.test',
  cause: 'connection-lost',
  sent: 'unknown',
}

export const start: VoiceEvent = { type: 'start', config }
export const admit = (token: string): VoiceEvent => ({
  type: 'ticket',
  ticket: { sessionId: 's', streamingUrl: 'wss://voice.test/', token, account: 'work' },
})
export const open: VoiceEvent = { type: 'link-open' }
export const proven: VoiceEvent = { type: 'link-proven', isStable: true }
export const lost: VoiceEvent = { type: 'link-lost', cause: lostLink }
export const change = (...targetLanguages: string[]): VoiceEvent => ({
  type: 'change-languages',
  choice: { ...config, targetLanguages },
})
export const live: readonly VoiceEvent[] = [start, admit('a'), open, proven]

/** Takes the session machine through events, from its beginning or a later state. */
export function run(events: readonly VoiceEvent[], from: VoiceState = { phase: 'idle' }) {
  let state = from
  const effects: VoiceEffect[] = []
  for (const event of events) {
    const [next, ...more] = step(state, event)
    state = next
    effects.push(...more)
  }
  return { state, effects, did: effects.map((effect) => effect.type) }
}
