import { createContext } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'

/** Texts and pictures of the site that the group has changed. */
export const ChangedContentContext = createContext<ChangedContent>({})
