import { downloadBlob } from '../../bridge/download.ts'
import type { StorePorts } from '../../data/stores.ts'
import { createDocuments, type Documents } from './documents-store.ts'

/** Chosen documents are kept while the panel is closed, for the lifetime of the page. */
export const createPageDocuments = ({ bridge }: StorePorts): Documents =>
  createDocuments({ bridge, newId: () => crypto.randomUUID(), saveFile: downloadBlob })
