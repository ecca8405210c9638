import type { Translation } from '../translation.ts'
import { entries } from './entries.ts'
import { labels } from './labels.ts'
import { lists } from './lists.ts'
import { site } from './site.ts'

export const chinese: Translation = { ...site, ...lists, ...entries, ...labels }
