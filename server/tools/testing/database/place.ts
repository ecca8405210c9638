import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Database } from '#server/base/db/database.ts'
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

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** An empty folder, until the end. */
export const makeFolder = (atEnd: AtEnd, beginning = join(tmpdir(), 'salus-test-')): string => {
  const folder = mkdtempSync(beginning)
  atEnd(() => remove(folder))
  return folder
}

const copiesOf = (folder: string) => `${folder}-copy-`

/** Removes the folders of places like this one that nobody has let go of. */
export const removeCopies = ({ dataDir }: Place): void => {
  const beginning = copiesOf(basename(dataDir))
  const names = readdirSync(dirname(dataDir)).filter((name) => name.startsWith(beginning))
  for (const name of names) remove(join(dirname(dataDir), name))
}

/** A place like the model, or one where not even a table is, until the end. */
export const makePlace = async (
  kind: Database['kind'],
  model: Place | undefined,
  atEnd: AtEnd,
): Promise<Place> => {
  const dataDir = makeFolder(atEnd, model && copiesOf(model.dataDir))
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
