import { root, run, tool } from '../commands.ts'

/**
 * `npm test -- FILE...` runs single files, each with the runner that its name asks for: journeys end in `.spec.ts`, with
 * a line if wanted. Other arguments go to that runner.
 *
 * @returns the exit code
 */
export async function runSelected(args: readonly string[]): Promise<number> {
  const isJourney = args.some((argument) => /\.spec\.ts(:\d+)?$/.test(argument))
  const runner = isJourney
    ? tool('@playwright/test/cli.js').concat('test')
    : tool('vitest/vitest.mjs').concat('run')
  return (await run([...runner, ...args], { cwd: root, stdio: 'inherit' })).code
}
