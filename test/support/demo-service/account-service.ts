import { afterEach, beforeAll, beforeEach } from 'vitest'
import type { Limits } from '../../../src/simulator/rest/account/key-state.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import {
  call,
  PCM,
  type RestAnswer,
  requestSession,
  StreamClient,
  type Ticket,
  toPcm,
} from '../service/simulator-client.ts'

const inEnglish = { source_language: 'en', source_language_mode: 'fixed' }
const START = '2026-03-14T10:00:00Z'

async function send(ms: number, ticket: Ticket): Promise<void> {
  const client = await StreamClient.connect(ticket)
  client.sendMedia(toPcm(new Float32Array(16 * ms)))
  client.send('end_of_source_media', {})
  await client.closed
}

/** A demo service whose counting is tested, begun anew at the same moment for each test of a file. */
export class AccountService {
  simulator!: Simulator
  now = new Date(START)

  constructor() {
    // The clips are prepared once: the first session loads all templates of the script, which is slow on a busy computer.
    beforeAll(async () => {
      await this.start()
      await this.speak(100)
      await this.simulator.close()
    }, 60_000)
    beforeEach(async () => {
      this.now = new Date(START)
      await this.start()
    })
    afterEach(() => this.simulator.close())
  }

  async start(limits: Partial<Limits> = {}, key = 'main-key'): Promise<void> {
    this.simulator = await createSimulator({
      key,
      keys: ['other', 'other:fx'],
      limits,
      today: () => this.now,
    })
  }

  as(key: string) {
    return { Authorization: `Service-Auth-Key ${key}` }
  }

  asDeepl(key = this.simulator.key) {
    return { Authorization: `DeepL-Auth-Key ${key}` }
  }

  translate(text: string, key = this.simulator.key): Promise<RestAnswer> {
    return call(this.simulator, 'POST', '/v2/translate', { text: [text], target_lang: 'DE' }, this.as(key))
  }

  admin(method: string, path: string, body?: object): Promise<RestAnswer> {
    return call(this.simulator, method, `/v2/admin/${path}`, body)
  }

  async createKey(label?: string): Promise<string> {
    return ((await this.admin('POST', 'developer-keys', { label })).body as { key_id: string }).key_id
  }

  async speak(ms: number, key = this.simulator.key): Promise<void> {
    await send(
      ms,
      await requestSession({ ...this.simulator, key }, { ...inEnglish, target_languages: ['de'] }),
    )
  }

  /** Speaks to the service as its public deployment. */
  async speakTo(ms: number, targets: object, headers: Record<string, string> = {}): Promise<void> {
    const body = { source_media_content_type: PCM, ...inEnglish, ...targets }
    const answer = await call(this.simulator, 'POST', '/v3/voice/realtime', body, {
      ...this.asDeepl(),
      ...headers,
    })
    await send(ms, answer.body as Ticket)
  }
}
