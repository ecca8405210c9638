import { defineCall } from '#contract/call/call.ts'
import { z } from '#contract/call/zod.ts'

/** Steps for setting up a site, in the recommended order. */
export const setupSteps = [
  'examples',
  'oldSite',
  'name',
  'contact',
  'logo',
  'hero',
  'words',
  'intro',
  'pages',
  'people',
  'team',
  'category',
  'project',
  'publications',
  'list',
  'collections',
  'invite',
] as const
export type SetupStep = (typeof setupSteps)[number]

const step = z.object({
  step: z.enum(setupSteps),
  state: z.enum(['open', 'done', 'skipped']),
  result: z.string(),
})
export type SetupStepState = z.infer<typeof step>

const stepsReply = z.object({ guide: z.object({ steps: z.array(step) }) })

export const firstStepsApi = {
  getFirstSteps: defineCall({
    method: 'GET',
    path: '/site/getFirstSteps',
    access: 'editor',
    encoding: 'query',
    summary: 'How far a new site has come, the same for all who keep it',
    input: z.object({}),
    reply: stepsReply,
  }),
  skipFirstStep: defineCall({
    method: 'PUT',
    path: '/site/skipFirstStep',
    access: 'editor',
    encoding: 'json',
    summary: 'Leave one of the first steps out, or take it up again',
    input: z.object({
      step: z.enum(setupSteps, 'There is no such step'),
      isSkipped: z.boolean('Say yes or no'),
    }),
    reply: stepsReply,
  }),
}
