import type { Translation } from '../translation.ts'
import { frenchEntryLabels } from './entries.ts'
import { frenchPageLabels } from './labels.ts'
import { frenchListStrings } from './lists.ts'
import { frenchSiteStrings } from './site.ts'

export const frenchTranslation: Translation = {
  ...frenchSiteStrings,
  ...frenchListStrings,
  ...frenchEntryLabels,
  ...frenchPageLabels,
}
