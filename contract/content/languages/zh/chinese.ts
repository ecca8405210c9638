import type { BuiltInTranslation } from '../translation.ts'
import { chineseEntryLabels } from './entries.ts'
import { chinesePageLabels } from './labels.ts'
import { chineseListStrings } from './lists.ts'
import { chineseSiteStrings } from './site.ts'

export const chineseTranslation: BuiltInTranslation = {
  ...chineseSiteStrings,
  ...chineseListStrings,
  ...chineseEntryLabels,
  ...chinesePageLabels,
}
