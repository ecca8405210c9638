import type { BuiltInTranslation } from '../translation.ts'
import { arabicEntryLabels } from './entries.ts'
import { arabicPageLabels } from './labels.ts'
import { arabicListStrings } from './lists.ts'
import { arabicSiteStrings } from './site.ts'

export const arabicTranslation: BuiltInTranslation = {
  ...arabicSiteStrings,
  ...arabicListStrings,
  ...arabicEntryLabels,
  ...arabicPageLabels,
}
