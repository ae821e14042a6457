export const documentFormalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const
/**
 * Where a finished translation is saved automatically. Only a host that knows the source's folder can save
 * beside it.
 */
export const savings = ['keep', 'beside-source'] as const

/** Glossaries per document. */
export const MAX_DOCUMENT_GLOSSARIES = 5
export const MAX_TARGETS = 50
