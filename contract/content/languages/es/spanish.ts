import type { Translation } from '../translation.ts'
import { spanishEntryLabels } from './entries.ts'
import { spanishPageLabels } from './labels.ts'
import { spanishListStrings } from './lists.ts'
import { spanishSiteStrings } from './site.ts'

export const spanishTranslation: Translation = {
  ...spanishSiteStrings,
  ...spanishListStrings,
  ...spanishEntryLabels,
  ...spanishPageLabels,
}
