import type { BuiltInTranslation } from '../translation.ts'
import { germanEntryLabels } from './entries.ts'
import { germanPageLabels } from './labels.ts'
import { germanListStrings } from './lists.ts'
import { germanSiteStrings } from './site.ts'

export const germanTranslation: BuiltInTranslation = {
  ...germanSiteStrings,
  ...germanListStrings,
  ...germanEntryLabels,
  ...germanPageLabels,
}
