import { verifyWith } from '../../../src/main/certificates/verify.ts'
import { type Chain, chains, otherAuthority, shown } from '../../support/network-faults/certificates.ts'
import { type Attack, area, attack, judge } from '../attack.ts'

type Request = Parameters<ReturnType<typeof verifyWith>>[0]

/** Chromium's error for a certificate from an unknown authority; it can hide other faults. */
const AUTHORITY_INVALID = -202
const TRUSTED = 0

/** The desktop's response to that error if the user has added an authority. */
function answerFor({ hostname, chain }: Chain, authority: string): number {
  let answer = TRUSTED
  const request = { hostname, certificate: shown(chain), errorCode: AUTHORITY_INVALID }
  verifyWith([authority])(request as Request, (result) => {
    answer = result
  })
  return answer
}

const certificate = (chain: Chain, authority: string, whose: string): Attack<undefined> =>
  attack(`${chain.name}, under ${whose}`, () => {
    const answer = answerFor(chain, authority)
    return judge(answer !== TRUSTED, `answered with ${answer}`)
  })

export const certificatesArea = area<undefined>({
  name: 'certificates, desktop',
  open: () => Promise.resolve(undefined),
  control: () => {
    const refused = chains.good.filter((chain) => answerFor(chain, chain.authority) !== TRUSTED)
    if (refused.length > 0) throw new Error(`not trusted: ${refused.map(({ name }) => name).join(', ')}`)
    return Promise.resolve()
  },
  attacks: [
    ...[...chains.bad, ...chains.stricter].map((chain) =>
      certificate(chain, chain.authority, 'its authority'),
    ),
    ...chains.good.map((chain) => certificate(chain, otherAuthority, 'that of another')),
  ],
})
