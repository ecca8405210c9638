import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { copyDatabase, copyWithContent, createEmptyDatabase } from './postgres.ts'

/** Puts off work until what uses its subject is over; the last put off is done first. */
export type AtEnd = (work: () => void | Promise<void>) => void

/** Work that is put off until someone ends all of it. */
export const collectEnds = (): { readonly atEnd: AtEnd; end(): Promise<void> } => {
  const ends: Parameters<AtEnd>[0][] = []
  return {
    atEnd: (work) => void ends.push(work),
    end: async () => {
      for (const end of ends.toReversed()) await end()
    },
  }
}

/** Where data lies: a folder and, on PostgreSQL, a database of its own. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

/** An empty folder, until the end. */
export const makeFolder = (atEnd: AtEnd): string => {
  const folder = mkdtempSync(join(tmpdir(), 'salus-test-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** A place like the model, or one where not even a table is, until the end. */
export const makePlace = async (
  kind: Database['kind'],
  model: Place | undefined,
  atEnd: AtEnd,
): Promise<Place> => {
  const dataDir = makeFolder(atEnd)
  if (kind === 'postgres') {
    const { url, letGo } = await (model?.databaseUrl
      ? copyDatabase(model.databaseUrl)
      : createEmptyDatabase())
    atEnd(letGo)
    return { dataDir, databaseUrl: url }
  }
  if (model) copyFileSync(join(model.dataDir, 'salus.db'), join(dataDir, 'salus.db'))
  return { dataDir, databaseUrl: undefined }
}

/** A place with all that is in another, which nobody may be using, until the end. */
export const copyPlace = async (from: Place, atEnd: AtEnd): Promise<Place> => {
  const dataDir = makeFolder(atEnd)
  cpSync(from.dataDir, dataDir, { recursive: true })
  if (!from.databaseUrl) return { dataDir, databaseUrl: undefined }
  const { url, letGo } = await copyWithContent(from.databaseUrl)
  atEnd(letGo)
  return { dataDir, databaseUrl: url }
}
