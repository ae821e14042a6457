import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { languageChoices } from '../../product/interface-languages.ts'
import { type Settings, sections } from '../../settings/settings.ts'

/** How captions are shown to viewers: from the settings, never from an address. */
export const captionPageSettingsSchema = z.object({
  overlay: z.pick(sections.overlay, { lines: true, languages: true, size: true }),
  captions: z.pick(sections.captions, { look: true, calm: true, calmByLanguage: true }),
  /** Names of the sides; empty: those of the interface. */
  names: z.object({ mine: z.string(), theirs: z.string() }),
  /** Language of the interface, for the few words that are no captions. */
  language: z.enum(languageChoices),
})
export type CaptionPageSettings = z.output<typeof captionPageSettingsSchema>

export const captionPageSettingsOf = ({
  overlay: { lines, languages, size },
  captions: { look, calm, calmByLanguage },
  meeting,
  appearance,
}: Settings): CaptionPageSettings => ({
  overlay: { lines, languages, size },
  captions: { look, calm, calmByLanguage },
  names: { mine: meeting.myName, theirs: meeting.theirName },
  language: appearance.language,
})

/** The page with nothing but captions, for a second screen or a streaming program. */
export const captionPageStateSchema = z.object({
  /** Whether this host can serve the page. */
  isAvailable: z.boolean(),
  /** Whether an address was issued that still admits somebody. */
  isOn: z.boolean(),
  /** Number of viewers that are connected. */
  viewers: z.number(),
})
export type CaptionPageState = z.output<typeof captionPageStateSchema>

const nothing = z.object({})

export const captionPageCalls = {
  'captionPage.get': call(nothing, captionPageStateSchema),
  /** Issues an address that admits one viewer, or one `parley follow`, once. */
  'captionPage.open': call(nothing, z.object({ address: z.string() })),
  /** Disconnects all viewers and revokes all addresses. */
  'captionPage.end': call(nothing, captionPageStateSchema),
} as const
