import { use } from 'react'
import { type ContentGroup, stringsOf } from '#contract/content/group.ts'
import { ContentContext } from './content-context.ts'

/** Returns the strings and pictures of a group as visitors see them. */
export const useStrings = <T extends object>(group: ContentGroup<T>): T =>
  stringsOf(group, use(ContentContext))
