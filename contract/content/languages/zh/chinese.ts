import type { Translation } from '../translation.ts'
import { entries } from './entries.ts'
import { labels } from './labels.ts'
import { lists } from './lists.ts'
import { site } from './site.ts'

/** The fixed words of the public site in simplified Chinese. */
export const chinese: Translation = { ...site, ...lists, ...entries, ...labels }
