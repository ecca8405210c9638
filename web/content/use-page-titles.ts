import { use } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import { pageTitles } from '#contract/content/page-titles.ts'
import { ChangedContentContext } from './content-context.ts'

/** Returns the titles of the pages, including the ones that the group has changed. */
export const readPageTitles = (changed: ChangedContent): typeof pageTitles => {
  const named = (name: keyof typeof pageTitles) =>
    String(changed[`${name}.title`] ?? pageTitles[name])
  return {
    home: named('home'),
    projects: named('projects'),
    publications: named('publications'),
    team: named('team'),
    categories: named('categories'),
  }
}

export const usePageTitles = () => readPageTitles(use(ChangedContentContext))
