import { describe, expect, it } from 'vitest'
import { nearestPage, pageRange } from './pager.tsx'

describe('a page of a list', () => {
  it.each([
    [0, 0, { first: 0, last: 0, hasPrevious: false, hasNext: false }],
    [0, 3, { first: 1, last: 3, hasPrevious: false, hasNext: false }],
    [0, 10, { first: 1, last: 10, hasPrevious: false, hasNext: false }],
    [0, 11, { first: 1, last: 10, hasPrevious: false, hasNext: true }],
    [1, 11, { first: 11, last: 11, hasPrevious: true, hasNext: false }],
    [3, 11, { first: 0, last: 0, hasPrevious: true, hasNext: false }],
  ])('page %d of %d rows shows %j', (page, total, range) => {
    expect(pageRange(page, 10, total)).toEqual(range)
  })

  it.each([
    [2, 25, 2],
    [2, 20, 1],
    [2, 0, 0],
    [0, 5, 0],
  ])('after page %d of a list that has %d rows now comes page %d', (page, total, nearest) => {
    expect(nearestPage(page, 10, total)).toBe(nearest)
  })
})
