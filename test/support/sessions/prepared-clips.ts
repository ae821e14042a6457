import { findResourceFolder } from '../../../src/simulator/find-resource-folder.ts'
import { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { recordedLanguages } from '../../../src/simulator/script/script.ts'

/** Prepares the clips of demo services in this process, which the first session would otherwise wait for. */
export const prepareClips = async (): Promise<void> =>
  (await ClipLibrary.open(findResourceFolder())).prepare(recordedLanguages)
