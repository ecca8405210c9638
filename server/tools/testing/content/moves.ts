import { expect } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { MoveImport } from '#contract/move/move-in.ts'
import { eventually } from '#server/tools/testing/app/eventually.ts'
import { makeZip } from '#server/tools/testing/files/zip.ts'

/** A move once it has come to rest. */
export const settledMove = (admin: SalusClient, importId: string): Promise<MoveImport> =>
  eventually(async () => {
    const { import: found } = await admin.move.getImport({ importId })
    expect(found?.state).not.toMatch(/^(reading|saving)$/)
    return found ?? expect.fail('There is no such import')
  })

/** Sends a file and answers with the preview. */
export const previewMove = async (admin: SalusClient, file: File): Promise<MoveImport> =>
  settledMove(admin, (await admin.move.previewImport({ file })).importId)

/** Sends a file and saves what is new. */
export const moveIn = async (admin: SalusClient, file: File): Promise<MoveImport> => {
  const { importId } = await previewMove(admin, file)
  await admin.move.import({ importId })
  return settledMove(admin, importId)
}

/** A site as a ZIP, by the names of its files. */
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

/** What an import says of each item, in a line. */
export const linesOf = ({ items }: MoveImport): string[] =>
  items.map(({ kind, title, status, reason }) =>
    [kind, title, status, reason].filter(Boolean).join(' | '),
  )
