import { findResourceFolder } from '../../../src/simulator/find-resource-folder.ts'
import { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { recordedLanguages } from '../../../src/simulator/script/script.ts'

/**
 * Prepares the clips of all demo services of this process. The first session would wait for them, on a busy computer
 * for longer than the app waits for an answer.
 */
export async function prepareClips(): Promise<void> {
  const library = await ClipLibrary.open(findResourceFolder())
  await library.prepare(recordedLanguages)
}
