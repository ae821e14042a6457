import type { Filling, Operation, Parameter, Proof } from './operation.ts'
import { ARRIVAL, chapters, operations, ROUTES } from './operations.ts'
import { WITHIN } from './test-names.ts'

/** Escapes bars, which would end the cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|')

/** Numbers the proofs, each of which is named once. */
class Numbers {
  readonly #numbers = new Map<Proof, number>()

  of(proof: Proof): number {
    const known = this.#numbers.get(proof) ?? this.#numbers.size + 1
    this.#numbers.set(proof, known)
    return known
  }

  lines(): string[] {
    return [...this.#numbers].map(([proof, number]) => {
      const [file = '', ...names] = proof.split(WITHIN)
      return `| ${number} | [${file}](../${file}) | ${cell(names.join(WITHIN))} |`
    })
  }
}

const tell = (filling: Filling): string => (typeof filling === 'string' ? `\`${filling}\`` : filling.by)

/** The call and the input field that set a parameter. */
const reachedBy = ({ call }: Operation, { from }: Parameter): string => `\`${call}\`: ${tell(from)}`

function rowsOf(name: string, operation: Operation, numbers: Numbers): string[] {
  const { does, call, profile, parameters, proofs, more = {} } = operation
  const cited = (list: readonly Proof[]) => [...new Set(list)].map((proof) => numbers.of(proof)).join(', ')
  const only = profile === undefined ? '' : ` (profile \`${profile}\`)`
  return [
    `| **${name}** | ${does}${only} | \`${call}\` | ${cited([ROUTES, ARRIVAL, ...proofs])} |`,
    ...parameters.map((parameter) => {
      const { name: of, in: place } = parameter
      return `| \`${of}\` | ${place} | ${reachedBy(operation, parameter)} | ${cited([ARRIVAL, ...(more[of] ?? [])])} |`
    }),
  ]
}

/** Writes the page. */
export const COMMAND = 'node scripts/on-node24.mjs scripts/record/record-service-table.ts'

const INTRODUCTION = `# The service, and what reaches it

The ${operations.length} operations of the service with every parameter, the call of the contract and its input field that reach it, and
the tests that prove it, by their numbers in [the list](#tests) at the end.

This page is written by \`${COMMAND}\` from the
declarations in \`src/backend/service/operations\` and the cases in \`test/support/contract-cases\`; a test fails where
it is not what that would write.

The official client for Node.js, deepl-node 1.28.0, has no spoken terms: their tests speak HTTP alone.`

/** docs/service.md. */
export function serviceTable(): string {
  const numbers = new Numbers()
  const sections = Object.entries(chapters).map(([heading, area]) =>
    [
      `## ${heading}`,
      '',
      '| operation, parameter | what it does, where it stands | call: input field | tests |',
      '|---|---|---|---|',
      ...Object.entries(area).flatMap(([name, operation]) => rowsOf(name, operation, numbers)),
    ].join('\n'),
  )
  const tests = ['## Tests', '', '| | file | test |', '|---|---|---|', ...numbers.lines()].join('\n')
  return `${[INTRODUCTION, ...sections, tests].join('\n\n')}\n`
}
