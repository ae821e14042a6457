export const documentFormalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const
/** Where a finished translation goes by itself. Only a host that knows the source's folder can put it there. */
export const savings = ['keep', 'beside-source'] as const

/** Of one document. */
export const MAX_GLOSSARIES = 5
export const MAX_TARGETS = 50
