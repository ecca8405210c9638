import type { BuiltInTranslation } from '../translation.ts'
import { spanishEntryLabels } from './entries.ts'
import { spanishPageLabels } from './labels.ts'
import { spanishListStrings } from './lists.ts'
import { spanishSiteStrings } from './site.ts'

export const spanishTranslation: BuiltInTranslation = {
  ...spanishSiteStrings,
  ...spanishListStrings,
  ...spanishEntryLabels,
  ...spanishPageLabels,
}
