import { interfaceLanguages } from '../src/core/product/interface-languages.ts'

/** Chromium's own words are packaged in the languages of the interface: electron-builder.yml extends this. */
export default { electronLanguages: interfaceLanguages }
