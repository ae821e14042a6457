import { type Chain, chains, otherAuthority, shown } from '../../support/network-faults/certificates.ts'
import { answerOf } from '../../support/network-faults/system-trust.ts'
import { type Attack, area, attack, judge } from '../attack.ts'

const TRUSTED = 0

const answerFor = ({ hostname, chain }: Chain, authority: string): Promise<number> =>
  answerOf(authority, { hostname, certificate: shown(chain) })

const certificate = (chain: Chain, authority: string, whose: string): Attack<undefined> =>
  attack(`${chain.name}, under ${whose}`, async () => {
    const answer = await answerFor(chain, authority)
    return judge(answer !== TRUSTED, `answered with ${answer}`)
  })

export const certificatesArea = area<undefined>({
  name: 'certificates, desktop',
  open: () => Promise.resolve(undefined),
  control: async () => {
    for (const chain of chains.good)
      if ((await answerFor(chain, chain.authority)) !== TRUSTED) throw new Error(`not trusted: ${chain.name}`)
  },
  attacks: [
    ...chains.bad.map((chain) => certificate(chain, chain.authority, 'its authority')),
    ...chains.good.map((chain) => certificate(chain, otherAuthority, 'that of another')),
  ],
})
