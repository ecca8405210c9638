import type { BuiltInTranslation } from '../translation.ts'
import { frenchEntryLabels } from './entries.ts'
import { frenchPageLabels } from './labels.ts'
import { frenchListStrings } from './lists.ts'
import { frenchSiteStrings } from './site.ts'

export const frenchTranslation: BuiltInTranslation = {
  ...frenchSiteStrings,
  ...frenchListStrings,
  ...frenchEntryLabels,
  ...frenchPageLabels,
}
