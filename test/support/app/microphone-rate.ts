/** Sample rate of test recordings, in Hz: the usual rate of a sound card. */
export const MICROPHONE_RATE = 48_000
