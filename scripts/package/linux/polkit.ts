import { DEB_INSTALLER } from '../../../src/main/updates/packages/install-deb.ts'
import { product, vendor } from '../product.ts'
import { escapeXml, inEveryLanguage, toDocument } from '../xml.ts'

/** The action of polkit for installing a newer version: its texts in the dialog that asks for a password. */
export const polkitAction = (): string =>
  toDocument([
    '<policyconfig>',
    `<vendor>${escapeXml(vendor)}</vendor>`,
    `<vendor_url>${escapeXml(product.homepage)}</vendor_url>`,
    `<icon_name>${product.appId}</icon_name>`,
    `<action id="${product.appId}.install-update">`,
    ...inEveryLanguage('description', ({ installUpdate }) => installUpdate),
    ...inEveryLanguage('message', ({ installUpdatePrompt }) => installUpdatePrompt),
    '<defaults>',
    ...['any', 'inactive', 'active'].map((who) => `<allow_${who}>auth_admin</allow_${who}>`),
    '</defaults>',
    `<annotate key="org.freedesktop.policykit.exec.path">${DEB_INSTALLER}</annotate>`,
    '</action>',
    '</policyconfig>',
  ])
