/**
 * Length-adaptive average lagging (Papi et al. 2022) of one utterance, in milliseconds: the mean delay of its words
 * behind a translation that keeps pace with the speech, up to the first word after its end.
 *
 * @param delaysMs time of each word since the beginning of the utterance
 * @param speechMs duration of the utterance
 * @param referenceWords length of a reference translation; without one, our own text is the length
 * @returns undefined for an utterance without words
 */
export function laal(delaysMs: readonly number[], speechMs: number, referenceWords = 0): number | undefined {
  const msPerWord = speechMs / Math.max(delaysMs.length, referenceWords)
  let sum = 0
  let counted = 0
  for (const delayMs of delaysMs) {
    sum += delayMs - counted * msPerWord
    counted += 1
    if (delayMs >= speechMs) break
  }
  return counted === 0 ? undefined : sum / counted
}
