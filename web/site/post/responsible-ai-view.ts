import type { ResearchMaterial, ResponsibleAi } from '#contract/post/responsible-ai.ts'
import { trialUrl } from '#contract/post/trial-number.ts'
import { doiUrl } from '#contract/text/doi-address.ts'

const textsOf = (fields: ResponsibleAi) => ({
  intendedUse: fields.intendedUse.trim(),
  ethicsApproval: fields.ethicsApproval.trim(),
  dataStatement: fields.dataStatement.trim(),
  knownLimits: fields.knownLimits.trim(),
})

const materialOf = ({ doi, ...material }: ResearchMaterial) => ({
  ...material,
  doi: doi === '' ? null : { text: doi, href: doiUrl(doi) },
})

/** Returns the data of the section about the responsible use of AI. Null if all its fields are empty. */
export const toResponsibleAiView = (fields: ResponsibleAi) => {
  const texts = textsOf(fields)
  const trials = fields.trialRegistrations.map((text) => ({ text, href: trialUrl(text) }))
  const materials = fields.dataAndModels.map(materialOf)
  const hasContent = fields.researchUseOnly || Object.values(texts).some(Boolean)
  if (!hasContent && trials.length + materials.length === 0) return null
  return { ...texts, researchUseOnly: fields.researchUseOnly, trials, materials }
}

export type ResponsibleAiView = NonNullable<ReturnType<typeof toResponsibleAiView>>
