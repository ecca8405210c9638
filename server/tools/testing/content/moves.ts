import { expect } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { SiteImport } from '#contract/move/move-in.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makeZip } from '#server/tools/testing/files/zip.ts'

/** Waits until a site import is no longer being read or saved. */
export const waitForMove = (admin: SalusClient, importId: string): Promise<SiteImport> =>
  eventually(async () => {
    const { import: found } = await admin.move.getImport({ importId })
    expect(found?.state).not.toMatch(/^(reading|saving)$/)
    return found ?? expect.fail('There is no such import')
  })

/** Uploads a site. Returns the preview of its import. */
export const previewMove = async (admin: SalusClient, file: File): Promise<SiteImport> =>
  waitForMove(admin, (await admin.move.previewImport({ file })).importId)

/** Uploads a site and imports its new entries. */
export const importSite = async (admin: SalusClient, file: File): Promise<SiteImport> => {
  const { importId } = await previewMove(admin, file)
  await admin.move.import({ importId })
  return waitForMove(admin, importId)
}

/** Builds a ZIP of a site from files by name. */
export const siteZip = (files: Readonly<Record<string, string | Uint8Array>>): File =>
  new File(
    [
      makeZip(
        Object.entries(files).map(([name, content]) => ({
          name,
          bytes: typeof content === 'string' ? Buffer.from(content) : content,
        })),
      ),
    ],
    'site.zip',
  )

/** Formats each item of an import as a line. */
export const formatImportItems = ({ items }: SiteImport): string[] =>
  items.map(({ kind, title, status, reason }) =>
    [kind, title, status, reason].filter(Boolean).join(' | '),
  )
