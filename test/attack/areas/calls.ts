import type { BridgeClient } from '../../support/app/bridge-client.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { type Answer, invoke, inWords } from '../support/page-calls.ts'

interface Target {
  readonly host: AttackedHost
  readonly page: BridgeClient
}

/** A call that the app's page would never make: the host must refuse it and change no setting. */
const refusedCall = (
  what: string,
  name: string,
  input: unknown,
  isRefused: (answer: Answer) => boolean = ({ ok }) => !ok,
): Attack<Target> =>
  attack(what, async ({ page }) => {
    const before = JSON.stringify(await invoke(page, 'settings.get', {}))
    const answer = await invoke(page, name, input)
    const isSame = JSON.stringify(await invoke(page, 'settings.get', {})) === before
    return judge(isRefused(answer) && isSame, `${inWords(answer)}${isSame ? '' : ', settings changed'}`)
  })

const account = (change: object) => ({
  name: 'Evil',
  profile: 'generic',
  plan: 'pro',
  address: 'http://127.0.0.1:1',
  key: 'evil-key',
  ...change,
})

const addresses = [
  'http://evil.test',
  'http://127.0.0.1.evil.test',
  'http://localhost:8080',
  'http://0.0.0.0:8080',
  'http://[::]:8080',
  'http://169.254.169.254/latest/meta-data',
  'ftp://evil.test',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pass@evil.test',
  'https://evil.test;connect-src *',
  'https://evil.test/?key=1',
  'https://evil.test/#x',
  'https://*.evil.test',
  'not an address',
]

const settingsFiles: readonly (readonly [what: string, file: unknown])[] = [
  ['of another kind', { format: 'other', version: 1, settings: {} }],
  ['of another version', { format: 'parley-settings', version: 2, settings: {} }],
  ['with a list for settings', { format: 'parley-settings', version: 1, settings: [] }],
  ['with a text for a section', { format: 'parley-settings', version: 1, settings: { voice: 'x' } }],
  [
    'with an unknown theme',
    { format: 'parley-settings', version: 1, settings: { appearance: { theme: '<script>' } } },
  ],
  [
    'with a proxy that is none',
    {
      format: 'parley-settings',
      version: 1,
      settings: { network: { proxy: { mode: 'fixed', url: 'javascript:alert(1)', user: '' } } },
    },
  ],
  [
    'with an account without TLS',
    {
      format: 'parley-settings',
      version: 1,
      settings: { service: { accounts: [{ id: 'a', ...account({ address: 'http://evil.test' }) }] } },
    },
  ],
]

export const callsArea = area<Target>({
  name: 'calls and settings',
  open: async (defer) => {
    const host = await AttackedHost.start(defer)
    return { host, page: await host.page() }
  },
  control: async ({ page }) => {
    const theme = { appearance: { theme: 'dark' } }
    if (!(await invoke(page, 'settings.update', theme)).ok) throw new Error('no setting can be changed')
  },
  attacks: [
    ...['__proto__', 'constructor', 'toString', 'settings', 'settings.', 'settings.get.x', ''].map((name) =>
      refusedCall(`the call ${JSON.stringify(name)}`, name, {}),
    ),
    ...[null, 'x', 1].map((input) =>
      refusedCall(`settings.update with ${JSON.stringify(input)}`, 'settings.update', input),
    ),
    // A list is an object without named fields.
    refusedCall('settings.update with a list', 'settings.update', [{ theme: 'dark' }], () => true),
    refusedCall('a theme that is none', 'settings.update', { appearance: { theme: '</style>' } }),
    refusedCall('a retention that is none', 'settings.update', { privacy: { retention: 'for-some-time' } }),
    refusedCall('sound kept by a text', 'settings.update', { privacy: { keepsSound: 'yes' } }),
    refusedCall('a list of languages without end', 'settings.update', {
      documents: { recentLanguages: Array.from({ length: 1000 }, () => 'de') },
    }),
    refusedCall(
      'accounts among the settings',
      'settings.update',
      { service: { active: 'evil', accounts: [{ id: 'evil', ...account({}) }] } },
      () => true,
    ),
    refusedCall(
      'a proxy among the settings',
      'settings.update',
      { network: { proxy: { mode: 'fixed', url: 'http://evil.test:1', user: '' } } },
      () => true,
    ),
    attack('a prototype among the settings', async ({ host, page }) => {
      const before = JSON.stringify(await invoke(page, 'settings.get', {}))
      // The host closes the connection that sends one.
      const other = await host.page()
      const input: unknown = JSON.parse(
        '{"__proto__":{"isAdmin":true},"voice":{"__proto__":{"isAdmin":true}}}',
      )
      const answer = await invoke(other, 'settings.update', input)
      other.close()
      const isSame = JSON.stringify(await invoke(page, 'settings.get', {})) === before
      return judge(!answer.ok && isSame, inWords(answer))
    }),
    ...addresses.map((address) =>
      refusedCall(`an account at ${address}`, 'account.add', account({ address })),
    ),
    refusedCall('an account of no profile', 'account.add', account({ profile: '__proto__' })),
    refusedCall('streams to everywhere', 'account.add', account({ streamDomains: ['*'] })),
    refusedCall(
      'streams that end the policy',
      'account.add',
      account({ streamDomains: ["x; script-src 'unsafe-inline'"] }),
    ),
    refusedCall('an account that is not there', 'account.use', { id: '__proto__' }),
    refusedCall('a key for an account that is not there', 'account.setKey', { id: 'x', key: 'k' }),
    refusedCall('a proxy by another scheme', 'network.setProxy', {
      mode: 'fixed',
      url: 'file:///etc/passwd',
    }),
    refusedCall('a proxy with a password in its address', 'network.setProxy', {
      mode: 'fixed',
      url: 'http://a:b@proxy.test:1',
    }),
    attack('a proxy that nobody has confirmed', async ({ host, page }) => {
      const asking = invoke(page, 'network.setProxy', { mode: 'fixed', url: 'http://127.0.0.1:9' })
      await host.answerQuestion(false)
      const answer = await asking
      const { value } = await invoke(page, 'network.get', {})
      return judge(!answer.ok && !JSON.stringify(value).includes('127.0.0.1:9'), inWords(answer))
    }),
    attack('no proxy, which nobody has confirmed', async ({ host, page }) => {
      const asking = invoke(page, 'network.setProxy', { mode: 'none' })
      await host.answerQuestion(false)
      const answer = await asking
      const { value } = await invoke(page, 'network.get', {})
      return judge(!answer.ok && JSON.stringify(value).includes('"mode":"system"'), inWords(answer))
    }),
    ...settingsFiles.map(([what, file]) =>
      refusedCall(`a file of settings ${what}`, 'settings.import', { file: JSON.stringify(file) }),
    ),
    refusedCall('a file of settings that is no JSON', 'settings.import', { file: '{' }),
    refusedCall('a file of settings without end', 'settings.import', {
      file: JSON.stringify({ format: 'parley-settings', version: 1, settings: { x: 'x'.repeat(5_000_000) } }),
    }),
    refusedCall('an address among the settings of the system', 'permissions.openSettings', {
      permission: 'https://evil.test',
    }),
    ...['document.pick', 'textFile.choose', 'startup.set', 'data.openFolder', 'file.openFolder'].map((name) =>
      refusedCall(`the desktop's ${name}`, name, { isOn: true, id: '/etc' }),
    ),
    refusedCall('a voice session of somebody else', 'voice.resume', { token: 't'.repeat(40) }),
  ],
})
