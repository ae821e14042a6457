import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CaptionWords } from './caption-words.tsx'

/** The marked words, and all of the text. */
function drawn(concluded: string, tentative: string) {
  const markup = renderToStaticMarkup(createElement(CaptionWords, { text: { concluded, tentative } }))
  return { marked: /<span[^>]*>(.*)<\/span>/u.exec(markup)?.[1], all: markup.replaceAll(/<[^>]*>/gu, '') }
}

describe('the words of a caption', () => {
  it.each([
    ['The new search', ' is finished', 'is finished'],
    ['The new search', ' is finished ', 'is finished'],
    ['', 'is  is ', 'is  is'],
    ['', '  ', undefined],
    ['Over.', '', undefined],
  ])('marks unfinished ones without the spaces around them: %j, %j', (concluded, tentative, marked) => {
    expect(drawn(concluded, tentative)).toEqual({ marked, all: concluded + tentative })
  })
})
