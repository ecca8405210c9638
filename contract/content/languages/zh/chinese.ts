import type { Translation } from '../translation.ts'
import { chineseEntryLabels } from './entries.ts'
import { chinesePageLabels } from './labels.ts'
import { chineseListStrings } from './lists.ts'
import { chineseSiteStrings } from './site.ts'

export const chineseTranslation: Translation = {
  ...chineseSiteStrings,
  ...chineseListStrings,
  ...chineseEntryLabels,
  ...chinesePageLabels,
}
