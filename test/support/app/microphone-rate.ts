/** What test recordings are made of, at the rate of a sound card: samples a second. */
export const MICROPHONE_RATE = 48_000
