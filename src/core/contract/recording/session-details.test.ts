import { expect, it } from 'vitest'
import { MAX_RESOURCE_NAME } from '../../session/library/used-resources.ts'
import { aboutMeeting, aboutSession } from './session-details.ts'

const GLOSSARY = '11111111-1111-4111-8111-111111111111'
const TERMS = '22222222-2222-4222-8222-222222222222'
const sound = { input: 'microphone', isDemo: false }

it('a session names each of its glossaries', () => {
  expect(aboutSession({ glossaryIds: [GLOSSARY, TERMS] }, sound).resources).toEqual([
    { kind: 'glossary', id: GLOSSARY },
    { kind: 'glossary', id: TERMS },
  ])
})

it('a session names the glossary and the spoken terms that it runs with, as they are called then', () => {
  const { resources } = aboutSession({ glossaryId: GLOSSARY, spokenTermsId: TERMS }, sound, {
    [GLOSSARY]: 'Release terms',
    [TERMS]: 'x'.repeat(2 * MAX_RESOURCE_NAME),
  })
  expect(resources).toEqual([
    { kind: 'glossary', id: GLOSSARY, name: 'Release terms' },
    { kind: 'spoken-terms', id: TERMS, name: 'x'.repeat(MAX_RESOURCE_NAME) },
  ])
})

it('a session records that it runs with nothing, and with what has no known name', () => {
  expect(aboutSession({}, sound).resources).toEqual([])
  expect(aboutSession({ glossaryId: GLOSSARY }, sound).resources).toEqual([
    { kind: 'glossary', id: GLOSSARY },
  ])
})

it('a meeting records it for each side', () => {
  const mine = { name: 'Me', about: aboutSession({ glossaryId: GLOSSARY }, sound) }
  const theirs = { name: 'Ana', about: aboutSession({}, sound) }
  const { about, sides } = aboutMeeting({ mine, theirs })
  expect(about).not.toHaveProperty('resources')
  expect(sides?.mine.resources).toEqual([{ kind: 'glossary', id: GLOSSARY }])
  expect(sides?.theirs.resources).toEqual([])
})
