import { AsyncLocalStorage } from 'node:async_hooks'
import { kindsAffectingTable } from '#server/base/definition/dependencies.ts'
import { memoizeByText } from '#server/base/process/memoize.ts'
import { anyChangeTag, type CacheTag, presenceTagOf } from './tags.ts'

/**
 * Dependencies of a response: the data that was read, and when the response expires without a
 * change.
 */
export interface ReadDependencies {
  readonly tags: ReadonlySet<CacheTag>
  /** Milliseconds since 1970. Infinite if there is no expiry. */
  readonly staleAt: number
}

export const isResponseExpired = ({ staleAt }: ReadDependencies, now: () => number): boolean =>
  staleAt !== Number.POSITIVE_INFINITY && staleAt <= now()

interface Recording {
  readonly reads: { readonly tags: Set<CacheTag>; staleAt: number }
  /** Entry to which all rows belong that are being read. */
  readonly one?: { readonly entity: string; readonly id: string }
  readonly presenceOnly?: boolean
}

const recording = new AsyncLocalStorage<Recording>()

/** Runs `work` and records which data it reads from the database. */
export const recordReadDependencies = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; reads: ReadDependencies }> => {
  const reads = { tags: new Set<CacheTag>(), staleAt: Number.POSITIVE_INFINITY }
  return { result: await recording.run({ reads }, work), reads }
}

/**
 * Declares that `work` reads only rows of this entry. Changes of other entries of the same kind
 * then do not invalidate the response.
 */
export const trackAsSingleEntryRead = <T>(
  entity: string,
  id: string,
  work: () => Promise<T>,
): Promise<T> => {
  const current = recording.getStore()
  return current ? recording.run({ ...current, one: { entity, id } }, work) : work()
}

/**
 * Declares that `work` only checks whether tables have visible rows. Only creating, deleting,
 * showing or hiding entries then invalidates the response.
 */
export const trackAsPresenceRead = <T>(work: () => Promise<T>): Promise<T> => {
  const current = recording.getStore()
  return current ? recording.run({ ...current, presenceOnly: true }, work) : work()
}

/**
 * Runs `work` without recording its reads, because no response shows their result or the caller adds the
 * dependencies.
 */
export const withoutRecordingReads = <T>(work: () => Promise<T>): Promise<T> => recording.exit(work)

/** Sets the time at which the recorded response expires. */
export const expireResponseAt = (moment: Date): void => {
  const reads = recording.getStore()?.reads
  if (reads) reads.staleAt = Math.min(reads.staleAt, moment.getTime())
}

export const addReadDependencies = ({ tags, staleAt }: ReadDependencies): void => {
  const reads = recording.getStore()?.reads
  if (!reads) return
  for (const tag of tags) reads.tags.add(tag)
  reads.staleAt = Math.min(reads.staleAt, staleAt)
}

const tagsFor = (table: string, { one, presenceOnly }: Recording): readonly CacheTag[] => {
  const dependencies = kindsAffectingTable(table)
  if (dependencies.length === 0) return [anyChangeTag]
  if (presenceOnly) return dependencies.map(presenceTagOf)
  if (one === undefined || !dependencies.includes(one.entity)) return dependencies
  const others = dependencies.filter((kind) => !kindsAffectingTable(kind).includes(one.entity))
  return [`${one.entity}:${one.id}`, ...others]
}

const tablesIn = (statement: string): string[] => {
  // Names of CTEs and functions are not tables.
  const own = Array.from(
    statement.matchAll(/\bwith\s+"(\w+)" as (?:materialized )?\(/gi),
    ([, name = '']) => name,
  )
  return Array.from(
    statement.matchAll(/\b(?:from|join)\s+"?(\w+)\b(?!\()/gi),
    ([, table = '']) => table,
  ).filter((table) => !own.includes(table))
}

const knownTables = memoizeByText(tablesIn)

export const recordStatementTables = (statement: string): void => {
  const current = recording.getStore()
  if (current === undefined) return
  for (const table of knownTables(statement)) {
    for (const tag of tagsFor(table, current)) current.reads.tags.add(tag)
  }
}
