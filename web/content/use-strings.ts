import { use } from 'react'
import { type ContentGroup, contentStringsOf } from '#contract/content/group.ts'
import { ChangedContentContext } from './content-context.ts'

/** Returns the strings and pictures of a group as visitors see them. */
export const useStrings = <T extends object>(group: ContentGroup<T>): T =>
  contentStringsOf(group, use(ChangedContentContext))
