// npm run check: types, lint, format and unit tests, the fastest to fail first.
import { run, tool } from './commands.ts'

const steps: readonly (readonly [name: string, command: readonly string[]])[] = [
  ['types', tool('@typescript/native/bin/tsc').concat('-b', '--noEmit')],
  ['lint', tool('oxlint/bin/oxlint').concat('--type-aware', '--deny-warnings', 'src', 'test', 'scripts')],
  ['format', tool('@biomejs/biome/bin/biome').concat('check', '.')],
  ['unit tests', tool('vitest/vitest.mjs').concat('run', '--project', 'node')],
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
