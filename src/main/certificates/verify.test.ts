import type { AddressInfo } from 'node:net'
import { checkServerIdentity, connect, createServer } from 'node:tls'
import { describe, expect, it } from 'vitest'
import {
  type Chain,
  chains,
  localhostIdentity,
  otherAuthority,
  shown,
  testAuthority,
} from '../../../test/support/network-faults/certificates.ts'
import { verifyWith } from './verify.ts'

const { keys, good, bad, stricter } = chains

type Request = Parameters<ReturnType<typeof verifyWith>>[0]
type Shown = Request['certificate']

const AUTHORITY_INVALID = -202

function answerOf(authorities: readonly string[], request: Partial<Request>): number | undefined {
  let answer: number | undefined
  verifyWith(authorities)({ errorCode: AUTHORITY_INVALID, ...request } as Request, (result) => {
    answer = result
  })
  return answer
}
const onDesktop = ({ hostname, chain, authority }: Chain, authorities = [authority]) =>
  answerOf(authorities, { hostname, certificate: shown(chain) })

/** Node's verdict on the same chain over a real connection. */
async function inNode({ hostname, chain, authority, key }: Chain): Promise<boolean> {
  const server = createServer({
    cert: chain.join('\n'),
    key: keys[key],
    // The client is under test: the server may present any certificate.
    ciphers: 'DEFAULT@SECLEVEL=0',
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const isAuthorized = await new Promise<boolean>((resolve) => {
    const socket = connect({
      host: '127.0.0.1',
      port,
      ca: authority,
      rejectUnauthorized: false,
      checkServerIdentity: (_host, certificate) => checkServerIdentity(hostname, certificate),
    })
    const settle = (isTrusted: boolean) => {
      socket.destroy()
      resolve(isTrusted)
    }
    socket.on('secureConnect', () => settle(socket.authorized))
    socket.on('error', () => settle(false))
  })
  await new Promise((resolve) => server.close(resolve))
  return isAuthorized
}

describe('an added authority', () => {
  it.each(good)('is trusted, as by Node, for $name', async (chain) => {
    expect({ desktop: onDesktop(chain), node: await inNode(chain) }).toEqual({ desktop: 0, node: true })
  })

  it.each(bad)('is not trusted, as little as by Node, for $name', async (chain) => {
    expect({ desktop: onDesktop(chain), node: await inNode(chain) }).toEqual({ desktop: -3, node: false })
  })

  it.each(stricter)('is not trusted for $name', (chain) => {
    expect(onDesktop(chain)).toBe(-3)
  })

  it.each(good)('is of no use to the authority of another for $name', (chain) => {
    expect(onDesktop(chain, [otherAuthority])).toBe(-3)
    expect(onDesktop(chain, [])).toBe(-3)
  })

  it('changes nothing if there is another error, or none', () => {
    const [chain] = good
    const certificate = shown(chain?.chain ?? [])
    const { hostname = '', authority = '' } = chain ?? {}
    for (const errorCode of [0, -200, -201, -206, -208, -211])
      expect(answerOf([authority], { hostname, certificate, errorCode })).toBe(-3)
  })

  it('is used among other authorities, some of them unreadable', () => {
    const certificate = shown([localhostIdentity.cert])
    const ask = (authorities: string[]) => answerOf(authorities, { hostname: 'service.test', certificate })
    expect(ask([otherAuthority, testAuthority])).toBe(0)
    expect(ask(['nonsense', testAuthority.replace('MII', 'AAA'), testAuthority])).toBe(0)
    expect(ask(['nonsense'])).toBe(-3)
  })

  it('is not trusted merely because a chain names it', () => {
    const ask = (authority: string, issuer: string) =>
      answerOf([authority], {
        hostname: 'service.test',
        certificate: shown([localhostIdentity.cert, issuer]),
      })
    expect(ask(otherAuthority, otherAuthority)).toBe(-3)
    expect(ask(testAuthority, testAuthority)).toBe(0)
  })

  it('does not accept an endless chain, nor an invalid certificate', () => {
    const endless = { data: localhostIdentity.cert } as unknown as Shown & { issuerCert: Shown }
    endless.issuerCert = endless
    expect(answerOf([otherAuthority], { hostname: 'service.test', certificate: endless })).toBe(-3)
    const nonsense = { data: 'nonsense' } as unknown as Shown
    expect(answerOf([testAuthority], { hostname: 'service.test', certificate: nonsense })).toBe(-3)
  })
})
