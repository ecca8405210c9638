import { booleanSchema, jsonList, jsonObject, requiredText, text } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { doi } from '#contract/text/identifiers.ts'
import { trialNumber } from './trial-number.ts'

export const materialKinds = ['dataset', 'model'] as const

/** A data set or model that a project uses or publishes. */
export const material = z.object({
  name: requiredText('a name', 300),
  kind: z.enum(materialKinds, `Must be one of ${materialKinds.join(', ')}`).default('dataset'),
  version: text(100).default(''),
  licence: text(300).default(''),
  doi: doi.default(''),
})
export type Material = z.output<typeof material>

const statementText = text(5_000).default('')

/** Statement of a project about its responsible use of AI. All fields are empty by default. */
export const responsibleAi = z.object({
  intendedUse: statementText,
  researchUseOnly: booleanSchema.default(false),
  ethicsApproval: statementText,
  trialRegistrations: z.array(z.string()).default([]),
  dataStatement: statementText,
  dataAndModels: z.array(material).default([]),
  knownLimits: statementText,
})
export const responsibleAiTextFields = [
  'intendedUse',
  'ethicsApproval',
  'dataStatement',
  'knownLimits',
] as const

export type ResponsibleAi = z.output<typeof responsibleAi>

/** The statement in requests. Omitted fields are emptied. */
export const responsibleAiInput = jsonObject(
  responsibleAi.extend({
    trialRegistrations: jsonList(trialNumber, 20).default([]),
    dataAndModels: jsonList(material, 100).default([]),
  }),
)
