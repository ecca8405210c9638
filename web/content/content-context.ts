import { createContext } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'

/** What the group has changed of the pages' own words and pictures. */
export const ContentContext = createContext<ChangedContent>({})
