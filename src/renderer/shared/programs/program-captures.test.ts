import { beforeEach, describe, expect, it } from 'vitest'
import { ok, type Result } from '../../../core/base/result.ts'
import { type InputDevice, type PendingCapture, ProgramCaptures } from './program-captures.ts'

const device = { id: 'd', label: 'Sound of a program (Parley)' }
const never: PendingCapture = { device: new Promise(() => undefined), toPatch: () => ({}) }

describe('the capture of a program', () => {
  let captures: ProgramCaptures
  let captured: Promise<Result<InputDevice>>
  let isReady: () => void
  beforeEach(() => {
    captures = new ProgramCaptures()
    const opened = Promise.withResolvers<Result<InputDevice>>()
    isReady = () => opened.resolve(ok(device))
    captured = captures.begin({ device: opened.promise, toPatch: () => ({}) })
  })

  it('is pending until its device is there', async () => {
    expect(captures.pending).toBeDefined()
    isReady()
    expect(await captured).toEqual(ok(device))
    expect(captures.pending).toBeUndefined()
  })

  it('is replaced by a later one, which stays pending', async () => {
    void captures.begin(never)
    isReady()
    expect(await captured).toEqual({ ok: false, error: { kind: 'cancelled' } })
    expect(captures.pending).toBe(never)
  })

  it('is over when something else is chosen', async () => {
    captures.cancel()
    isReady()
    expect(captures.pending).toBeUndefined()
    expect(await captured).toEqual({ ok: false, error: { kind: 'cancelled' } })
  })
})
