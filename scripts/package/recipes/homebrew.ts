import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { root } from '../../commands.ts'
import { downloadOf, fileName, product } from '../product.ts'
import { english } from '../strings.ts'
import { type Recipe, type SumOf, WRITTEN } from './recipe.ts'

/** Names of macOS releases in Homebrew. */
const RELEASES: Readonly<Record<string, string>> = { '13': 'ventura', '14': 'sonoma', '15': 'sequoia' }

function minimumRelease(): string {
  const { mac } = load(readFileSync(join(root, 'electron-builder.yml'), 'utf8')) as {
    readonly mac: { readonly minimumSystemVersion: string }
  }
  const [major = ''] = mac.minimumSystemVersion.split('.')
  const name = RELEASES[major]
  if (name === undefined) throw new Error(`Homebrew's name of macOS ${major} is not known here`)
  return name
}

/** An address with Homebrew's placeholders in place of version and architecture. */
const pattern = (): string =>
  downloadOf(fileName('mac', '#{arch}', 'dmg')).replaceAll(product.version, '#{version}')

/** A cask for Homebrew. */
export const homebrewRecipe = (sumOf: SumOf): Recipe => ({
  [`homebrew/${product.name}.rb`]: `${WRITTEN}
cask "${product.name}" do
  arch arm: "arm64", intel: "x64"

  version "${product.version}"
  sha256 arm:   "${sumOf(fileName('mac', 'arm64', 'dmg'))}",
         intel: "${sumOf(fileName('mac', 'x64', 'dmg'))}"

  url "${pattern()}"
  name "${product.productName}"
  desc "${english.summary}"
  homepage "${product.homepage}/"

  depends_on macos: ">= :${minimumRelease()}"

  app "${product.productName}.app"
  binary "#{appdir}/${product.productName}.app/Contents/Resources/bin/${product.name}"

  zap trash: [
    "~/Library/Application Support/${product.productName}",
    "~/Library/Preferences/${product.appId}.plist",
    "~/Library/Saved Application State/${product.appId}.savedState",
  ]
end
`,
})
