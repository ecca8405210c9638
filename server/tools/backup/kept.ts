import type { Manifest } from './manifest.ts'

/** Where backups are kept, each under a name. */
export interface Kept {
  /** The names of all that are whole, the oldest first. */
  list(): Promise<string[]>
  /** Has a backup made in a folder and keeps it; throws when it is not there as it was made. */
  add(
    name: string,
    make: (folder: string, earlier: string | null) => Promise<Manifest>,
  ): Promise<Manifest>
  /** Lends a backup as a folder. */
  lend<T>(name: string, use: (folder: string) => Promise<T>): Promise<T>
  /** Removes all but these, and what was left half-made. */
  keepOnly(names: readonly string[]): Promise<void>
}
