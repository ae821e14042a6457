/** Kind of an output device as far as its name says it, which most do not. */
export const outputKinds = ['headphones', 'loudspeaker', 'unknown'] as const
export type OutputKind = (typeof outputKinds)[number]

const HEADPHONES =
  /head(?:phone|set)|earphone|ear ?buds?|\bbuds\b|air ?pods|hands-?free|kopfhörer|casque|écouteurs|auricular|cuffie|ヘッド[ホフセ]|イヤホン|耳机|耳機|سماعات الرأس/iu

/**
 * Loudspeakers of screens and of the computer itself. Windows names many headsets "Speakers (…)", so the word alone says
 * nothing there.
 */
const LOUDSPEAKER =
  /\bhdmi\b|display ?port|sound ?bar|\btv\b|loudspeaker|(?:macbook|imac|mac ?mini|studio display|built-?in|internal|laptop|notebook).*(?:speaker|lautsprecher|haut-parleur|altavo|altoparlant|スピーカー|扬声器|مكبر)|(?:speaker|lautsprecher|haut-parleur|altavo|altoparlant|スピーカー|扬声器|مكبر)[^(]*\([^)]*(?:realtek|high definition audio|conexant|cirrus|smart sound|display audio)/iu

/** @param label the system's name of the device */
export function outputKind(label: string): OutputKind {
  if (HEADPHONES.test(label)) return 'headphones'
  return LOUDSPEAKER.test(label) ? 'loudspeaker' : 'unknown'
}
