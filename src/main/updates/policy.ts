import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { isMissing, reasonOf } from '../../backend/base/error-utils.ts'
import { parseObject } from '../../backend/settings/settings-folder.ts'
import type { Log } from '../../core/base/log.ts'

/*
 * Where an administrator switches updates off, on each system where its policies are and only administrators can write:
 * `{"updates": false}` in /etc/parley/policy.json, the value DisableUpdates = 1 (DWORD) below HKLM in the registry, the
 * managed preference DisableUpdates of a configuration profile. docs/privacy.md describes them.
 */

const LINUX_FILE = '/etc/parley/policy.json'
const REGISTRY_KEY = String.raw`HKLM\SOFTWARE\Policies\Parley`
const NAME = 'DisableUpdates'
const REGISTRY_LIMIT_MS = 10_000
/** Exit code of reg.exe for a key or value that does not exist. */
const REGISTRY_MISSING = 1

const linuxSchema = z.object({ updates: z.optional(z.boolean()) })

interface PolicySources {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly log: Log
  /** Reads a preference of macOS; a managed one goes before the user's own. */
  readonly preference: (name: string) => boolean
  /** Path of the file on Linux. */
  readonly file?: string
  /** Runs a program and returns its output; rejects with its exit code as `code`. */
  readonly run?: (program: string, args: readonly string[]) => Promise<string>
}

/**
 * Whether an administrator allows updates. A policy that exists and cannot be read forbids them: somebody wanted
 * something.
 */
export async function areUpdatesAllowed(sources: PolicySources): Promise<boolean> {
  try {
    switch (sources.platform) {
      case 'win32':
        return !(await isDisabledInRegistry(sources))
      case 'darwin':
        return !sources.preference(NAME)
      default:
        return await isAllowedByFile(sources.file ?? LINUX_FILE)
    }
  } catch (thrown) {
    sources.log.warn('the policy about updates cannot be read', { detail: reasonOf(thrown) })
    return false
  }
}

async function isAllowedByFile(path: string): Promise<boolean> {
  let content: Uint8Array
  try {
    content = await readFile(path)
  } catch (thrown) {
    if (isMissing(thrown)) return true
    throw thrown
  }
  const { updates = true } = linuxSchema.parse(parseObject(content))
  return updates
}

const runProgram = async (program: string, args: readonly string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, args, {
    timeout: REGISTRY_LIMIT_MS,
    windowsHide: true,
  })
  return stdout
}

async function isDisabledInRegistry({ env, run = runProgram }: PolicySources): Promise<boolean> {
  const program = join(env['SystemRoot'] ?? String.raw`C:\Windows`, 'System32', 'reg.exe')
  try {
    const output = await run(program, ['query', REGISTRY_KEY, '/v', NAME, '/reg:64'])
    const [, digits = '0'] =
      new RegExp(String.raw`\b${NAME}\s+REG_DWORD\s+(0x[0-9a-f]+)`, 'i').exec(output) ?? []
    return Number(digits) !== 0
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === REGISTRY_MISSING) return false
    throw thrown
  }
}
