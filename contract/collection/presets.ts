import type { CollectionPreset } from './collection-preset.ts'
import { awardsPreset } from './presets/awards.ts'
import { coursesPreset } from './presets/courses.ts'
import { dataSetsPreset } from './presets/data-sets.ts'
import { eventsPreset } from './presets/events.ts'
import { modelsPreset } from './presets/models.ts'
import { openPositionsPreset } from './presets/open-positions.ts'
import { pressPreset } from './presets/press.ts'
import { softwarePreset } from './presets/software.ts'
import { talksPreset } from './presets/talks.ts'
import { thesesPreset } from './presets/theses.ts'

/** Definitions from which a collection can begin, in the order in which they are offered. */
export const collectionPresets: readonly CollectionPreset[] = [
  softwarePreset,
  dataSetsPreset,
  modelsPreset,
  talksPreset,
  eventsPreset,
  coursesPreset,
  openPositionsPreset,
  awardsPreset,
  pressPreset,
  thesesPreset,
]
