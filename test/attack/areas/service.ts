import { checkFileAddress } from '../../../src/core/service/addresses.ts'
import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { endless, millions, packed } from '../../support/service/hostile-answers.ts'
import { HttpPeer, json, type Answer as PeerAnswer } from '../../support/service/http-peer.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { filesWith } from '../support/files-with.ts'
import { type Answer, invoke, inWords, upload } from '../support/page-calls.ts'

interface Target {
  readonly host: AttackedHost
  readonly page: BridgeClient
  /** The account's service, which has turned hostile. */
  readonly peer: HttpPeer
  /** Another server, which must receive no request. */
  readonly sink: HttpPeer
}

const KEY = 'service-key-0123456789-abcdef'
const MAX_GROWTH_MB = 300

const good: PeerAnswer = (response) =>
  json(200, { translations: [{ text: 'Hallo', detected_source_language: 'EN' }] })(response, {} as never)
const languages = json(200, [{ language: 'EN', name: 'English' }])

const translate = (page: BridgeClient): Promise<Answer> =>
  invoke(page, 'text.translate', { texts: ['Hello'], targetLanguage: 'de' })
const listGlossaries = (page: BridgeClient): Promise<Answer> => invoke(page, 'glossary.list', {})
const listStyles = (page: BridgeClient): Promise<Answer> => invoke(page, 'styleRules.list', {})
const openVoice = (page: BridgeClient): Promise<Answer> =>
  invoke(page, 'voice.open', { targetLanguages: ['de'] })

/** An answer of the service, after which its key must be only where it belongs. */
const answered = (
  what: string,
  make: (target: Target) => PeerAnswer,
  isRefused: (answer: Answer) => boolean = ({ ok }) => !ok,
  ask: (page: BridgeClient) => Promise<Answer> = translate,
): Attack<Target> =>
  attack(what, async (target) => {
    const { host, page, peer, sink } = target
    const asked = peer.received.length
    peer.answerWith(make(target))
    const { value: answer, growth = 0 } = await host.measure(() => ask(page))
    peer.answerWith(good)
    if (peer.received.length === asked) return judge(false, `nothing was asked: ${inWords(answer)}`)
    const isTold = JSON.stringify(answer).includes(KEY) || host.printed().includes(KEY)
    const isQuiet = !isTold && sink.received.length === 0
    if (!(await host.survives())) return judge(false, 'the host has ended')
    return judge(
      isRefused(answer) && isQuiet && growth < MAX_GROWTH_MB,
      `${inWords(answer)}, ${Math.round(growth)} MB more memory, ${sink.received.length} requests elsewhere`,
    )
  })

const ticket = (address: string) => () =>
  json(200, { streaming_url: address, token: 'a-token', session_id: 'a-session' })

const streams = (sink: string): readonly string[] => [
  'wss://evil.test/voice',
  'ws://evil.test/voice',
  'https://evil.test/voice',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//evil.test/voice',
  'wss://127.0.0.1.evil.test/voice',
  'wss://user:pass@127.0.0.1/voice',
  'ws://0.0.0.0/voice',
  'ws://169.254.169.254/voice',
  'not an address',
  '',
  sink.replace('http', 'ws'),
]

