import type { MoveSystem } from '#contract/move/move-in.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import type { Files } from './site/files.ts'

/** The fields of an entry by name. */
export type Fields = Readonly<Record<string, unknown>>

/**
 * An entry that an importer found. `fields` is the row that an export of Salus would contain, except that a picture is the
 * name of a file of the site, other entries are named by their keys, and texts contain both as `links.ts` writes them.
 * A publication may have a `work` instead of what is cited of it, and a page the label of its menu item as `menu`.
 */
export interface Entry {
  readonly kind: string
  /** By which others name it; no two entries of a site have the same. */
  readonly key: string
  readonly title: string
  /** The file it comes from, and where in it. */
  readonly source: string
  readonly fields: Fields
  /** The entry of an export of Salus, which keeps its id, with all that belongs to it. */
  readonly exported?: ExportedEntry
  /** What is lost of it, each in a sentence. */
  readonly notes?: readonly string[]
  /** Why it cannot be kept at all. */
  readonly failed?: string
  /** The addresses it had on the old site, which lead to it from now on. */
  readonly addresses?: readonly string[]
}

/** One system from which sites move in. */
export interface Importer {
  readonly system: MoveSystem
  /** Whether a site is of this system, by the files it has. */
  recognises(files: Files): boolean | Promise<boolean>
  /** The entries of a site. What files say that none holds is told by `files.leave`; those that were not read are told anyway. `schemas` are those of the database that this Salus knows. */
  read(files: Files, schemas: readonly string[]): Promise<readonly Entry[]>
}
