import type { Migration } from '../migrate.ts'
import { foundation } from './001-foundation.ts'

/** Every step of the schema, in order. A released step is never edited: add the next one. */
export const migrations: readonly Migration[] = [foundation]
