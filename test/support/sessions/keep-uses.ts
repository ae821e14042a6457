import { randomUUID } from 'node:crypto'
import type { UsedResource } from '../../../src/core/session/library/used-resources.ts'
import { toPreset } from '../../../src/core/settings/edit-presets.ts'
import { defaultSettings, type Preset } from '../../../src/core/settings/settings.ts'
import { mergePatch, type SettingsPatch } from '../../../src/core/settings/settings-patch.ts'
import type { App } from '../app/open-app.ts'
import { recording } from '../contract-cases/call-cases-of-sessions.ts'
import { meetingFile } from './session-file.ts'

/** A preset of the default settings with these changes. */
export const presetNamed = (name: string, patch: SettingsPatch): Preset =>
  toPreset(mergePatch(defaultSettings, patch), { id: name, name })

/**
 * Records sessions at the host that ran with a resource: a meeting of which the others' side used it, and earlier
 * ones of one voice, one a day.
 *
 * @param titles of the sessions, newest first; of the meeting first
 * @param isRecorded whether they say what they ran with, as those of earlier versions do not
 */
export async function keepUses(
  call: App['call'],
  resource: UsedResource,
  titles: readonly string[],
  isRecorded = true,
): Promise<void> {
  const { sides } = meetingFile()
  for (const [age, title] of titles.entries()) {
    const session = recording({ id: randomUUID(), startedAt: Date.UTC(2026, 10, 21 - age, 9) })
    const { about } = session
    const isMeeting = age === 0 && sides !== undefined && isRecorded
    await call('session.record', {
      ...session,
      about: isRecorded && !isMeeting ? { ...about, resources: [resource] } : about,
      ...(isMeeting && {
        sides: { mine: { ...sides.mine, resources: [] }, theirs: { ...sides.theirs, resources: [resource] } },
        captions: session.captions.map((caption) => ({ ...caption, side: 'theirs' as const })),
        gaps: [],
      }),
    })
    await call('session.update', { id: session.id, title })
  }
}
