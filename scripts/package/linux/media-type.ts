import { SESSION_EXTENSION, SESSION_MEDIA_TYPE } from '../../../src/core/product/session-file-type.ts'
import { product } from '../product.ts'
import { inEveryLanguage, toDocument } from '../xml.ts'

/** Session files in the shared database of media types on Linux. */
export const mediaTypeDefinition = (): string =>
  toDocument([
    '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
    `<mime-type type="${SESSION_MEDIA_TYPE}">`,
    ...inEveryLanguage('comment', ({ sessionFile }) => sessionFile),
    '<sub-class-of type="application/json" />',
    `<icon name="${product.appId}" />`,
    `<glob pattern="*.${SESSION_EXTENSION}" />`,
    '</mime-type>',
    '</mime-info>',
  ])
