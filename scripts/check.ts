// npm run check: types, lint, format, known vulnerabilities and unit tests, the fastest to fail first.
import { join } from 'node:path'
import { root, run, tool } from './commands.ts'
import { FORMAT, LINT, TYPES } from './tests/plans.ts'

const steps: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['types', TYPES],
  ['lint', LINT],
  ['format', FORMAT],
  ['known vulnerabilities in what ships', [process.execPath, join(root, 'scripts/audit.ts')]],
  ['unit tests', tool('vitest/vitest.mjs').concat('run', '--project=node', '--project=main')],
]

for (const [name, command] of steps) {
  console.log(`\n== ${name}`)
  const { code } = await run(command)
  if (code !== 0) {
    console.error(`\ncheck: ${name} failed`)
    process.exit(code)
  }
}
console.log('\ncheck: all well')
