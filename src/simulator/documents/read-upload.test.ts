import { describe, expect, it } from 'vitest'
import { type KeyPlan, KeyState, UNLIMITED } from '../rest/account/key-state.ts'
import { Refusal } from '../rest/http/api-request.ts'
import { UploadedFile } from '../rest/http/form.ts'
import { readUpload } from './read-upload.ts'

const MB = 1 << 20

/** Status of a document of so many bytes. Sending the largest ones would prove nothing more. */
function statusOf(name: string, bytes: number, plan: KeyPlan): number {
  const state = new KeyState('k', { plan, limits: UNLIMITED, keys: [], today: () => new Date(0) })
  try {
    readUpload({ file: new UploadedFile(name, Buffer.alloc(bytes)), target_lang: 'DE' }, state)
    return 200
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.answer.status
    throw thrown
  }
}

describe('a document of', () => {
  it.each<readonly [name: string, bytes: number, plan: KeyPlan, status: number]>([
    ['a.txt', MB, 'pro', 200],
    ['a.srt', 150 * 1024 + 1, 'pro', 413],
    ['a.doc', 10 * MB + 1, 'pro', 200],
    ['a.doc', 10 * MB + 1, 'free', 413],
    ['a.pdf', 10 * MB + 1, 'pro', 200],
    ['a.pdf', 10 * MB + 1, 'free', 413],
    ['a.pdf', 30 * MB + 1, 'pro', 200],
    ['a.xlsx', 30 * MB + 1, 'pro', 413],
    ['a.mif', 10 * MB + 1, 'free', 413],
    ['a.json', MB + 1, 'pro', 413],
    ['a.dita', 5 * MB + 1, 'pro', 413],
    ['a.png', 3 * MB + 1, 'pro', 413],
    ['a.pdf', 100 * MB + 1, 'pro', 413],
  ])('type and size %s, %i bytes, on the plan %s is answered %i', (name, bytes, plan, status) => {
    expect(statusOf(name, bytes, plan)).toBe(status)
  })
})
