import { type Attack, area, attack, judge, type Outcome } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { head, type RawAnswer, rawRequest } from '../support/raw-request.ts'

type Make = (host: string) => string

/** Text found only in the page itself, or in files outside the served folder. */
const SERVED = /<!doctype html|"devDependencies"|root:.*:0:0|\[core\]/i

const isRefusal = ({ status, text }: RawAnswer): boolean =>
  status >= 400 && status < 500 && !SERVED.test(text) && !text.includes('HTTP/1.1 200')

const outcomeOf = (answer: RawAnswer): Outcome => judge(isRefusal(answer), `status ${answer.status}`)

const raw = (name: string, make: Make): Attack<AttackedHost> =>
  attack(name, async ({ address }) => outcomeOf(await rawRequest(address, make(new URL(address).host))))

const get = (path: string, ...headers: string[]): Make => {
  return (host) => head(`GET ${path} HTTP/1.1`, [`Host: ${host}`, ...headers])
}

const portOf = (host: string): string => host.split(':')[1] ?? ''

const hosts: readonly (readonly [string, Make])[] = [
  ['another site', () => 'evil.test'],
  ['another site at our port', (host) => `evil.test:${portOf(host)}`],
  ['a name for this computer', (host) => `localhost:${portOf(host)}`],
  ['no port', () => '127.0.0.1'],
  ['another port', () => '127.0.0.1:1'],
  ['a dot at the end of the address', (host) => `127.0.0.1.:${portOf(host)}`],
  ['IPv6', (host) => `[::1]:${portOf(host)}`],
  ['the address of all', (host) => `0.0.0.0:${portOf(host)}`],
  ['a short form of the address', (host) => `127.1:${portOf(host)}`],
  ['the address as a number', (host) => `2130706433:${portOf(host)}`],
  ['our name before another', (host) => `${host}.evil.test`],
  ['our name as a user', (host) => `${host}@evil.test`],
  ['nothing', () => ''],
]

const origins: readonly (readonly [string, Make])[] = [
  ['another site', () => 'https://evil.test'],
  ['a name for this computer', (host) => `http://localhost:${portOf(host)}`],
  ['another port', () => 'http://127.0.0.1:1'],
  ['our name over TLS', (host) => `https://${host}`],
  ['our name before another', (host) => `http://${host}.evil.test`],
  ['our name with a slash', (host) => `http://${host}/`],
  ['our name in capitals', (host) => `HTTP://${host}`],
  ['a sandboxed frame', () => 'null'],
  ['a file', () => 'file://'],
  ['an extension', () => 'chrome-extension://abcdefghijklmnop'],
  ['two sites', (host) => `http://${host} https://evil.test`],
]

const paths = [
  '/../package.json',
  '/../../package.json',
  '/../../../../../../../../etc/passwd',
  '/./../package.json',
  '/%2e%2e/package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%2f..%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '/..;/package.json',
  '/....//....//package.json',
  '/%252e%252e/%252e%252e/package.json',
  '/%c0%ae%c0%ae/package.json',
  '/%uff0e%uff0e/package.json',
  '/assets/../../../package.json',
  '/assets/..%2f..%2f..%2fpackage.json',
  '//etc/passwd',
  '/%2fetc%2fpasswd',
  '///../../package.json',
  '/%00',
  '/%00.html',
  '/index.html%00.js',
  '/index.html%2f..%2f..%2f..%2fpackage.json',
  '/%',
  '/%zz',
  '/.git/config',
  '/.env',
  '/index',
  '/index.html/',
  '/private/',
  '/private/index.html',
  '/private/x/index.html',
  '/private/%2e%2e/index.html',
  '/sound/',
  '/sound/x',
  '/sound/..%2f..%2fpackage.json',
  `/sound/${'A'.repeat(43)}`,
  '/bridge',
  'http://evil.test/',
  'file:///etc/passwd',
  `/${'a'.repeat(20_000)}`,
]

const FORM = 'application/x-www-form-urlencoded'
const KEY = 'k'.repeat(43)
const post = (
  form: string,
  { origin = 'null', type = FORM, path = '/' }: { origin?: string; type?: string; path?: string } = {},
): Make => {
  return (host) =>
    head(`POST ${path} HTTP/1.1`, [
      `Host: ${host}`,
      `Origin: ${origin}`,
      `Content-Type: ${type}`,
      `Content-Length: ${form.length}`,
    ]) + form
}

