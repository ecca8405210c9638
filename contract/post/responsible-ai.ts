import { flag, jsonList, jsonObject, required, text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { doi } from '#contract/text/identifiers.ts'
import { trialNumber } from './trial-number.ts'

/** What a project's work rests on or results in. */
export const materialKinds = ['dataset', 'model'] as const

/** A data set or model of a project. */
export const material = z.object({
  name: required('a name', 300),
  kind: z.enum(materialKinds, `Must be one of ${materialKinds.join(', ')}`).default('dataset'),
  version: text(100).default(''),
  licence: text(300).default(''),
  doi: doi.default(''),
})
export type Material = z.output<typeof material>

const said = text(5_000).default('')

/** What a project says of its responsible use of AI; a project that says nothing has all of it empty. */
export const responsibleAi = z.object({
  intendedUse: said,
  researchUseOnly: flag.default(false),
  ethicsApproval: said,
  trialRegistrations: z.array(z.string()).default([]),
  dataStatement: said,
  dataAndModels: z.array(material).default([]),
  knownLimits: said,
})
/** What of it is said in words. */
export const responsibleTexts = [
  'intendedUse',
  'ethicsApproval',
  'dataStatement',
  'knownLimits',
] as const

export type ResponsibleAi = z.output<typeof responsibleAi>

/** The same as it is sent; what is left out of it is empty. */
export const responsibleAiInput = jsonObject(
  responsibleAi.extend({
    trialRegistrations: jsonList(trialNumber, 20).default([]),
    dataAndModels: jsonList(material, 100).default([]),
  }),
)
