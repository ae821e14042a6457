import { SESSION_MEDIA_TYPE } from '../../../src/core/product/session-file-type.ts'
import { product } from '../product.ts'
import { english, type PackageStrings, packageStrings } from '../strings.ts'

/** The action that opens the quick window alone. */
const QUICK = 'quick'

/** One key in all languages in which its value differs from the English one. */
const localized = (key: string, valueOf: (strings: PackageStrings) => string): string[] => [
  `${key}=${valueOf(english)}`,
  ...packageStrings.flatMap(([language, strings]) =>
    valueOf(strings) === valueOf(english) ? [] : [`${key}[${language}]=${valueOf(strings)}`],
  ),
]

/** Parley in the menus of Linux desktops, according to the Desktop Entry Specification. */
export const desktopEntry = (): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    ...localized('Name', ({ name }) => name),
    ...localized('GenericName', ({ genericName }) => genericName),
    ...localized('Comment', ({ summary }) => summary),
    ...localized('Keywords', ({ keywords }) => `${keywords};`),
    `Exec=${product.name} %F`,
    `Icon=${product.appId}`,
    'Terminal=false',
    'StartupNotify=true',
    // Electron names its windows after the desktop entry (desktopName).
    `StartupWMClass=${product.appId}`,
    'X-GNOME-SingleWindow=true',
    'Categories=Office;',
    `MimeType=${SESSION_MEDIA_TYPE};`,
    `Actions=${QUICK};`,
    '',
    `[Desktop Action ${QUICK}]`,
    ...localized('Name', ({ quick }) => quick),
    `Exec=${product.name} --quick`,
    '',
  ].join('\n')
