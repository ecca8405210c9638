import { createContext } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'

/** Texts and pictures that the research group has changed from the defaults. */
export const ChangedContentContext = createContext<ChangedContent>({})
