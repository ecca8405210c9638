import { AsyncLocalStorage } from 'node:async_hooks'
import { dependenciesOf } from '#server/base/definition/dependencies.ts'
import { memoize } from '#server/base/process/memoize.ts'
import { anything, presenceOf, type Tag } from './tags.ts'

/** What a response is made of: what was read for it, and when it goes stale without a change. */
export interface Reads {
  readonly tags: ReadonlySet<Tag>
  /** Milliseconds since 1970; infinite unless a read named a moment. */
  readonly staleAt: number
}

/** Whether it has expired; the clock is only read where there is an expiry. */
export const isOver = ({ staleAt }: Reads, now: () => number): boolean =>
  staleAt !== Number.POSITIVE_INFINITY && staleAt <= now()

interface Recording {
  readonly reads: { readonly tags: Set<Tag>; staleAt: number }
  /** The one entity to which all rows of its kind belong that are read now. */
  readonly one?: { readonly entity: string; readonly id: string }
  /** Whether it only matters if there are rows at all. */
  readonly presenceOnly?: boolean
}

const recording = new AsyncLocalStorage<Recording>()

/** Runs some work and returns its result together with what it has read from the database. */
export const recordReads = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; reads: Reads }> => {
  const reads = { tags: new Set<Tag>(), staleAt: Number.POSITIVE_INFINITY }
  return { result: await recording.run({ reads }, work), reads }
}

/**
 * Promises that `work` reads rows of this kind, and rows that such an entity owns, of this one entity only.
 * A response made of them then stays fresh when another entity of the kind changes.
 */
export const readingOne = <T>(entity: string, id: string, work: () => Promise<T>): Promise<T> => {
  const current = recording.getStore()
  return current ? recording.run({ ...current, one: { entity, id } }, work) : work()
}

/**
 * Promises that `work` only asks whether tables have any row that visitors see. A response made of the answer then
 * stays fresh until an entity is created or deleted, shown or hidden.
 */
export const readingPresence = <T>(work: () => Promise<T>): Promise<T> => {
  const current = recording.getStore()
  return current ? recording.run({ ...current, presenceOnly: true }, work) : work()
}

/** Reads something that no response shows, without making any go stale. */
export const unrecorded = <T>(work: () => Promise<T>): Promise<T> => recording.exit(work)

/** Says that what is being read will change by itself at a moment. */
export const staleFrom = (moment: Date): void => {
  const reads = recording.getStore()?.reads
  if (reads) reads.staleAt = Math.min(reads.staleAt, moment.getTime())
}

/** Records what something read earlier depends on, if a recording is active. */
export const noteReads = ({ tags, staleAt }: Reads): void => {
  const reads = recording.getStore()?.reads
  if (!reads) return
  for (const tag of tags) reads.tags.add(tag)
  reads.staleAt = Math.min(reads.staleAt, staleAt)
}

const tagsFor = (table: string, { one, presenceOnly }: Recording): readonly Tag[] => {
  const dependencies = dependenciesOf(table)
  // Changes of such a table are not announced, so any change may have changed it.
  if (dependencies.length === 0) return [anything]
  if (presenceOnly) return dependencies.map(presenceOf)
  if (one === undefined || !dependencies.includes(one.entity)) return dependencies
  const others = dependencies.filter((kind) => !dependenciesOf(kind).includes(one.entity))
  return [`${one.entity}:${one.id}`, ...others]
}

const tablesIn = (statement: string): string[] => {
  // What a statement itself gives a name is no table, nor is a function that makes rows of a parameter.
  const own = Array.from(
    statement.matchAll(/\bwith\s+"(\w+)" as (?:materialized )?\(/gi),
    ([, name = '']) => name,
  )
  return Array.from(
    statement.matchAll(/\b(?:from|join)\s+"?(\w+)\b(?!\()/gi),
    ([, table = '']) => table,
  ).filter((table) => !own.includes(table))
}

// Statements are few; reading one takes longer than looking it up.
const knownTables = memoize(tablesIn)

/** Records which tables a statement reads, if a recording is active. */
export const noteStatement = (statement: string): void => {
  const current = recording.getStore()
  if (current === undefined) return
  for (const table of knownTables(statement)) {
    for (const tag of tagsFor(table, current)) current.reads.tags.add(tag)
  }
}
