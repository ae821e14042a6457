import { describe } from 'vitest'
import { surviveHostileAnswers } from '../../../../test/support/network-faults/hostile-answer-cases.ts'
import { sendByFetch } from '../transfer/send-large.ts'

describe('with the fetch of Node,', () => {
  surviveHostileAnswers(() => ({ fetch: globalThis.fetch, send: sendByFetch(globalThis.fetch) }))
})
