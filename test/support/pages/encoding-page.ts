import { type HarnessPage, openHarness } from './harness-browser.ts'

/** Samples in the form that a page accepts: 32-bit floats in base64. */
export const toBase64 = ({ buffer, byteOffset, byteLength }: Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** A page for encoding only, without a microphone. */
export const openEncodingPage = (): Promise<HarnessPage> =>
  openHarness('none', '', () => Promise.resolve(undefined))
