import { expect } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { PublicationImport } from '#contract/publication/publication-import.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { startSite } from './content.ts'

/** Waits until an import is no longer being read or saved. */
export const waitForImport = (admin: SalusClient, importId: string): Promise<PublicationImport> =>
  eventually(async () => {
    const { import: found } = await admin.publication.getImport({ importId })
    expect(found.state).not.toMatch(/^(reading|saving)$/)
    return found
  })

/** Previews the import of a text. */
export const previewImportOf = async (
  admin: SalusClient,
  text: string,
): Promise<PublicationImport> =>
  waitForImport(admin, (await admin.publication.previewImport({ text })).importId)

/** Imports a text: all new entries, or only `indexes`. */
export const importText = async (admin: SalusClient, text: string, indexes?: number[]) => {
  const { importId } = await previewImportOf(admin, text)
  await admin.publication.import({ importId, ...(indexes && { indexes }) })
  return waitForImport(admin, importId)
}

/** Sample texts for the import box, by kind. */
export const importTexts = {
  article: `@article{doe2024,
  title = {Outlining {EEG} signals},
  author = {Doe, Jane and Lovelace, Ada},
  journal = {Journal of Things},
  year = {2024},
  doi = {10.5555/eeg.1}
}`,
  preprint: `@misc{doe2023,
  title = {Outlining EEG signals},
  author = {Doe, Jane and Lovelace, Ada},
  year = {2023},
  eprint = {2301.00001},
  archiveprefix = {arXiv}
}`,
  broken: `@article{lost,
  title = {Nobody wrote this},
  year = {2020}
}`,
  ris: `TY  - JOUR
TI  - A second work
AU  - Roe, Richard
PY  - 2019/05/03
DO  - 10.5555/second
ER  - `,
}

/** Starts a site, with a function that lists the titles of its publications. */
export const startImporting = async () => {
  const { app, admin, token } = await startSite()
  const titles = async () =>
    (await app.client().publication.showAllPublications()).publications.map(({ title }) => title)
  return { app, admin, token, titles }
}
