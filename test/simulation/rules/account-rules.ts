import type { CallInput } from '../../../src/core/contract/contract.ts'
import type { VoiceTicket } from '../../../src/core/voice/config.ts'
import type { SentRequest } from '../network/service-request.ts'
import { VOICE_PATH } from '../network/simulated-service.ts'
import { accountOf } from '../world/simulated-accounts.ts'
import type { Answered } from '../world/simulated-host.ts'

/** Rules of accounts: a session stays with the one that it began with, and so does the speech that it has missed. */
export class AccountRules {
  readonly violations: string[] = []
  /** Account of each voice that has a session. */
  readonly #accounts = new Map<string, string>()

  readonly watch = ({ name, input, answer, voice }: Answered): void => {
    const { ok, value } = answer as { readonly ok: boolean; readonly value: unknown }
    if (name === 'voice.open' && ok && voice !== undefined)
      this.#accounts.set(voice, (value as VoiceTicket).account)
    if (name !== 'missingSpeech.begin') return
    const { side, account } = input as CallInput<'missingSpeech.begin'>
    const own = this.#accounts.get(side ?? 'voice')
    if (account !== own) this.violations.push(`an outage of ${own} is kept for ${account}`)
  }

  /** @param voice that the request is for; undefined for missing speech */
  readonly requested = ({ url, headers }: SentRequest, voice: string | undefined): void => {
    if (url.pathname !== VOICE_PATH) return
    const own = voice === undefined ? [...new Set(this.#accounts.values())] : [this.#accounts.get(voice)]
    const account = accountOf(headers['authorization'] ?? '')
    if (own.includes(account) || own.includes(undefined)) return
    const what = voice === undefined ? 'missing speech' : 'a session'
    this.violations.push(`${what} of ${own.join(' and ')} is sent with the key of ${account}`)
  }
}