const upgrade = (origin: string | undefined, change: { path?: string; host?: string } = {}): Make => {
  return (host) =>
    [
      `GET ${change.path ?? '/bridge'} HTTP/1.1`,
      `Host: ${change.host ?? host}`,
      ...(origin === undefined ? [] : [`Origin: ${origin === 'ours' ? `http://${host}` : origin}`]),
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n')
}

const smuggled = (host: string) => `GET /index.html HTTP/1.1\r\nHost: ${host}\r\n\r\n`

export const httpArea = area<AttackedHost>({
  name: 'web host: HTTP',
  open: (defer) => AttackedHost.start(defer),
  control: async ({ address }) => {
    const answer = await rawRequest(address, get('/')(new URL(address).host))
    if (answer.status !== 200 || !SERVED.test(answer.text)) throw new Error('the page is not served')
  },
  concurrency: 8,
  attacks: [
    ...hosts.map(([name, make]) =>
      raw(`a Host of ${name}`, (host) => head('GET / HTTP/1.1', [`Host: ${make(host)}`])),
    ),
    raw('no Host', () => head('GET / HTTP/1.1', [])),
    raw('no Host in HTTP 1.0', () => head('GET / HTTP/1.0', [])),
    raw('another Host before ours', (host) => head('GET / HTTP/1.1', ['Host: evil.test', `Host: ${host}`])),
    raw('another Host after ours', (host) => head('GET / HTTP/1.1', [`Host: ${host}`, 'Host: evil.test'])),
    ...origins.map(([name, make]) =>
      raw(`an Origin of ${name}`, (host) => get('/', `Origin: ${make(host)}`)(host)),
    ),
    ...paths.map((path) => raw(`the path ${path.slice(0, 50)}`, get(path))),
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) =>
      raw(`the method ${method}`, (host) => head(`${method} / HTTP/1.1`, [`Host: ${host}`])),
    ),
    attack('a tunnel through it', async ({ address }) => {
      const answer = await rawRequest(
        address,
        head('CONNECT evil.test:443 HTTP/1.1', ['Host: evil.test:443']),
      )
      return judge(answer.status !== 200, `status ${answer.status}`)
    }),
    raw('a length and chunks', (host) =>
      [
        'POST / HTTP/1.1',
        `Host: ${host}`,
        'Content-Length: 6',
        'Transfer-Encoding: chunked',
        '',
        `0\r\n\r\n${smuggled(host)}`,
      ].join('\r\n'),
    ),
    raw('two lengths', (host) =>
      [
        'POST / HTTP/1.1',
        `Host: ${host}`,
        'Content-Length: 0',
        'Content-Length: 40',
        '',
        smuggled(host),
      ].join('\r\n'),
    ),
    raw('chunks by another name', (host) =>
      [
        'POST / HTTP/1.1',
        `Host: ${host}`,
        'Transfer-Encoding: xchunked',
        '',
        `0\r\n\r\n${smuggled(host)}`,
      ].join('\r\n'),
    ),
    raw('a negative length', (host) => head('POST / HTTP/1.1', [`Host: ${host}`, 'Content-Length: -1'])),
    raw('a header without a name', (host) => head('GET / HTTP/1.1', [`Host: ${host}`, ': x'])),
    raw('a NUL in a header', (host) => head('GET / HTTP/1.1', [`Host: ${host}`, 'X: a\0b'])),
    raw('a header of 20 kB', (host) => head('GET / HTTP/1.1', [`Host: ${host}`, `X: ${'x'.repeat(20_000)}`])),
    raw('HTTP 2 without TLS', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    raw('bytes of TLS', () => '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n'),
    raw('a form without a key', post('kez=1')),
    raw('a form with a key that ends the attribute', post('key=%22%3E%3Cscript%3Ealert(1)%3C/script%3E')),
    raw('a form with an empty key', post('key=')),
    raw('a form that is too long', post(`key=${KEY}&more=${'m'.repeat(1000)}`)),
    raw('a form in plain text', post(`key=${KEY}`, { type: 'text/plain' })),
    raw('a form in parts', post(`key=${KEY}`, { type: 'multipart/form-data; boundary=x' })),
    raw('a form for what is no page', post(`key=${KEY}`, { path: '/private/x/index.html' })),
    raw("a form from another site's page", post(`key=${KEY}`, { origin: 'https://evil.test' })),
    raw('a socket without an Origin', upgrade(undefined)),
    raw('a socket of another site', upgrade('https://evil.test')),
    raw('a socket of a sandboxed frame', upgrade('null')),
    raw('a socket of a file', upgrade('file://')),
    raw('a socket of another port', upgrade('http://127.0.0.1:1')),
    raw('a socket of another Host', upgrade('ours', { host: 'evil.test' })),
    raw('a socket at another path', upgrade('ours', { path: '/bridge/' })),
    raw('a socket with a key in its address', upgrade('ours', { path: `/bridge?key=${KEY}` })),
    attack('which service is in use, without a key', async ({ address }) => {
      const { text } = await rawRequest(address, get('/')(new URL(address).host))
      return judge(/connect-src 'self';/.test(text), /connect-src[^;]*/.exec(text)?.[0] ?? 'no policy')
    }),
    attack('a refusal without a policy', async ({ address }) => {
      const { text } = await rawRequest(address, get('/nothing.html')(new URL(address).host))
      return judge(/default-src 'none'/.test(text) && /nosniff/i.test(text), 'headers of a refusal')
    }),
    attack('what it is made with, in its headers', async ({ address }) => {
      const { text } = await rawRequest(address, get('/')(new URL(address).host))
      return judge(!/^(server|x-powered-by|set-cookie|access-control-)/im.test(text), 'headers of the page')
    }),
  ],
})
