import { interfaceLanguages } from '../src/core/product/interface-languages.ts'

/** Packages Chromium's own strings in the languages of the interface; extended by electron-builder.yml. */
export default { electronLanguages: interfaceLanguages }
