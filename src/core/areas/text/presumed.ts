import { findLanguage } from '../../languages/features.ts'
import type { ProductLanguage } from '../../languages/languages-calls.ts'
import { baseLanguage } from '../../languages/voice-language-codes.ts'
import { styleRuleLanguages } from '../style-rules/list-languages.ts'

/** Text languages from the documentation: until the service has listed its own, and for keys that may not list them. */
const SOURCES =
  'ar bg cs da de el en es et fi fr he hu id it ja ko lt lv nb nl pl pt ro ru sk sl sv th tr uk vi zh'
const TARGETS =
  'ar bg cs da de de-CH el en-GB en-US es es-419 et fi fr fr-CA he hu id it ja ko lt lv nb nl pl pt-BR pt-PT ro ru sk sl sv th tr uk vi zh zh-Hans zh-Hant'
const FORMAL = 'de es es-419 fr it ja nl pl pt-BR pt-PT ru'

const sources = SOURCES.split(' ')
const targets = TARGETS.split(' ')
const formal = new Set(FORMAL.split(' '))
const styled: ReadonlySet<string> = new Set(styleRuleLanguages)

const featuresOf = (code: string): string[] => [
  'glossary',
  'translation_memory',
  ...(formal.has(code) ? ['formality'] : []),
  ...(styled.has(baseLanguage(code)) ? ['style_rules', 'custom_instructions'] : []),
]

export const presumedTextLanguages: readonly ProductLanguage[] = [...new Set([...sources, ...targets])].map(
  (code) => ({
    code,
    name: code,
    isSource: sources.includes(code),
    isTarget: targets.includes(code),
    status: 'stable',
    features: featuresOf(code).map((name) => ({ name, status: 'stable', isExternal: false })),
  }),
)

/** The same with languages that were chosen from a list of the service: a choice among them must not lose these. */
export const presumedWith = (chosen: readonly string[]): readonly ProductLanguage[] => [
  ...presumedTextLanguages,
  ...chosen
    .filter((code) => findLanguage(presumedTextLanguages, code) === undefined)
    .map((code) => ({
      code,
      name: code,
      isSource: false,
      isTarget: true,
      status: 'stable' as const,
      features: [],
    })),
]
