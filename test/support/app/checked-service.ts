import { afterEach, beforeEach } from 'vitest'
import { type Backend, createBackend } from '../../../src/backend/backend.ts'
import type { HostPorts } from '../../../src/backend/host-ports.ts'
import { NodeNetwork } from '../../../src/backend/network/node-network.ts'
import type { CallContext } from '../../../src/core/base/call.ts'
import type { Check } from '../../../src/core/product/doctor/checks.ts'
import { FakeSocket } from '../network-faults/fake-socket.ts'
import { type Answer, HttpPeer, json } from '../service/http-peer.ts'
import { hostPorts } from './host-ports.ts'
import { SettingsInMemory } from './settings-in-memory.ts'

const PRODUCTS = ['translate_text', 'translate_document', 'glossary', 'voice', 'write', 'style_rules']

/** A service for the doctor to check, in working order at the beginning of each test of a file. */
export class CheckedService {
  peer!: HttpPeer
  /** By path; a test replaces those that are at fault. */
  answers: Record<string, Answer> = {}
  sockets: FakeSocket[] = []
  backend!: Backend
  /** Behaviour on the voice socket. */
  talk: (socket: FakeSocket) => void = () => undefined

  constructor() {
    beforeEach(async () => {
      this.peer = await HttpPeer.listen()
      this.sockets = []
      this.talk = (socket) => {
        socket.acceptConnection()
        socket.deliver({ end_of_source_transcript: {} })
        socket.deliver({ end_of_stream: {} })
      }
      this.answers = {
        '/v2/languages': json(200, [{ language: 'EN' }]),
        '/v2/usage': json(200, { character_count: 10, character_limit: 100 }),
        '/v3/languages/products': json(
          200,
          PRODUCTS.map((name) => ({ name, features: [] })),
        ),
        '/v3/voice/realtime': json(200, {
          streaming_url: this.peer.address.replace('http', 'ws'),
          token: 'marked-token',
        }),
      }
      this.peer.answerWith((response, request) =>
        (this.answers[request.url] ?? json(404, {}))(response, request),
      )
      this.start()
    })
    afterEach(() => this.peer.close())
  }

  /** Starts a backend whose only account is at this service. */
  start(overrides: Partial<HostPorts> = {}, plan = 'pro', profile = 'generic'): void {
    const account = { id: 'test', name: 'Test', profile, plan, address: this.peer.address }
    const network = new NodeNetwork({})
    this.backend = createBackend(
      hostPorts({
        settings: new SettingsInMemory({ service: { active: 'test', accounts: [account] } }),
        keyFromEnvironment: 'marked-key',
        network: {
          configure: (config) => network.configure(config),
          proxyFor: (address) => network.proxyFor(address),
          openSocket: (address) => {
            const socket = new FakeSocket(address)
            this.sockets.push(socket)
            setTimeout(() => this.talk(socket))
            return socket
          },
        },
        ...overrides,
      }),
    )
  }

  /** The doctor's checks, by their ids. */
  async check(context?: CallContext): Promise<Record<string, Check>> {
    const result = await this.backend.dispatch('doctor.run', {}, context)
    if (!result.ok) throw new Error(result.error.kind)
    const { checks } = result.value as { checks: Check[] }
    return Object.fromEntries(checks.map((check) => [check.id, check]))
  }
}
