import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { REST_MS } from '../../../src/backend/network/question-turns.ts'
import { FilesOfOthers, furnish, PRIVATE_WORD } from '../../support/data-folder/furnished-home.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { type Attack, area, attack, judge } from '../attack.ts'
import { AttackedHost } from '../support/attacked-host.ts'
import { filesWith } from '../support/files-with.ts'
import { importSession, invoke, inWords } from '../support/page-calls.ts'

interface Target {
  readonly host: AttackedHost
  /** Files of others in the data folder and beside it. */
  readonly others: FilesOfOthers
  readonly elsewhere: string
}

const nothing = () => Promise.resolve()
const QUESTION = /asks to delete everything/g
const questionsIn = (host: AttackedHost) => host.printed().match(QUESTION)?.length ?? 0

/** A page asks for the deletion, and nobody confirms it: everything stays. */
const unconfirmed = (what: string, input: unknown): Attack<Target> =>
  attack(`a deletion that nobody confirms, ${what}`, async ({ host, others }) => {
    const page = await host.page()
    const before = filesWith(host.home, PRIVATE_WORD)
    const asking = invoke(page, 'data.erase', input)
    await host.answerQuestion(false)
    const refusal = await asking
    page.close()
    const isWhole = filesWith(host.home, PRIVATE_WORD).length === before.length && before.length > 0
    return judge(!refusal.ok && isWhole && others.harmed().length === 0, inWords(refusal))
  })

/**
 * All data is deleted with the user's consent: it and nothing else goes.
 *
 * @param prepare returns what pages do meanwhile
 */
const confirmed = (
  what: string,
  prepare: (target: Target) => Promise<() => Promise<unknown>>,
): Attack<Target> =>
  attack(`a deletion that is confirmed, ${what}`, async (target) => {
    const { host, others } = target
    furnish(host.home)
    const page = await host.page()
    await importSession(page, sessionFile(1, { title: PRIVATE_WORD }))
    const meanwhile = await prepare(target)
    const asking = invoke(page, 'data.erase', {})
    // A refusal comes without a question.
    await Promise.race([host.answerQuestion(true), asking])
    const [answer] = await Promise.all([asking, meanwhile()])
    if (!answer.ok) throw new Error(inWords(answer))
    while (!host.hasEnded()) await sleep(20)
    const left = others.besides()
    const harmed = others.harmed()
    await host.survives()
    furnish(host.home)
    return judge(left.length + harmed.length === 0, `left: ${left.join(', ')}; harmed: ${harmed.join(', ')}`)
  })

export const deletionArea = area<Target>({
  name: 'deletion of all data',
  open: async (defer) => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'parley-attack-elsewhere-'))
    defer(() => rmSync(elsewhere, { recursive: true, force: true }))
    mkdirSync(join(elsewhere, 'of-others'))
    const host = await AttackedHost.start(defer, { TMPDIR: elsewhere })
    furnish(host.home)
    return { host, others: new FilesOfOthers(host.home, join(elsewhere, 'of-others')), elsewhere }
  },
  control: async ({ host }) => {
    const page = await host.page()
    const taken = await importSession(page, sessionFile(1))
    page.close()
    if (!taken.ok) throw new Error('no session is taken in')
  },
  attacks: [
    unconfirmed('with nothing', {}),
    unconfirmed('with a folder', { folder: '/', path: '/etc', dataFolder: '/root' }),
    unconfirmed('with the confirmation in it', { confirmed: true, isConfirmed: true, confirm: 'confirmed' }),
    ...(
      [
        ['data.erase', ['/etc']],
        ['data.erase', null],
        ['data.erased', {}],
        ['data.erase.confirm', {}],
        ['data.release', {}],
      ] as const
    ).map(([name, input]) =>
      attack<Target>(`the call ${name} with ${JSON.stringify(input)}`, async ({ host }) => {
        const page = await host.page()
        const answer = await invoke(page, name, input)
        page.close()
        return judge(!answer.ok && filesWith(host.home, PRIVATE_WORD).length > 0, inWords(answer))
      }),
    ),
    attack('many questions, so that one of them is answered by mistake', async ({ host }) => {
      const before = questionsIn(host)
      const page = await host.page()
      const first = invoke(page, 'data.erase', {})
      const others = await Promise.all(Array.from({ length: 50 }, () => invoke(page, 'data.erase', {})))
      await host.answerQuestion(false)
      const answers = [await first, ...others]
      page.close()
      const asked = questionsIn(host) - before
      return judge(asked === 1 && answers.every(({ ok }) => !ok), `${asked} questions`)
    }),
    attack('a question that outlives its page', async ({ host }) => {
      const before = questionsIn(host)
      const [page, exchanged] = [await host.page(), await host.page()]
      void invoke(page, 'data.erase', {})
      while (questionsIn(host) === before) await sleep(20)
      page.terminate()
      await sleep(200)
      const atOnce = await invoke(exchanged, 'data.erase', {})
      exchanged.close()
      await host.answerQuestion(true)
      await sleep(REST_MS)
      return judge(
        !atOnce.ok && filesWith(host.home, PRIVATE_WORD).length > 0 && (await host.survives()),
        'nothing was deleted, and no other question took its place at once',
      )
    }),
    confirmed('with a link among the files of its pages', async ({ host, elsewhere }) => {
      // The name is Parley's, the target is not.
      symlinkSync(
        join(elsewhere, 'of-others'),
        join(host.home, 'parley-page-data', 'Cache', 'library.sqlite'),
      )
      return nothing
    }),
    confirmed('while pages go on storing', async ({ host }) => {
      const pages = await Promise.all([host.page(), host.page()])
      const change = { meeting: { myName: PRIVATE_WORD } }
      const store = async () => {
        for (const page of pages)
          for (let times = 0; times < 200; times += 1) {
            const { ok } = await invoke(page, 'settings.update', change)
            if (!ok) return
            await importSession(page, sessionFile(1, { title: PRIVATE_WORD }))
          }
      }
      return () => Promise.all([store(), store()])
    }),
    ...['a file', 'a folder'].map((what) =>
      attack<Target>(`${what} with the name of a mark that earlier versions had`, async ({ host }) => {
        const mark = join(host.home, 'parley.erase')
        if (what === 'a file') writeFileSync(mark, '')
        else mkdirSync(mark)
        const isAlive = await host.survives()
        const left = filesWith(host.home, PRIVATE_WORD).length
        rmSync(mark, { recursive: true })
        return judge(isAlive && left > 0, `${left} files are left`)
      }),
    ),
  ],
})
