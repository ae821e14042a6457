import { describe, expect, it } from 'vitest'
import { toPreset } from '../edit-presets.ts'
import { defaultSettings, type Settings, settingsSchema } from '../settings.ts'
import { mergePatch, type SettingsPatch } from '../settings-patch.ts'
import { renumberResource, usesInSettings, withoutResource } from './settings-uses.ts'

const ID = '11111111-1111-4111-8111-111111111111'
const OTHER = '22222222-2222-4222-8222-222222222222'
const NEXT = '33333333-3333-4333-8333-333333333333'

const withAll = (patch: SettingsPatch): Settings => settingsSchema.parse(mergePatch(defaultSettings, patch))
const preset = (id: string, patch: SettingsPatch) => toPreset(withAll(patch), { id, name: id })

const settings = withAll({
  voice: { glossaryId: ID, spokenTermsId: OTHER },
  meeting: { glossaryId: OTHER },
  text: { glossaryIds: [OTHER, ID], styleId: ID },
  documents: { glossaryIds: [ID], styleId: OTHER },
  presets: {
    list: [
      preset('both', { voice: { glossaryId: ID }, meeting: { glossaryId: ID } }),
      preset('theirs', { voice: { glossaryId: OTHER }, meeting: { glossaryId: ID, spokenTermsId: ID } }),
      preset('none', {}),
    ],
  },
})
const named = ({ presets }: ReturnType<typeof usesInSettings>) =>
  presets.map(({ preset: { name }, usedBy }) => [name, ...usedBy])

describe('the settings', () => {
  it('say where a glossary is chosen, and which presets use it on which side', () => {
    const uses = usesInSettings(settings, 'glossary', ID)
    expect(uses.chosenIn).toEqual(['voice', 'text', 'documents'])
    expect(named(uses)).toEqual([
      ['both', 'mine', 'theirs'],
      ['theirs', 'theirs'],
    ])
  })

  it('know every glossary of a voice', () => {
    const several = withAll({ voice: { glossaryId: OTHER, furtherGlossaryIds: [ID, NEXT] } })
    expect(usesInSettings(several, 'glossary', ID).chosenIn).toEqual(['voice'])
    expect(withoutResource(several, 'glossary', ID)).toEqual({ voice: { furtherGlossaryIds: [NEXT] } })
    expect(withoutResource(several, 'glossary', OTHER)).toEqual({ voice: { glossaryId: null } })
    expect(renumberResource(several, 'glossary', ID, NEXT)).toEqual({
      voice: { furtherGlossaryIds: [NEXT, NEXT] },
    })
  })

  it('tell kinds apart that have the same id', () => {
    expect(usesInSettings(settings, 'style-rules', ID).chosenIn).toEqual(['text'])
    expect(named(usesInSettings(settings, 'style-rules', ID))).toEqual([])
    expect(usesInSettings(settings, 'spoken-terms', ID).chosenIn).toEqual([])
    expect(named(usesInSettings(settings, 'spoken-terms', ID))).toEqual([['theirs', 'theirs']])
  })

  it('choose nothing in its place once it is deleted, and presets keep it', () => {
    const patch = withoutResource(settings, 'glossary', ID)
    expect(patch).toEqual({
      voice: { glossaryId: null },
      text: { glossaryIds: [OTHER] },
      documents: { glossaryIds: [] },
    })
    expect(withoutResource(settings, 'glossary', NEXT)).toEqual({})
    expect(named(usesInSettings(mergePatch(settings, patch), 'glossary', ID))).toHaveLength(2)
  })

  it('follow a glossary that has another id after a change, in presets too', () => {
    const after = mergePatch(settings, renumberResource(settings, 'glossary', ID, NEXT))
    expect(usesInSettings(after, 'glossary', ID)).toEqual({ chosenIn: [], presets: [] })
    expect(usesInSettings(after, 'glossary', NEXT).chosenIn).toEqual(['voice', 'text', 'documents'])
    expect(named(usesInSettings(after, 'glossary', NEXT))).toEqual([
      ['both', 'mine', 'theirs'],
      ['theirs', 'theirs'],
    ])
    expect(after.text.glossaryIds).toEqual([OTHER, NEXT])
    expect(renumberResource(settings, 'glossary', NEXT, ID)).toEqual({})
  })
})
