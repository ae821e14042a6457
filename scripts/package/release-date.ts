import { spawnSync } from 'node:child_process'
import { root } from '../commands.ts'

/**
 * The time that stands for every time in the packages, so that two builds are equal: that of SOURCE_DATE_EPOCH, or of
 * the commit.
 *
 * @returns undefined if there is neither
 */
export function releaseDate(env: NodeJS.ProcessEnv): Date | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' })
  const seconds = env['SOURCE_DATE_EPOCH'] ?? stdout?.trim() ?? ''
  return /^\d+$/.test(seconds) ? new Date(Number(seconds) * 1000) : undefined
}
