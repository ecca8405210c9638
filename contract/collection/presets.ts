import type { CollectionPreset } from './collection-preset.ts'
import { talksPreset } from './talks-preset.ts'

/** Definitions from which a collection can begin, in the order in which they are offered. */
export const collectionPresets: readonly CollectionPreset[] = [talksPreset]