export const serviceArea = area<Target>({
  name: 'a hostile service',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    const [peer, sink] = [await HttpPeer.listen(), await HttpPeer.listen()]
    for (const server of [peer, sink]) defer(() => server.close())
    peer.answerWith(languages)
    const page = await host.page()
    const added = await invoke(page, 'account.add', {
      name: 'Hostile',
      profile: 'generic',
      plan: 'pro',
      address: peer.address,
      key: KEY,
    })
    if (!added.ok) throw new Error(`no account: ${inWords(added)}`)
    return { host, page, peer, sink }
  },
  control: async ({ page, peer }) => {
    peer.answerWith(good)
    const answer = await translate(page)
    if (!answer.ok) throw new Error(`nothing is translated: ${inWords(answer)}`)
    if (peer.received.at(-1)?.headers.authorization?.includes(KEY) !== true) throw new Error('no key is sent')
  },
  attacks: [
    ...[300, 301, 302, 303, 304, 305, 307, 308].map((status) =>
      answered(`a redirect with ${status}`, ({ sink }) => (response) => {
        response.writeHead(status, { Location: `${sink.address}/steal` }).end()
      }),
    ),
    answered('a refresh to another server', ({ sink }) => (response) => {
      response
        .writeHead(200, { Refresh: `0; url=${sink.address}`, 'Content-Type': 'text/html' })
        .end('<html>')
    }),
    answered('another server by Alt-Svc', ({ sink }) =>
      json(400, {}, { 'Alt-Svc': `http/1.1="${new URL(sink.address).host}"; ma=9999` }),
    ),
    answered('its key in its words', () => json(400, { message: `The key ${KEY} is wrong.` })),
    answered('its key in its details', () =>
      json(400, { message: 'No.', detail: `Service-Auth-Key ${KEY}` }),
    ),
    answered('its key as a trace id', () => json(400, {}, { 'X-Trace-ID': KEY })),
    answered('its key within a trace id', () => json(400, {}, { 'X-Trace-ID': `Service-Auth-Key ${KEY}` })),
    answered('its key in a wait', () => json(400, {}, { 'Retry-After': KEY })),
    answered('an answer without end', () => endless()),
    answered('a refusal without end', () => endless(456)),
    answered('40 MB in 40 kB', () => packed(40)),
    answered('no JSON', () => (response) => void response.writeHead(200).end('<html>')),
    answered('nothing', () => (response) => void response.writeHead(200).end()),
    answered('JSON without end', () => (response) => void response.writeHead(200).end('['.repeat(1_000_000))),
    answered('32 MB of numbers for translations', () => millions('{"translations":[', '1')),
    answered('32 MB of objects for translations', () => millions('{"translations":[', '{}')),
    answered('32 MB of members for an object', () => millions('{"translations":{', '"":1')),
    answered(
      'a megabyte of glossaries without anything',
      () => millions('{"glossaries":[', '{}', 1),
      undefined,
      listGlossaries,
    ),
    answered(
      '32 MB of rules',
      () => millions('{"style_rules":[', '{"configured_rules":{"":{}}}'),
      undefined,
      listStyles,
    ),
    answered('a megabyte of lists in a refusal', () => millions('{"message":[', '[]', 1, 400)),
    answered('a list for an object', () => json(200, [])),
    answered('a number for a text', () => json(200, { translations: [{ text: 1 }] })),
    answered('more translations than texts', () =>
      json(200, {
        translations: Array.from({ length: 3 }, () => ({ text: 'x', detected_source_language: 'EN' })),
      }),
    ),
    answered(
      'a language that is markup',
      () => json(200, { translations: [{ text: 'Hallo', detected_source_language: '<i>q</i>' }] }),
      ({ ok, value }) => !ok || !JSON.stringify(value).includes('<i>'),
    ),
    answered(
      'a prototype',
      () => (response) =>
        void response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end(
            '{"__proto__":{"isAdmin":true},"translations":[{"text":"x","detected_source_language":"EN","__proto__":{"isAdmin":true}}]}',
          ),
      ({ value }) => !('isAdmin' in {}) && !JSON.stringify(value ?? {}).includes('isAdmin'),
    ),
    answered('a connection that breaks', () => (response) => void response.destroy()),
    answered('a head without end', () => (response) => {
      response.writeHead(400, { 'X-Much': 'x'.repeat(100_000) }).end()
    }),
    ...streams('http://127.0.0.1:9').map((address) =>
      answered(
        `a stream at ${address === '' ? 'no address' : address}`,
        ticket(address),
        undefined,
        openVoice,
      ),
    ),
    answered(
      'a ticket without a token',
      () => json(200, { streaming_url: 'ws://127.0.0.1/' }),
      undefined,
      openVoice,
    ),
    attack('its key as a scope', async ({ page, peer }) => {
      peer.answerWith(json(403, { message: `Missing required scope(s): ${KEY}` }))
      const answer = await translate(page)
      // A refused key is not sent again until the user asks for a check.
      peer.answerWith(languages)
      await invoke(page, 'service.check', {})
      peer.answerWith(good)
      return judge(!answer.ok && !JSON.stringify(answer).includes(KEY), inWords(answer))
    }),
    attack('a memory at an address of this computer', ({ sink }) => {
      const { port } = new URL(sink.address)
      const names = ['localhost', 'a.localhost', '127.0.0.2', '0.0.0.0', '[::]', '[::ffff:127.0.0.1]']
      const reached = names.filter(
        (name) => checkFileAddress(`https://${name}:${port}/file`, 'https://api.example.com').ok,
      )
      return judge(reached.length === 0, `${reached.length} of ${names.length} names are allowed`)
    }),
    attack('a document under a path', async ({ page, peer, host }) => {
      peer.answerWith(
        json(200, { document_id: '../../v2/usage?x=', document_key: 'document-key-0123456789' }),
        json(200, { status: 'error', error_message: 'No document has the key document-key-0123456789.' }),
      )
      const file = await upload(page, 'a.txt', Buffer.from('Hello'))
      const before = peer.received.length
      const started = await invoke(page, 'document.translate', { file, targetLanguages: ['de'] })
      const { jobs = [] } = (started.value ?? {}) as { jobs?: { id: string }[] }
      const { value } = await invoke(page, 'document.wait', { ids: jobs.map(({ id }) => id) })
      const urls = peer.received.slice(before).map(({ url }) => url)
      peer.answerWith(good)
      for (const { id } of jobs) await invoke(page, 'document.remove', { id })
      const isConfined = urls.every(
        (url) => url === '/v2/document' || /^\/v2\/document\/[^/?]+(\/result)?$/.test(url),
      )
      const isTold = JSON.stringify(value).includes('document-key-0123456789')
      return judge(isConfined && !isTold && (await host.survives()), urls.join(' '))
    }),
    attack('an account that is moved with its key', async ({ page, sink }) => {
      const { value } = await invoke(page, 'settings.get', {})
      const { settings = value } = value as { settings?: unknown }
      const { accounts } = (settings as { service: { accounts: { id: string }[] } }).service
      sink.answerWith(languages)
      const answer = await invoke(page, 'account.update', { id: accounts[0]?.id, address: sink.address })
      return judge(!answer.ok && !JSON.stringify(sink.received).includes(KEY), inWords(answer))
    }),
    attack('its key on the disk', ({ host }) => {
      const found = filesWith(host.home, KEY)
      return judge(found.length === 0, found.join(', '))
    }),
    attack('its key in the terminal', ({ host }) =>
      judge(!host.printed().includes(KEY), 'what the host has said'),
    ),
    attack('its key from the page', async ({ page }) => {
      const calls = ['settings.get', 'settings.export', 'service.status', 'network.get', 'document.list']
      const answers = await Promise.all(calls.map((name) => invoke(page, name, {})))
      return judge(!JSON.stringify(answers).includes(KEY), calls.join(', '))
    }),
  ],
})
