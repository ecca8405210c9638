import type { Translation } from '../translation.ts'
import { germanEntryLabels } from './entries.ts'
import { germanPageLabels } from './labels.ts'
import { germanListStrings } from './lists.ts'
import { germanSiteStrings } from './site.ts'

export const germanTranslation: Translation = {
  ...germanSiteStrings,
  ...germanListStrings,
  ...germanEntryLabels,
  ...germanPageLabels,
}
