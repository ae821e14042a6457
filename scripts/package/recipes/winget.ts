import type { InterfaceLanguage } from '../../../src/core/product/interface-languages.ts'
import { SESSION_EXTENSION } from '../../../src/core/product/session-file-type.ts'
import { downloadOf, fileName, product, vendor } from '../product.ts'
import { type PackageStrings, packageStrings } from '../strings.ts'
import { type Recipe, type SumOf, yaml } from './recipe.ts'

const IDENTIFIER = `${product.productName}.${product.productName}`
const FORMAT = '1.9.0'

/** Locales of the manifests for the languages of the interface. */
const LOCALES = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  ja: 'ja-JP',
  zh: 'zh-CN',
  ar: 'ar-SA',
} as const satisfies Readonly<Record<InterfaceLanguage, string>>

function manifest(type: string, name: string, content: object): Recipe {
  const about = { PackageIdentifier: IDENTIFIER, PackageVersion: product.version }
  const schema = `# yaml-language-server: $schema=https://aka.ms/winget-manifest.${type}.${FORMAT}.schema.json`
  const path = `winget/${[IDENTIFIER, name].filter(Boolean).join('.')}.yaml`
  return { [path]: yaml({ ...about, ...content, ManifestType: type, ManifestVersion: FORMAT }, schema) }
}

const described = (language: InterfaceLanguage, { summary, about, more, keywords }: PackageStrings): Recipe =>
  manifest(language === 'en' ? 'defaultLocale' : 'locale', `locale.${LOCALES[language]}`, {
    PackageLocale: LOCALES[language],
    Publisher: vendor,
    PackageName: product.productName,
    PackageUrl: product.homepage,
    License: product.license,
    Copyright: product.copyright,
    ShortDescription: summary,
    Description: `${about} ${more}`,
    Tags: keywords.split(';'),
    ...(language === 'en' && { Moniker: product.name }),
  })

/** Manifests for the Windows package manager, in every language of the interface. */
export const wingetRecipe = (sumOf: SumOf): Recipe =>
  Object.assign(
    {},
    manifest('version', '', { DefaultLocale: LOCALES.en }),
    manifest('installer', 'installer', {
      Platform: ['Windows.Desktop'],
      MinimumOSVersion: '10.0.0.0',
      InstallerType: 'nullsoft',
      Scope: 'user',
      UpgradeBehavior: 'install',
      Commands: [product.name],
      FileExtensions: [SESSION_EXTENSION],
      Installers: [
        {
          Architecture: 'x64',
          InstallerUrl: downloadOf(fileName('win', 'x64', 'exe')),
          InstallerSha256: sumOf(fileName('win', 'x64', 'exe')).toUpperCase(),
        },
      ],
    }),
    ...packageStrings.map(([language, strings]) => described(language, strings)),
  )
