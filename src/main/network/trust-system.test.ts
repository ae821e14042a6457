import type { Certificate } from 'electron'
import { describe, expect, it } from 'vitest'
import {
  type Chain,
  chains,
  localhostIdentity,
  otherAuthority,
  shown,
  testAuthority,
} from '../../../test/support/network-faults/certificates.ts'
import { answerOf } from '../../../test/support/network-faults/system-trust.ts'

const { good, bad } = chains
const TRUSTED = 0
const AS_CHROMIUM_FOUND = -3

const onDesktop = ({ hostname, chain, authority }: Chain, system = authority) =>
  answerOf(system, { hostname, certificate: shown(chain) })

describe('an authority of the system', () => {
  it.each(good)('is trusted for $name', async (chain) => {
    expect(await onDesktop(chain)).toBe(TRUSTED)
  })

  it.each(bad)('is not trusted for $name', async (chain) => {
    expect(await onDesktop(chain)).toBe(AS_CHROMIUM_FOUND)
  })

  it('is of no use to the authority of another', async () => {
    for (const chain of good.slice(0, 3))
      expect(await onDesktop(chain, otherAuthority)).toBe(AS_CHROMIUM_FOUND)
  })

  it('changes nothing if there is another error, or none', async () => {
    const [{ chain, hostname, authority } = { chain: [], hostname: '', authority: '' }] = good
    for (const errorCode of [0, -200, -201, -206, -208, -211])
      expect(await answerOf(authority, { hostname, certificate: shown(chain), errorCode })).toBe(
        AS_CHROMIUM_FOUND,
      )
  })

  it('is not trusted merely because a chain names it', async () => {
    const ask = (system: string, issuer: string) =>
      answerOf(system, { hostname: 'service.test', certificate: shown([localhostIdentity.cert, issuer]) })
    expect(await ask(otherAuthority, testAuthority)).toBe(AS_CHROMIUM_FOUND)
    expect(await ask(testAuthority, testAuthority)).toBe(TRUSTED)
  })

  it('does not accept an endless chain, nor an invalid certificate', async () => {
    const endless = { data: localhostIdentity.cert } as unknown as Certificate & { issuerCert: Certificate }
    endless.issuerCert = endless
    expect(await answerOf(otherAuthority, { hostname: 'service.test', certificate: endless })).toBe(
      AS_CHROMIUM_FOUND,
    )
    const nonsense = { data: 'nonsense' } as unknown as Certificate
    expect(await answerOf(testAuthority, { hostname: 'service.test', certificate: nonsense })).toBe(
      AS_CHROMIUM_FOUND,
    )
  })
})
