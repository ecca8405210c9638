import type { MoveKind, MoveSystem } from '#contract/move/move-in.ts'
import type { Files } from './site/files.ts'

/**
 * One entry that an importer found. Its fields are those of its entity: a picture is the name of a file of the site,
 * other entries are named by their keys, and in texts either stands as `links.ts` writes it.
 */
export interface Entry {
  readonly kind: MoveKind
  /** By which others name it; no two entries of a site have the same. */
  readonly key: string
  readonly title: string
  /** The file it comes from, and where in it. */
  readonly source: string
  readonly fields: Readonly<Record<string, unknown>>
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
