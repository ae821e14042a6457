import { describe, expect, it } from 'vitest'
import type { InvokeOptions } from '../../../core/base/call.ts'
import { err, ok, type Result } from '../../../core/base/result.ts'
import { type Check, found } from '../../../core/product/doctor/checks.ts'
import { createDoctor, type DoctorPorts } from './doctor-store.ts'

const hostChecks = [found('proxy', 'none'), found('key', 'accepted')]

const doctorWith = (ports: Partial<DoctorPorts> = {}) =>
  createDoctor({
    examine: () => Promise.resolve(ok({ checks: hostChecks })),
    tryMicrophone: () => Promise.resolve(ok({ finding: 'heard', decibels: -12 })),
    trySpeaker: () => Promise.resolve(ok(undefined)),
    damaged: () => 0,
    ...ports,
  })

/** A host that answers on request. */
function slowHost() {
  const asked: InvokeOptions[] = []
  const answers: ((answer: Result<{ checks: readonly Check[] }>) => void)[] = []
  const examine: DoctorPorts['examine'] = (options) =>
    new Promise((resolve) => {
      asked.push(options)
      answers.push(resolve)
    })
  return { examine, asked, answers }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the connection check', () => {
  it('lists the findings of host and page in display order', async () => {
    const doctor = doctorWith()
    await doctor.run()
    expect(doctor.store.getState()).toEqual({
      type: 'finished',
      checks: [
        hostChecks[1],
        hostChecks[0],
        found('microphone', 'heard', { facts: { decibels: -12 } }),
        found('speaker', 'works'),
      ],
    })
  })

  it('reports a device that is silent, or cannot be opened', async () => {
    const error = { kind: 'audio-output', detail: 'gone' } as const
    const doctor = doctorWith({
      tryMicrophone: () => Promise.resolve(ok({ finding: 'silent', decibels: -84 })),
      trySpeaker: () => Promise.resolve(err(error)),
    })
    await doctor.run()
    expect(doctor.store.getState()).toMatchObject({
      checks: [
        {},
        {},
        { id: 'microphone', finding: 'silent', status: 'warning' },
        { id: 'speaker', finding: 'failed', status: 'failed', error },
      ],
    })
  })

  it('reports undecodable parts of the latest spoken translation', async () => {
    const doctor = doctorWith({ damaged: () => 3 })
    await doctor.run()
    expect(doctor.store.getState()).toMatchObject({
      checks: [{}, {}, {}, { id: 'speaker', finding: 'damaged', status: 'warning', facts: { damaged: 3 } }],
    })
  })

  it('counts the checks of host and page together', async () => {
    const { examine, asked, answers } = slowHost()
    const doctor = doctorWith({ examine })
    const running = doctor.run()
    expect(doctor.store.getState()).toEqual({ type: 'running', progress: { done: 0, total: 9 } })
    await settled()
    asked[0]?.onProgress?.({ done: 3, total: 7 })
    expect(doctor.store.getState()).toEqual({ type: 'running', progress: { done: 5, total: 9 } })
    answers[0]?.(ok({ checks: [] }))
    await running
    expect(doctor.store.getState()).toMatchObject({ type: 'finished' })
  })

  it('aborts everything when cancelled, and shows no later results', async () => {
    const { examine, asked, answers } = slowHost()
    const doctor = doctorWith({ examine })
    const running = doctor.run()
    doctor.cancel()
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(doctor.store.getState()).toEqual({ type: 'idle' })
    asked[0]?.onProgress?.({ done: 3, total: 8 })
    answers[0]?.(ok({ checks: hostChecks }))
    await running
    expect(doctor.store.getState()).toEqual({ type: 'idle' })
  })

  it('shows the last run if it was started twice', async () => {
    const { examine, answers } = slowHost()
    const doctor = doctorWith({ examine })
    const runs = [doctor.run(), doctor.run()]
    answers[1]?.(ok({ checks: [hostChecks[0]!] }))
    await runs[1]
    answers[0]?.(ok({ checks: hostChecks }))
    await runs[0]
    expect(doctor.store.getState()).toMatchObject({
      checks: [{ id: 'proxy' }, { id: 'microphone' }, { id: 'speaker' }],
    })
  })

  it('shows the page’s findings if the host is lost', async () => {
    const doctor = doctorWith({ examine: () => Promise.resolve(err({ kind: 'host-lost' })) })
    await doctor.run()
    expect(doctor.store.getState()).toMatchObject({
      type: 'finished',
      error: { kind: 'host-lost' },
      checks: [{ id: 'microphone' }, { id: 'speaker' }],
    })
  })
})
