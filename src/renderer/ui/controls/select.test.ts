import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Select } from './select.tsx'

it('names a choice before any effect ran', () => {
  const select = createElement(Select, {
    label: 'Order',
    options: [{ value: 'a', label: 'First' }],
    value: 'a',
    onChange: () => undefined,
  })
  expect(renderToString(select)).toMatch(/<button[^>]*aria-label="Order"/)
})
