import type { SalusClient } from '#contract/api.ts'
import type { Logo } from '#contract/logo.ts'

/** The partner logos in their order. */
export const loadLogos = async (client: SalusClient): Promise<Logo[]> =>
  (await client.logo.getLogo()).logo
