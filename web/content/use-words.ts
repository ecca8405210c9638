import { use } from 'react'
import { type ContentGroup, wordsOf } from '#contract/content/group.ts'
import { ContentContext } from './content-context.ts'

/** A group of words and pictures as visitors see it. */
export const useWords = <T extends object>(group: ContentGroup<T>): T =>
  wordsOf(group, use(ContentContext))
