import { use } from 'react'
import type { ChangedContent } from '#contract/content/group.ts'
import { pageTitles } from '#contract/content/page-titles.ts'
import { ContentContext } from './content-context.ts'

/** What the group calls its pages, wherever another page or a machine names them. */
export const pageNames = (changed: ChangedContent): typeof pageTitles => {
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

/** The same for a component. */
export const usePageNames = () => pageNames(use(ContentContext))
