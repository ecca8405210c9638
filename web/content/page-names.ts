import { use } from 'react'
import { categoriesContent } from '#contract/content/categories.ts'
import { type ChangedContent, wordsOf } from '#contract/content/group.ts'
import { homeContent } from '#contract/content/home.ts'
import { projectsContent } from '#contract/content/projects.ts'
import { publicationsContent } from '#contract/content/publications.ts'
import { teamContent } from '#contract/content/team.ts'
import { ContentContext } from './content-context.ts'

/** What the group calls its pages, wherever another page or a machine names them. */
export const pageNames = (changed: ChangedContent) => ({
  home: wordsOf(homeContent, changed).title,
  projects: wordsOf(projectsContent, changed).title,
  publications: wordsOf(publicationsContent, changed).title,
  team: wordsOf(teamContent, changed).title,
  categories: wordsOf(categoriesContent, changed).title,
})

/** The same for a component. */
export const usePageNames = () => pageNames(use(ContentContext))
