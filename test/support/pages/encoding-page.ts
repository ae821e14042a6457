import { type HarnessPage, openHarness } from './harness-browser.ts'

/** Samples, as a page takes them. */
export const toBase64 = ({ buffer, byteOffset, byteLength }: Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** A page that only encodes. */
export const openEncodingPage = (): Promise<HarnessPage> =>
  openHarness('none', '', () => Promise.resolve(undefined))
