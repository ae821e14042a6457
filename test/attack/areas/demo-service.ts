import { type RunningSimulator, startSimulator } from '../../../src/simulator/start.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { head, rawRequest } from '../support/raw-request.ts'

const AGENT = 'User-Agent: Attack/1'

const refused = (
  name: string,
  make: (service: RunningSimulator) => { readonly line: string; readonly headers: readonly string[] },
): Attack<RunningSimulator> =>
  attack(name, async (service) => {
    const { line, headers } = make(service)
    const { host } = new URL(service.address)
    const own = headers.some((header) => header.startsWith('Host:')) ? headers : [`Host: ${host}`, ...headers]
    const { status, text } = await rawRequest(service.address, head(line, [...own, AGENT]))
    const isOpen = /^access-control-allow-origin/im.test(text)
    return judge(status >= 400 && status < 500 && !isOpen, `status ${status}`)
  })

const withKey = ({ key }: RunningSimulator): string => `Authorization: Service-Auth-Key ${key}`
const USAGE = 'GET /v2/usage HTTP/1.1'

export const demoServiceArea = area<RunningSimulator>({
  name: 'demo service',
  open: async (defer) => {
    const service = await startSimulator()
    defer(() => service.stop())
    return service
  },
  control: async (service) => {
    const { host } = new URL(service.address)
    const { status } = await rawRequest(
      service.address,
      head(USAGE, [`Host: ${host}`, AGENT, withKey(service)]),
    )
    if (status !== 200) throw new Error(`its key is answered with ${status}`)
  },
  attacks: [
    refused('no key', () => ({ line: USAGE, headers: [] })),
    refused('an empty key', () => ({ line: USAGE, headers: ['Authorization: Service-Auth-Key '] })),
    refused('another key', () => ({
      line: USAGE,
      headers: [`Authorization: Service-Auth-Key ${'k'.repeat(36)}`],
    })),
    refused('its key but for a letter', ({ key }) => ({
      line: USAGE,
      headers: [`Authorization: Service-Auth-Key ${key.slice(0, -1)}`],
    })),
    refused('its key by another scheme', ({ key }) => ({
      line: USAGE,
      headers: [`Authorization: Basic ${key}`],
    })),
    refused('its key in the address', ({ key }) => ({
      line: `GET /v2/usage?auth_key=${key} HTTP/1.1`,
      headers: [],
    })),
    refused('its key in a cookie', ({ key }) => ({ line: USAGE, headers: [`Cookie: key=${key}`] })),
    refused('another Host', (service) => ({ line: USAGE, headers: ['Host: evil.test', withKey(service)] })),
    refused('another Host after ours', (service) => ({
      line: USAGE,
      headers: [`Host: ${new URL(service.address).host}`, 'Host: evil.test', withKey(service)],
    })),
    refused('a fault that is asked for without a key', () => ({
      line: USAGE,
      headers: ['X-Demo-Fault: 503'],
    })),
    refused('a Host that begins like ours', (service) => ({
      line: USAGE,
      headers: ['Host: 127.0.0.1.evil.test', withKey(service)],
    })),
    refused('a question before a request of another site', (service) => ({
      line: 'OPTIONS /v2/usage HTTP/1.1',
      headers: ['Origin: https://evil.test', 'Access-Control-Request-Method: GET', withKey(service)],
    })),
    refused('a file', (service) => ({
      line: 'GET /../../package.json HTTP/1.1',
      headers: [withKey(service)],
    })),
    refused('a file in other letters', (service) => ({
      line: 'GET /v2/document/%2e%2e%2f%2e%2e%2fpackage.json/result HTTP/1.1',
      headers: [withKey(service)],
    })),
    refused('a document of nobody', (service) => ({
      line: 'POST /v2/document/x/result HTTP/1.1',
      headers: [withKey(service), 'Content-Length: 0'],
    })),
    refused('a session without a token', (service) => ({
      line: 'GET /v3/voice/realtime HTTP/1.1',
      headers: [withKey(service)],
    })),
    refused('a session by a guess', (service) => ({
      line: `GET /v3/voice/realtime?token=${'t'.repeat(43)} HTTP/1.1`,
      headers: [withKey(service)],
    })),
  ],
})
