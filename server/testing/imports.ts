import { expect } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { PublicationImport } from '#contract/publication-import.ts'
import { eventually } from './eventually.ts'

/** An import once it has come to rest. */
export const settled = (admin: SalusClient, importId: string): Promise<PublicationImport> =>
  eventually(async () => {
    const { import: found } = await admin.publication.getImport({ importId })
    expect(found.state).not.toMatch(/^(reading|saving)$/)
    return found
  })

/** Reads a text and answers with the preview. */
export const previewOf = async (admin: SalusClient, text: string): Promise<PublicationImport> =>
  settled(admin, (await admin.publication.previewImport({ text })).importId)

/** Reads a text and saves what is new, or what is named. */
export const importText = async (admin: SalusClient, text: string, indexes?: number[]) => {
  const { importId } = await previewOf(admin, text)
  await admin.publication.import({ importId, ...(indexes && { indexes }) })
  return settled(admin, importId)
}
