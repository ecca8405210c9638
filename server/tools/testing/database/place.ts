import { copyFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Database } from '#server/base/db/database.ts'
import { borrowEmptyCopy, copyWithContent, createEmptyDatabase } from './postgres.ts'

/** Registers work for the end, like `onTestFinished`. The work registered last runs first. */
export type AtEnd = (work: () => void | Promise<void>) => void

/** Collects work until `end` runs all of it. */
export const collectEnds = (): { readonly atEnd: AtEnd; end(): Promise<void> } => {
  const ends: Parameters<AtEnd>[0][] = []
  return {
    atEnd: (work) => void ends.push(work),
    end: async () => {
      for (const end of ends.toReversed()) await end()
    },
  }
}

/** A data directory and, on PostgreSQL, a database. */
export interface Place {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** Creates an empty folder that is deleted at the end. */
export const makeFolder = (atEnd: AtEnd, beginning = join(tmpdir(), 'salus-test-')): string => {
  const folder = mkdtempSync(beginning)
  atEnd(() => remove(folder))
  return folder
}

const copiesOf = (folder: string) => `${folder}-copy-`

/** Removes the copies of a place that were not removed yet. */
export const removeCopies = ({ dataDir }: Place): void => {
  const beginning = copiesOf(basename(dataDir))
  const names = readdirSync(dirname(dataDir)).filter((name) => name.startsWith(beginning))
  for (const name of names) remove(join(dirname(dataDir), name))
}

/** Creates a place that is removed at the end: a copy of the model, or one without tables. */
export const makePlace = async (
  kind: Database['kind'],
  model: Place | undefined,
  atEnd: AtEnd,
): Promise<Place> => {
  const dataDir = makeFolder(atEnd, model && copiesOf(model.dataDir))
  if (kind === 'postgres') {
    const { url, letGo } = await (model?.databaseUrl
      ? borrowEmptyCopy(model.databaseUrl)
      : createEmptyDatabase())
    atEnd(letGo)
    return { dataDir, databaseUrl: url }
  }
  if (model) copyFileSync(join(model.dataDir, 'salus.db'), join(dataDir, 'salus.db'))
  return { dataDir, databaseUrl: undefined }
}

/** Copies a place with all content. Nothing may be using it. */
export const copyTestPlace = async (from: Place, atEnd: AtEnd): Promise<Place> => {
  const dataDir = makeFolder(atEnd)
  cpSync(from.dataDir, dataDir, { recursive: true })
  if (!from.databaseUrl) return { dataDir, databaseUrl: undefined }
  const { url, letGo } = await copyWithContent(from.databaseUrl)
  atEnd(letGo)
  return { dataDir, databaseUrl: url }
}
