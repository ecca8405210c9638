import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { OperatorError } from '#server/base/process/operator-error.ts'

const file = z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

const shape = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version of Salus that made it. */
  salus: z.string(),
  database: file.extend({ kind: z.enum(['sqlite', 'postgres']) }),
  /** The steps of the schema that the database has been through. */
  steps: z.array(z.string()),
  /** What each table holds, to be compared with what a restore brings back; older backups do not say. */
  tables: z.record(z.string(), z.object({ rows: z.int().min(0), digest: z.string() })).optional(),
  pictures: z.array(
    file.extend({ name: z.string().regex(/^[0-9a-f][0-9a-z-]*(?:\.[0-9a-z]+)+$/) }),
  ),
})

/** What a backup consists of, and how each part is known to be whole. */
export type Manifest = z.infer<typeof shape>

/** How many rows each table holds, and a digest of them where the database can make one. */
export type TableContents = NonNullable<Manifest['tables']>

/** A file's size and SHA-256. */
export type Fingerprint = z.infer<typeof file>

/** The name of the list of all that a backup holds. */
export const manifestName = 'manifest.json'

/** The name of the database's file within a backup. */
export const databaseName = { sqlite: 'salus.db', postgres: 'database.sql' } as const

/** The folder of the pictures within a backup. */
export const picturesName = 'media'

/** Writes the list of what a backup holds; it comes last, so where it is, the rest is. */
export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const path = join(folder, manifestName)
  await writeFile(`${path}.new`, `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  await rename(`${path}.new`, path)
}

/** Reads the list of what a backup holds, or says why that folder is none. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, manifestName), 'utf8').catch((cause: unknown) => {
    throw new OperatorError(
      `${folder} is not a complete backup: its ${manifestName} cannot be read.`,
      { cause },
    )
  })
  return parseManifest(text, folder)
}

/** Reads the text of such a list. */
export const parseManifest = (text: string, backup: string): Manifest => {
  try {
    return shape.parse(JSON.parse(text))
  } catch (cause) {
    throw new OperatorError(
      `${backup} cannot be restored: its ${manifestName} is damaged, or of a newer Salus.`,
      { cause },
    )
  }
}
