import { describe, expect, it } from 'vitest'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import { withEdits } from './caption-edits.ts'

const text = (concluded: string) => ({ concluded, tentative: '' })
const caption: Caption = {
  startMs: 0,
  endMs: 1000,
  language: 'en',
  source: text('Ask Anna.'),
  targets: { de: text('Frag Anna.') },
}

describe('a caption that was corrected', () => {
  it('shows the corrected lines, and the others as they were', () => {
    const shown = withEdits(caption, { source: { base: 'Ask Anna.', text: 'Ask Hana.' } })
    expect(shown.source).toEqual(text('Ask Hana.'))
    expect(shown.targets).toEqual(caption.targets)
    expect(withEdits(caption, undefined)).toBe(caption)
  })

  it('goes on with what is concluded later', () => {
    const grown = { ...caption, targets: { de: text('Frag Anna. Heute.') } }
    const shown = withEdits(grown, { de: { base: 'Frag Anna.', text: 'Frag Hana.' } })
    expect(shown.targets['de']).toEqual(text('Frag Hana. Heute.'))
    const spaced = withEdits(grown, { de: { base: 'Frag Anna. ', text: 'Frag Hana.' } })
    expect(spaced.targets['de']).toEqual(text('Frag Hana. Heute.'))
  })
})
