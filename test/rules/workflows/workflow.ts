import { load } from 'js-yaml'
import { z } from 'zod'

const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))

const step = z.object({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  if: z.string().optional(),
  env: values.optional(),
  with: values.optional(),
})

const job = z.object({
  permissions: permissions.optional(),
  'timeout-minutes': z.number().optional(),
  environment: z.string().optional(),
  /** A workflow that this job calls. */
  uses: z.string().optional(),
  env: values.default({}),
  steps: z.array(step).default([]),
})

const workflow = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: permissions.optional(),
  concurrency: z.object({ group: z.string() }).optional(),
  jobs: z.record(z.string(), job),
})

/** The parts of a GitHub workflow that the rules look at. */
export type Workflow = z.infer<typeof workflow>
export type Job = z.infer<typeof job>
export type Step = z.infer<typeof step>

/** Parses a workflow file; throws if it is no YAML, or no workflow. */
export const parseWorkflow = (text: string): Workflow => workflow.parse(load(text))
