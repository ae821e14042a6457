import { readFileSync, renameSync, rmSync } from 'node:fs'
import {
  isObject,
  readStored,
  type SettingsMigration,
  type StoredSettings,
  settingsVersionAfter,
  settingsVersionOf,
  writeStored,
} from '../../core/settings/stored-settings.ts'
import { isMissing } from '../base/error-utils.ts'
import { highest, type KeptVersion, keptPath, keptVersions, pruneCopies } from '../base/kept-versions.ts'
import { parseObject, replaceFile, writeObject } from './settings-file.ts'

/**
 * Field of a file that was restored from a copy: its content at that time. What was changed since is found by comparison.
 * Other versions keep the field, as all that they do not know.
 */
const RESTORED = 'restored'

/** Keeps a copy of a settings file before it is migrated. Throws if it cannot be written. */
export function keepSettingsCopy(path: string): void {
  const text = readFileSync(path, 'utf8')
  const version = settingsVersionOf(parseObject(text))
  replaceFile(keptPath(path, { type: 'copy', version, at: Date.now() }), text)
}

/**
 * Puts the settings file in place that this version can use: a newer one is set aside for its own version, and the copy
 * from before its migration takes its place, if there is one. A version takes back its own file, with what was changed
 * in the meantime. Throws if a file cannot be read or written.
 *
 * @returns the version of a newer file that was set aside
 */
export function placeSettings(path: string, migrations: readonly SettingsMigration[]): number | undefined {
  const own = settingsVersionAfter(migrations)
  const text = textOf(path)
  const version = text === undefined ? 0 : settingsVersionOf(parseObject(text))
  if (text === undefined || version <= own) {
    takeBack(path, text, migrations)
    pruneCopies(path)
    return undefined
  }
  const copies = keptVersions(path).filter(({ type }) => type === 'copy')
  const copy = highest(copies, 0, own)
  // Without a copy, the newer file is read as far as it is known.
  if (copy === undefined) return undefined
  replaceFile(keptPath(path, { type: 'set-aside', version, at: Date.now() }), text)
  const restored = withRetentionOf(
    parseObject(text),
    parseObject(readFileSync(copy.path, 'utf8')),
    migrations,
  )
  replaceFile(path, writeObject({ ...restored, [RESTORED]: restored }))
  return version
}

/** A copy with the retention of a newer file: a shorter one from before would delete what the newer version has kept. */
function withRetentionOf(
  newer: StoredSettings,
  { [RESTORED]: _before, ...copy }: StoredSettings,
  migrations: readonly SettingsMigration[],
): StoredSettings {
  const { settings, stored } = readStored(copy, migrations)
  const { retention } = readStored(newer, migrations).settings.privacy
  return writeStored(stored, settings, { ...settings, privacy: { ...settings.privacy, retention } })
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (thrown) {
    if (isMissing(thrown)) return undefined
    throw thrown
  }
}

/** Merges the files that older versions have set aside with the one that they have used, the later change last. */
function takeBack(path: string, text: string | undefined, migrations: readonly SettingsMigration[]): void {
  const own = settingsVersionAfter(migrations)
  const setAside = keptVersions(path).filter(({ type, version }) => type === 'set-aside' && version <= own)
  const latest = highest(setAside, 0, own)
  if (latest === undefined) return
  const others = setAside.filter((other) => other !== latest)
  const read = ({ path: from }: KeptVersion) => parseObject(readFileSync(from, 'utf8'))
  const used = text === undefined ? undefined : parseObject(text)
  if (used === undefined || !isMerged(used, latest.version)) {
    const { stored } = readStored(read(latest), migrations)
    const changed = [...others.map(read), ...(used === undefined ? [] : [used])]
    const merged = changed.reduce((to, from) => withChangesOf(to, from, migrations), stored)
    if (used !== undefined) keepSettingsCopy(path)
    replaceFile(path, writeObject(merged))
  }
  for (const other of others) renameSync(other.path, keptPath(path, { ...other, type: 'copy' }))
  rmSync(latest.path)
}

/** Whether a run that was killed has merged everything, and left the file that it took back. */
const isMerged = (used: StoredSettings, version: number): boolean =>
  used[RESTORED] === undefined && settingsVersionOf(used) >= version

/** A file that was not restored has begun with the defaults, as when the restored one became unreadable. */
function withChangesOf(
  stored: StoredSettings,
  { [RESTORED]: restored, ...file }: StoredSettings,
  migrations: readonly SettingsMigration[],
): StoredSettings {
  const before = isObject(restored) ? restored : {}
  return writeStored(stored, readStored(before, migrations).settings, readStored(file, migrations).settings)
}
