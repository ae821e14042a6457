import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitTagged, type Tags } from './split-tagged.ts'
import { utf8Bytes } from './text-chunks.ts'

const split = (text: string, limit: number, tags: Tags) =>
  splitTagged(text, { limit, measure: utf8Bytes }, tags)

const inner = fc.letrec<{ node: string; text: string }>((tie) => ({
  text: fc.constantFrom(
    'word',
    'a < b',
    '\n',
    '\n\n',
    ' ',
    '😀',
    '<!-- <p> \n\n -->',
    '<br/>',
    "<i title='>'/>",
  ),
  node: fc.oneof(
    { maxDepth: 3 },
    tie('text'),
    fc
      .tuple(fc.constantFrom('p', 'div', 'b', 'x:y'), fc.array(tie('node'), { maxLength: 3 }))
      .map(([name, parts]) => `<${name} a="1>2">${parts.join('')}</${name}>`),
  ),
}))
const tagged = fc.array(inner.node, { maxLength: 8 }).map((parts) => parts.join(''))

describe('splitting a text with tags', () => {
  it.each(['xml', 'html'] as const)('loses nothing and keeps to the limit, or gives up: %s', (tags) => {
    fc.assert(
      fc.property(tagged, fc.integer({ min: 10, max: 100 }), (text, limit) => {
        const chunks = split(text, limit, tags)
        if (chunks === undefined) return
        expect(chunks.join('')).toBe(text)
        for (const chunk of chunks) expect(utf8Bytes(chunk)).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it('leaves the tags of each piece balanced', () => {
    fc.assert(
      fc.property(tagged, (text) => {
        for (const chunk of split(text, 60, 'xml') ?? []) {
          const bare = chunk.replaceAll(/<!--[^]*?-->|<i [^/]*\/>|<br\/>/g, '')
          const open = bare.match(/<[a-z]/g)?.length ?? 0
          expect(bare.match(/<\//g)?.length ?? 0).toBe(open)
        }
      }),
    )
  })

  it.each(['<!--', '<script>', '<![CDATA[', '<?', '<!', '<a', '<a "', "<a '", '</', 'a', '<a b="">'])(
    'reads a megabyte of %j once',
    (piece) => {
      for (const text of [
        piece.repeat(1_000_000 / piece.length),
        `<${piece.repeat(1_000_000 / piece.length)}`,
      ])
        expect(split(text, 2_000_000, 'xml')).toEqual([text])
    },
  )

  it.each<[string, Tags, string, number, string[] | undefined]>([
    ['cuts after a paragraph', 'html', '<p>One</p><p>Two</p>', 12, ['<p>One</p>', '<p>Two</p>']],
    [
      'cuts after a list whose items have no end',
      'html',
      '<ul><li>a<li>b</ul><p>c</p>',
      20,
      ['<ul><li>a<li>b</ul>', '<p>c</p>'],
    ],
    ['cuts at an empty line', 'html', 'One <b>x</b>\n\nTwo', 15, ['One <b>x</b>\n\n', 'Two']],
    ['does not cut at a line end in HTML', 'html', 'One <b>x</b>\nTwo', 15, undefined],
    ['does not cut after a tag in a sentence', 'html', 'One <b>x</b> Two', 13, undefined],
    ['does not cut inside a paragraph', 'html', '<p>One\n\nTwo</p>', 10, undefined],
    [
      'does not take code for tags',
      'html',
      '<script>if (a<p) {}</script>\n\nTwo',
      31,
      ['<script>if (a<p) {}</script>\n\n', 'Two'],
    ],
    ['cuts at a line end in XML', 'xml', '<a>One</a>\n<a>Two</a>', 12, ['<a>One</a>\n', '<a>Two</a>']],
    ['does not cut a document', 'xml', '<d>\n<a>One</a>\n<a>Two</a>\n</d>', 15, undefined],
    ['does not cut a comment', 'xml', '<!-- a\nb --> c', 8, undefined],
    ['does not cut where tags do not belong together', 'xml', '<a><b>One</a></b>\nTwo', 18, undefined],
    ['leaves what fits alone', 'xml', '<a>One</b>', 18, ['<a>One</b>']],
  ])('%s', (_what, tags, text, limit, chunks) => {
    expect(split(text, limit, tags)).toEqual(chunks)
  })
})
