import { randomUUID } from 'node:crypto'
import { type CallContext, defaultCallContext } from '../../core/base/call.ts'
import { decodeText } from '../../core/base/decode-text.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import { planImport, type SettingsPlan } from '../../core/settings/transfer/plan-import.ts'
import { writeSettingsFile } from '../../core/settings/transfer/settings-file.ts'
import { MAX_SETTINGS_BYTES, type transferCalls } from '../../core/settings/transfer/transfer-calls.ts'
import type { IncomingFiles } from '../documents/incoming.ts'
import type { Network } from '../network/network.ts'
import type { Protections } from '../network/protections.ts'
import type { SettingsStore } from './settings-store.ts'

interface TransferParts {
  readonly settings: SettingsStore
  readonly network: Network
  readonly protections: Protections
  readonly incoming: IncomingFiles
}

const refuse = (problem: AppErrorOf<'invalid-input'>['problem']): Result<never> =>
  err({ kind: 'invalid-input', field: 'file', problem })

/** Export of settings to a file, and import from one. */
export const createTransferHandlers = (parts: TransferParts): HandlersOf<keyof typeof transferCalls> => ({
  'settings.export': () =>
    Promise.resolve(
      ok({
        name: 'parley-settings.json',
        mediaType: 'application/json',
        text: writeSettingsFile(parts.settings.settings),
      }),
    ),
  'settings.examine': async ({ file }) => {
    const propose = await planFrom(parts, file)
    const plan = propose.ok ? propose.value() : propose
    return plan.ok ? ok(plan.value.changes) : plan
  },
  'settings.import': async ({ file }, context = defaultCallContext) => {
    const propose = await planFrom(parts, file)
    if (!propose.ok) return propose
    const applied = await apply(parts, propose.value, context)
    if (applied.ok) parts.incoming.forget(file)
    return applied
  },
})

type Propose = () => Result<SettingsPlan>

/** Reads a file: what it would change depends on the settings at the time. */
async function planFrom({ settings, incoming }: TransferParts, file: string): Promise<Result<Propose>> {
  const read = await incoming.read(file)
  if (!read.ok) return read
  const { content } = read.value
  if (content.length > MAX_SETTINGS_BYTES)
    return refuse({ type: 'too-much', limit: MAX_SETTINGS_BYTES, actual: content.length, unit: 'bytes' })
  const text = decodeText(content)
  if (!text.ok) return refuse({ type: 'not-text', ...text.error })
  return ok(() => planImport(text.value, settings.settings, { newId: randomUUID }))
}

/** The user can refuse what protects less, and a keychain the network settings: both are first, before any change. */
async function apply(
  { settings, network, protections }: TransferParts,
  propose: Propose,
  context: CallContext,
): Promise<Result<SettingsPlan['changes']>> {
  const allowed = await protections.allow(propose, context)
  if (!allowed.ok) return allowed
  const adopted = await network.adopt(allowed.value.settings.network)
  if (!adopted.ok) return adopted
  // A keychain may have waited for the user.
  const plan = propose()
  if (!plan.ok) return plan
  const replaced = settings.replace({ ...plan.value.settings, network: settings.settings.network })
  return replaced.ok ? ok(allowed.value.changes) : replaced
}
