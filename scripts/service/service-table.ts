import type { Filling, Operation, Parameter } from './operation.ts'
import { chapters, operations } from './operations.ts'

const tell = (filling: Filling): string => (typeof filling === 'string' ? `\`${filling}\`` : filling.by)

/** The call and the input field that set a parameter. */
const reachedBy = ({ call }: Operation, { from }: Parameter): string => `\`${call}\`: ${tell(from)}`

function rowsOf(name: string, operation: Operation): string[] {
  const { does, call, profile, parameters } = operation
  const only = profile === undefined ? '' : ` (profile \`${profile}\`)`
  return [
    `| **${name}** | ${does}${only} | \`${call}\` |`,
    ...parameters.map((parameter) => {
      const { name: of, in: place } = parameter
      return `| \`${of}\` | ${place} | ${reachedBy(operation, parameter)} |`
    }),
  ]
}

/** Writes the page. */
export const COMMAND = 'node scripts/on-node24.mjs scripts/record/record-service-table.ts'

const INTRODUCTION = `# The service, and what reaches it

The ${operations.length} operations of the service with every parameter, and the call of the contract and its input field that reach
it. \`test/contract/service/operations.test.ts\` sends each of them with each of its parameters.

This page is written by \`${COMMAND}\` from the
declarations in \`src/backend/service/operations\`; a test fails where it is not what that would write.

The official client for Node.js, deepl-node 1.28.0, has no spoken terms: their tests speak HTTP alone.`

/** docs/service.md. */
export function serviceTable(): string {
  const sections = Object.entries(chapters).map(([heading, area]) =>
    [
      `## ${heading}`,
      '',
      '| operation, parameter | what it does, where it stands | call: input field |',
      '|---|---|---|',
      ...Object.entries(area).flatMap(([name, operation]) => rowsOf(name, operation)),
    ].join('\n'),
  )
  return `${[INTRODUCTION, ...sections].join('\n\n')}\n`
}
