import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meeting } from '../script/script.ts'
import { type Markup, takeApart } from './markup.ts'
import { translate } from './translate.ts'

const say = (text: string, markup: Partial<Markup>, source = 'EN') =>
  translate(text, { target: 'DE', source, markup: { kind: 'xml', ...markup } }).text

describe('a text with tags', () => {
  it('is translated between them', () => {
    expect(say(`<p class="a.b">${meeting.green.en}</p><p>Hello</p>`, {})).toBe(
      `<p class="a.b">${meeting.green.de}</p><p>[DE] Hello</p>`,
    )
  })

  it('keeps the ones that stand within a sentence or around it', () => {
    expect(say(`<b>${meeting.green.en}</b> <i>${meeting.agreed.en}</i>`, { kind: 'html' })).toBe(
      `<b>${meeting.green.de}</b> <i>${meeting.agreed.de}</i>`,
    )
    expect(say('<p>Some <b>bold</b> text &amp; more<br>Next</p>', { kind: 'html' })).toBe(
      '<p>[DE] Some <b>bold</b> text &amp; more<br>[DE] Next</p>',
    )
  })

  it('is split as the lists of tags say', () => {
    const text = 'One <a>two</a> <c>three</c>'
    expect(say(text, {})).toBe('[DE] One <a>[DE] two</a> <c>[DE] three</c>')
    expect(say(text, { nonSplittingTags: ['a'] })).toBe('[DE] One <a>two</a> <c>[DE] three</c>')
    expect(say(text, { outlineDetection: false })).toBe('[DE] One <a>two</a> <c>three</c>')
    expect(say(text, { outlineDetection: false, splittingTags: ['a'] })).toBe(
      '[DE] One <a>[DE] two</a> <c>[DE] three</c>',
    )
    expect(say('<b>One</b> two', { kind: 'html', splittingTags: ['b'] })).toBe('<b>[DE] One</b> [DE] two')
  })

  it('leaves ignored elements and their content unchanged', () => {
    const text = '<x>keep <x>this</x> too.</x> and <y/> not this'
    expect(say(text, { ignoreTags: ['x'], outlineDetection: false })).toBe(
      '<x>keep <x>this</x> too.</x> [DE] and <y/> not this',
    )
    expect(say('a <x>open', { ignoreTags: ['x'], outlineDetection: false })).toBe('[DE] a <x>open')
    expect(say('<script>Hello()</script><p>Hello</p>', { kind: 'html' })).toBe(
      '<script>Hello()</script><p>[DE] Hello</p>',
    )
  })

  it.each(['xml', 'html'] as const)('keeps in %s what says that it is not to be translated', (kind) => {
    expect(say('<p>One <b translate="no">Parley <b>Live</b></b> two</p>', { kind })).toMatch(
      /^<p>\[DE\] One <b translate="no">Parley <b>Live<\/b><\/b>.* two<\/p>$/,
    )
    expect(say("<p translate='no'>Hello</p><p translate='yes'>Hello</p>", { kind })).toBe(
      "<p translate='no'>Hello</p><p translate='yes'>[DE] Hello</p>",
    )
    expect(say('<p title=\' translate="no" \'>Hello</p>', { kind })).toContain('[DE] Hello')
  })

  it('continues after an unclosed element of HTML', () => {
    const text = '<p>One</p><img translate=no src="a.png"><p>Two</p>'
    expect(say(text, { kind: 'html' })).toBe('<p>[DE] One</p><img translate=no src="a.png"><p>[DE] Two</p>')
  })

  it('carries notes inside of its tags', () => {
    const options = {
      target: 'DE',
      markup: { kind: 'html' },
      formality: 'more',
      requests: ['instruction: x'],
    } as const
    expect(translate('<p>Hi</p><p>Yo</p>', options).text).toBe(
      '<p>[formal] [DE] Hi</p><p>[DE] Yo [instruction: x]</p>',
    )
  })

  it('gets no tags from inserted text', () => {
    const options = { terms: [{ source: 'x', target: 'a<b' }], requests: ['instruction: no <i> & <b>'] }
    expect(translate('<p>x</p>', { target: 'DE', markup: { kind: 'html' }, ...options }).text).toBe(
      '<p>[DE] a&lt;b [instruction: no &lt;i&gt; &amp; &lt;b&gt;]</p>',
    )
  })

  it('is reassembled unchanged, whatever its content', () => {
    const token = fc.constantFrom(
      '<a>',
      '</a>',
      '<b x="1>2">',
      '<c/>',
      '&lt;',
      '<!-- a -->',
      '<',
      '\u{F0000}',
      'é. ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(token, fc.string())), fc.boolean(), (parts, isHtml) => {
        const text = parts.join('')
        const kind = isHtml ? 'html' : 'xml'
        const { chunks, restore } = takeApart(text, { kind, ignoreTags: ['c', 'b'] })
        const restored = chunks.map((chunk) => (chunk.isText ? restore(chunk.text) : chunk.text))
        expect(restored.join('')).toBe(text)
      }),
    )
  })
})
