import {
  booleanSchema,
  jsonListSchema,
  jsonObjectSchema,
  requiredTextSchema,
  textSchema,
} from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { doiSchema } from '#contract/text/identifiers.ts'
import { trialNumberSchema } from './trial-number.ts'

export const researchMaterialKinds = ['dataset', 'model'] as const

/** A data set or model that a project uses or publishes. */
export const researchMaterialSchema = z.object({
  name: requiredTextSchema('a name', 300),
  kind: z
    .enum(researchMaterialKinds, `Must be one of ${researchMaterialKinds.join(', ')}`)
    .default('dataset'),
  version: textSchema(100).default(''),
  licence: textSchema(300).default(''),
  doi: doiSchema.default(''),
})
export type ResearchMaterial = z.output<typeof researchMaterialSchema>

const statementText = textSchema(5_000).default('')

/** Statement of a project about its responsible use of AI. All fields are empty by default. */
export const responsibleAiSchema = z.object({
  intendedUse: statementText,
  researchUseOnly: booleanSchema.default(false),
  ethicsApproval: statementText,
  trialRegistrations: z.array(z.string()).default([]),
  dataStatement: statementText,
  dataAndModels: z.array(researchMaterialSchema).default([]),
  knownLimits: statementText,
})
export const responsibleAiTextFields = [
  'intendedUse',
  'ethicsApproval',
  'dataStatement',
  'knownLimits',
] as const

export type ResponsibleAi = z.output<typeof responsibleAiSchema>

/** The statement in requests. Omitted fields are emptied. */
export const responsibleAiInputSchema = jsonObjectSchema(
  responsibleAiSchema.extend({
    trialRegistrations: jsonListSchema(trialNumberSchema, 20).default([]),
    dataAndModels: jsonListSchema(researchMaterialSchema, 100).default([]),
  }),
)
