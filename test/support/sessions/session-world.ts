import { expect } from 'vitest'
import type { VoiceEffect, VoiceEvent, VoiceState } from '../../../src/core/voice/session/session-states.ts'

/** Applies the machine's effects to a model of the outside world and checks its invariants. */
export class SessionWorld {
  capturing = false
  linked = false
  sending = false
  readonly connected = new Set<string>()
  latestToken: string | undefined

  apply(event: VoiceEvent, before: VoiceState, after: VoiceState, effects: readonly VoiceEffect[]): void {
    const isOver = ['link-lost', 'hand-over', 'terminated'].includes(event.type)
    if (isOver && before !== after) this.linked = false
    for (const effect of effects) this.#perform(effect, before, after)
    if (effects.some((effect) => effect.type === 'connect')) this.linked = true
    this.#check(after)
  }

  #perform(effect: VoiceEffect, before: VoiceState, after: VoiceState): void {
    switch (effect.type) {
      case 'connect':
        expect(this.linked, 'a second live link').toBe(false)
        expect(this.connected.has(effect.ticket.token), 'a token used twice').toBe(false)
        this.connected.add(effect.ticket.token)
        this.latestToken = effect.ticket.token
        return
      case 'resume-session':
        expect(effect.token, 'an old token').toBe(this.latestToken)
        return
      case 'start-sending':
        expect(before.phase, 'sending before the link is open').toBe('connecting')
        this.sending = true
        return
      case 'finish-sending':
        expect(this.sending, 'finishing what was not begun').toBe(true)
        return
      case 'stop-sending':
        this.sending = false
        return
      case 'start-capture':
        this.capturing = true
        return
      case 'stop-capture':
        this.capturing = false
        return
      case 'release':
        this.capturing = this.linked = this.sending = false
        return
      case 'open-change':
        expect(after.phase, 'other languages requested beside nothing').toBe('streaming')
        return
      case 'open-session':
      case 'await-hand-over':
      case 'report-missing':
      case 'report-refused-change':
      case 'start-drain-timer':
        return
    }
  }

  #check(state: VoiceState): void {
    const isStopping = 'stopping' in state && state.stopping
    const mayCapture = ['opening', 'connecting', 'streaming', 'resuming'].includes(state.phase) && !isStopping
    expect(this.capturing, `capture while ${state.phase}`).toBe(mayCapture)
    expect(this.linked, `link while ${state.phase}`).toBe(
      ['connecting', 'streaming', 'draining'].includes(state.phase),
    )
    expect(this.sending, `sending while ${state.phase}`).toBe(['streaming', 'draining'].includes(state.phase))
  }
}
