import { downloadBlob } from '../../bridge/download.ts'
import type { StorePorts } from '../../data/stores.ts'
import { createDocuments, type Documents } from './documents-store.ts'

/** What was chosen stays while the panel is closed, for as long as the page lives. */
export const createPageDocuments = ({ bridge }: StorePorts): Documents =>
  createDocuments({ bridge, newId: () => crypto.randomUUID(), saveFile: downloadBlob })
