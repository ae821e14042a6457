import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import type { Job, Workflow } from './workflow.ts'

interface Rule {
  readonly name: string
  /** Describes each violation. */
  readonly find: (workflow: Workflow, text: string) => readonly string[]
  /** A change of `SAMPLE` that the rule must refuse. */
  readonly planted: readonly [from: string, to: string]
}

/** A workflow that breaks no rule. */
export const SAMPLE = `
on:
  push:
    tags: ['v*']
permissions:
  contents: read
concurrency:
  group: sample-\${{ github.ref }}
jobs:
  sign:
    runs-on: ubuntu-latest
    environment: release
    timeout-minutes: 5
    env:
      CAN_SIGN: \${{ secrets.KEY != '' }}
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@48b55a011bda9f5d6aeb4c2d9c7362e8dae4041e # v6.4.0
        with:
          node-version: 24
      - if: env.CAN_SIGN == 'true'
        env:
          KEY: \${{ secrets.KEY }}
        run: npm run build
`

/** Triggers whose runs have the rights of whoever pushed, or no rights to speak of. */
const TRIGGERS = new Set(['push', 'pull_request', 'workflow_call', 'workflow_dispatch', 'schedule'])
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
const LOCAL = /^\.\/\.github\/workflows\/[\w-]+\.yml$/
const GUARD = "env.CAN_SIGN == 'true'"

const hasSecret = (part: unknown): boolean => /\bsecrets\b/.test(JSON.stringify(part) ?? '')
const isOpenToForks = ({ on }: Workflow): boolean => 'pull_request' in on || 'workflow_call' in on

const inJobs = (find: (job: Job, workflow: Workflow) => boolean) => (workflow: Workflow) =>
  Object.entries(workflow.jobs)
    .filter(([, job]) => find(job, workflow))
    .map(([name]) => name)

/** Whether a job reads a secret outside of an environment, or in a step that runs without it too. */
function readsUnguarded({ env, environment, steps }: Job): boolean {
  const compared = Object.values(env).map((value) => String(value).replaceAll(/secrets\.\w+ != ''/g, ''))
  const reading = steps.filter(hasSecret)
  if (hasSecret(compared)) return true
  if (environment === undefined && (reading.length > 0 || hasSecret(env))) return true
  return reading.some((step) => step.if !== GUARD || hasSecret(step.run ?? ''))
}

export const rules: readonly Rule[] = [
  {
    name: 'every job has a time limit',
    // A calling job has those of the jobs that it calls.
    find: inJobs((job) => job.uses === undefined && job['timeout-minutes'] === undefined),
    planted: ['    timeout-minutes: 5\n', ''],
  },
  {
    name: 'a workflow may read the repository, and nothing else',
    find: ({ permissions }) =>
      JSON.stringify(permissions) === '{"contents":"read"}' ? [] : ['permissions of the workflow'],
    planted: ['contents: read', 'contents: write'],
  },
  {
    name: 'no job writes in a workflow that a pull request starts',
    find: inJobs(
      ({ permissions = {} }, workflow) =>
        isOpenToForks(workflow) && Object.values(permissions).includes('write'),
    ),
    planted: [
      "push:\n    tags: ['v*']\npermissions:\n  contents: read\nconcurrency:\n  group: sample-${{ github.ref }}\njobs:\n  sign:",
      'pull_request:\npermissions:\n  contents: read\njobs:\n  sign:\n    permissions:\n      contents: write',
    ],
  },
  {
    name: 'no trigger gives the code of others the rights of this repository',
    find: ({ on }) => Object.keys(on).filter((trigger) => !TRIGGERS.has(trigger)),
    planted: ["push:\n    tags: ['v*']", 'pull_request_target:'],
  },
  {
    name: 'actions are pinned to a commit, with their version beside it',
    find: (_, text) =>
      Array.from(text.matchAll(/^\s*(?:- )?uses: (.*)$/gm), ([, used = '']) => used).filter(
        (used) => !PINNED.test(used) && !(LOCAL.test(used) && existsSync(join(root, used))),
      ),
    planted: ['@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2', '@v6'],
  },
  {
    name: 'no workflow that a pull request starts or others call reads a secret',
    find: (workflow, text) => (isOpenToForks(workflow) && hasSecret(text) ? ['secrets'] : []),
    planted: ["push:\n    tags: ['v*']", 'pull_request:'],
  },
  {
    name: 'a secret is read by steps that run only if it is there, in jobs of an environment',
    find: inJobs(readsUnguarded),
    planted: [`      - if: ${GUARD}\n        env:`, '      - env:'],
  },
  {
    name: 'a job that reads a secret belongs to an environment',
    find: inJobs(readsUnguarded),
    planted: ['    environment: release\n', ''],
  },
  {
    name: 'no expression is written into a command, where its value would be run',
    find: ({ jobs }) =>
      Object.values(jobs).flatMap(({ steps }) =>
        steps.flatMap(({ run = '' }) => (run.includes('${{') ? [run] : [])),
      ),
    planted: ['run: npm run build', 'run: echo ${{ github.event.head_commit.message }}'],
  },
  {
    name: 'a checkout leaves no token behind',
    find: inJobs(({ steps }) =>
      steps.some(
        ({ uses = '', with: inputs = {} }) =>
          uses.startsWith('actions/checkout@') && inputs['persist-credentials'] !== false,
      ),
    ),
    planted: ['persist-credentials: false', 'persist-credentials: true'],
  },
  {
    name: 'only the packages of npm are cached, and not for a job with secrets',
    find: inJobs((job) =>
      job.steps.some(
        ({ uses = '', with: inputs = {} }) =>
          uses.startsWith('actions/cache') ||
          !['npm', undefined].includes(inputs['cache']?.toString()) ||
          ('cache' in inputs && job.environment !== undefined),
      ),
    ),
    planted: ['node-version: 24', 'node-version: 24\n          cache: npm'],
  },
  {
    name: 'no concurrency group has the name of the workflow, which is that of the caller when it is called',
    find: ({ concurrency }) =>
      concurrency === undefined || concurrency.group.includes('github.workflow') ? ['concurrency'] : [],
    planted: ['sample-${{ github.ref }}', '${{ github.workflow }}'],
  },
]
