import { interfaceLanguages } from '../../../src/core/product/interface-languages.ts'
import { SESSION_MEDIA_TYPE } from '../../../src/core/product/session-file-type.ts'
import { product, vendor } from '../product.ts'
import { escapeXml, inEveryLanguage, toDocument } from '../xml.ts'

/**
 * Parley in app stores of Linux, according to AppStream.
 *
 * @param date of the release
 */
export const metainfo = (date: Date): string =>
  toDocument([
    '<component type="desktop-application">',
    `<id>${product.appId}</id>`,
    '<metadata_license>CC0-1.0</metadata_license>',
    `<project_license>${product.license}</project_license>`,
    ...inEveryLanguage('name', ({ name }) => name),
    ...inEveryLanguage('summary', ({ summary }) => summary),
    // Its id is that of Parley without the last part.
    `<developer id="${product.appId.replace(/\.[^.]+$/, '').toLowerCase()}">`,
    `<name>${escapeXml(vendor)}</name>`,
    '</developer>',
    '<description>',
    ...inEveryLanguage('p', ({ about }) => about),
    ...inEveryLanguage('p', ({ more }) => more),
    '</description>',
    `<launchable type="desktop-id">${product.appId}.desktop</launchable>`,
    `<icon type="stock">${product.appId}</icon>`,
    `<url type="homepage">${escapeXml(product.homepage)}</url>`,
    '<categories>',
    '<category>Office</category>',
    '</categories>',
    '<provides>',
    `<binary>${product.name}</binary>`,
    `<mediatype>${SESSION_MEDIA_TYPE}</mediatype>`,
    '</provides>',
    '<supports>',
    '<control>pointing</control>',
    '<control>keyboard</control>',
    '</supports>',
    '<languages>',
    ...interfaceLanguages.map((language) => `<lang>${language}</lang>`),
    '</languages>',
    '<content_rating type="oars-1.1" />',
    '<releases>',
    `<release version="${product.version}" date="${date.toISOString().slice(0, 10)}" />`,
    '</releases>',
    '</component>',
  ])
