export const documentFormalities = ['default', 'more', 'less', 'prefer_more', 'prefer_less'] as const
/** Where a finished translation goes by itself. Only a host that knows the source's folder can put it there. */
export const savings = ['keep', 'beside-source'] as const

/** Of one document. */
export const MOST_GLOSSARIES = 5
export const MOST_TARGETS = 50
