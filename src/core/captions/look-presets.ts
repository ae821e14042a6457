import { type CaptionLook, captionLookSchema } from './look.ts'

const defaultLook: CaptionLook = captionLookSchema.parse({})

export const lookPresetNames = ['standard', 'highContrast'] as const
export type LookPresetName = (typeof lookPresetNames)[number]

/** Looks that suit most people. */
export const lookPresets: Readonly<Record<LookPresetName, CaptionLook>> = {
  standard: defaultLook,
  highContrast: {
    ...defaultLook,
    font: 'legible',
    weight: 'bold',
    colors: 'own',
    textColor: '#ffffff',
    windowColor: '#000000',
    windowOpacity: 100,
    lineSpacing: 120,
  },
}
