import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect } from 'vitest'
import { toTerms } from '../../../src/core/library/search-text.ts'
import { snapshotsDuring } from './disk-steps.ts'
import { CURRENT, LATEST, tryVersion, VersionRun } from './library-versions.ts'

const acts = [
  'record',
  'say',
  'name',
  'delete',
  'keep text',
  'replace text',
  'delete text',
  'add document',
  'remove document',
] as const

const anyVersion = fc.integer({ min: CURRENT, max: LATEST })

/** A start of a version, perhaps one that is killed, or something that a user does with the running one. */
const step = fc.oneof(
  fc.record({ type: fc.constant('start' as const), version: anyVersion }),
  fc.record({ type: fc.constant('killed start' as const), version: anyVersion, which: fc.nat() }),
  fc.record({ type: fc.constantFrom(...acts), which: fc.nat({ max: 20 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const pick = (from: readonly string[], which: number): string | undefined =>
  from[which % Math.max(from.length, 1)]

/** Versions that share a folder, and what all of them together should have at the end. */
class VersionChain {
  readonly #home = mkdtempSync(join(tmpdir(), 'parley-chain-'))
  readonly #folder = join(this.#home, 'data')
  readonly #path = join(this.#folder, 'library.sqlite')
  readonly #sessions = new Map<string, { title: string; captions: string[] }>()
  readonly #texts = new Map<string, string>()
  readonly #documents = new Set<string>()
  /** Contents of libraries when they were set aside. */
  readonly #setAside = new Map<string, Buffer>()
  #words = 0
  #run = new VersionRun(this.#path, CURRENT)

  take(next: Step): void {
    if (next.type === 'start') this.#start(next.version)
    else if (next.type === 'killed start') this.#kill(next.version, next.which)
    else this.#act(next.type, next.which)
  }

  /** The latest version has everything, can find it, and nothing is left for another one. */
  end(): void {
    this.#start(LATEST)
    const { sessions, texts, library } = this.#run
    expect(this.#run.contents()).toEqual(this.#sessions)
    expect(new Map(texts.list([], 1000).map(({ id, source }) => [id, source]))).toEqual(this.#texts)
    expect(new Set(this.#shownDocuments())).toEqual(this.#documents)
    for (const words of [...this.#sessions.values()].flatMap(({ captions }) => captions))
      expect(sessions.captions.find(toTerms(words), 5), words).toHaveLength(1)
    for (const words of this.#texts.values()) expect(texts.list(toTerms(words), 5), words).toHaveLength(1)
    expect(library.newer).toBeUndefined()
  }

  clear(): void {
    this.#run.close()
    rmSync(this.#home, { recursive: true })
  }

  #start(version: number): void {
    this.#run.close()
    this.#run = new VersionRun(this.#path, version)
    expect(this.#run.library.problem).toBeUndefined()
    for (const [name, content] of this.#files()) {
      expect(name).not.toMatch(/unreadable|unfinished/)
      if (!name.includes('.version-')) continue
      expect((this.#setAside.get(name) ?? content).equals(content), `${name} is as it was`).toBe(true)
      this.#setAside.set(name, content)
    }
  }

  /** Starts a version that is killed meanwhile, and then the one that was running. */
  #kill(version: number, which: number): void {
    this.#run.close()
    const snapshots = snapshotsDuring(() => tryVersion(this.#path, version), this.#folder, this.#home)
    rmSync(this.#folder, { recursive: true })
    renameSync(pick(snapshots, which) ?? '', this.#folder)
    for (const other of snapshots) rmSync(other, { recursive: true, force: true })
    this.#start(this.#run.version)
  }

  #act(type: (typeof acts)[number], which: number): void {
    const [added, words] = [randomUUID(), `word${(this.#words += 1)}x`]
    const text = pick(
      this.#run.texts.list([], 100).map(({ id }) => id),
      which,
    )
    const document = pick(this.#shownDocuments(), which)
    if (type === 'record') {
      this.#run.say(added, 0, words)
      this.#sessions.set(added, { title: '', captions: [words] })
    } else if (type === 'keep text') {
      this.#run.keepText(added, words)
      this.#texts.set(added, words)
    } else if (type === 'add document') {
      this.#run.addDocument(added)
      this.#documents.add(added)
    } else if (type === 'remove document' && document !== undefined) {
      this.#run.deleteDocument(document)
      this.#documents.delete(document)
    } else if (type === 'replace text' && text !== undefined) {
      this.#run.keepText(text, words)
      this.#run.library.emptyLog()
      this.#expectGone(this.#texts.get(text))
      this.#texts.set(text, words)
    } else if (type === 'delete text' && text !== undefined) {
      this.#run.deleteText(text)
      this.#expectGone(this.#texts.get(text))
      this.#texts.delete(text)
    } else this.#actOnSession(type, pick([...this.#run.contents().keys()], which), words)
  }

  #actOnSession(type: (typeof acts)[number], id: string | undefined, words: string): void {
    if (id === undefined) return
    const session = this.#sessions.get(id)
    if (session === undefined) throw new Error('a deleted session came back')
    if (type === 'say') {
      this.#run.say(id, session.captions.length, words)
      session.captions.push(words)
    } else if (type === 'name') {
      this.#run.sessions.update(id, { title: words })
      session.title = words
    } else if (type === 'delete') {
      this.#run.deleteSession(id)
      this.#sessions.delete(id)
      for (const said of session.captions) this.#expectGone(said)
    }
  }

  #shownDocuments(): string[] {
    return this.#run.database
      .prepare('SELECT id FROM document_jobs ORDER BY id')
      .all()
      .map(({ id }) => String(id))
  }

  /** No file has these words but those of versions that the running one knows nothing about. */
  #expectGone(words = ''): void {
    for (const [name, content] of this.#files()) {
      const [, of = '0'] = /\.(?:copy|version)-(\d+)-/.exec(name) ?? []
      const isKnown = Number(of) <= this.#run.version
      expect(isKnown && content.includes(words), `${words} in ${name}`).toBe(false)
    }
  }

  #files(): (readonly [string, Buffer])[] {
    return readdirSync(this.#folder).map((name) => [name, readFileSync(join(this.#folder, name))] as const)
  }
}

/**
 * Lets versions take turns in random order.
 *
 * @returns the first error, with the steps that lead to it
 */
export function errorOfChains(numRuns: number): unknown {
  const { failed, errorInstance, counterexample } = fc.check(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      const chain = new VersionChain()
      try {
        for (const each of steps) chain.take(each)
        chain.end()
      } finally {
        chain.clear()
      }
    }),
    { numRuns },
  )
  return failed ? new Error(JSON.stringify(counterexample), { cause: errorInstance }) : undefined
}
