import type { Material, ResponsibleAi } from '#contract/post/responsible-ai.ts'
import { trialAddress } from '#contract/post/trial-number.ts'
import { doiAddress } from '#contract/text/doi-address.ts'

const textsOf = (said: ResponsibleAi) => ({
  intendedUse: said.intendedUse.trim(),
  ethicsApproval: said.ethicsApproval.trim(),
  dataStatement: said.dataStatement.trim(),
  knownLimits: said.knownLimits.trim(),
})

const materialOf = ({ doi, ...material }: Material) => ({
  ...material,
  doi: doi === '' ? null : { text: doi, href: doiAddress(doi) },
})

/** Returns the view of a project's responsible use of AI. Null if all fields are empty. */
export const viewResponsibleAi = (said: ResponsibleAi) => {
  const texts = textsOf(said)
  const trials = said.trialRegistrations.map((text) => ({ text, href: trialAddress(text) }))
  const materials = said.dataAndModels.map(materialOf)
  const isSaid = said.researchUseOnly || Object.values(texts).some(Boolean)
  if (!isSaid && trials.length + materials.length === 0) return null
  return { ...texts, researchUseOnly: said.researchUseOnly, trials, materials }
}

export type ResponsibleAiView = NonNullable<ReturnType<typeof viewResponsibleAi>>
