import type { DraftOf } from '../../../src/core/audience/feed/feed-events.ts'

export const SESSION_ID = '00000000-0000-4000-8000-000000000000'

/** The event of a live session that is translated into German, for a caption feed. */
export const sessionDraft = (more: Partial<DraftOf<'session'>> = {}): DraftOf<'session'> => ({
  kind: 'session',
  session: SESSION_ID,
  startedAt: 0,
  state: 'live',
  targets: ['de'],
  ...more,
})
