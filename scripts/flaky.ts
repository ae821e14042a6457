/** Tests that may pass only on a retry. */
interface KnownFlaky {
  /** Part of the file, title, tags or annotations of each test. */
  readonly test: string
  readonly reason: string
}

export const knownFlaky: readonly KnownFlaky[] = [
  {
    test: '@sound',
    reason:
      'Sound is compared sample by sample, and Chromium drops some of its fake microphone while the computer is busy.',
  },
  {
    test: '[microphone]',
    reason:
      'Chromium drops some of its fake microphone while the computer is busy, and a word is not recognised.',
  },
  ...['test/devices/', '@devices'].map((test) => ({
    test,
    reason: 'A sound server plays in real time, and drops sound while the computer is busy.',
  })),
]

/**
 * The reason for which a test may pass only on a retry; undefined if it may not.
 *
 * @param name the test's file, title, tags and annotations
 */
export const reasonForRetry = (name: string, known = knownFlaky): string | undefined =>
  known.find(({ test }) => name.includes(test))?.reason
