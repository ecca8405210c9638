import { projectsContent } from '#contract/content/projects.ts'

/** What links of the list of projects are called. */
export const projects = {
  /** Begins with what the link shows. */
  moreAbout: (more: string, title: string) =>
    more === projectsContent.defaults.viewMore ? `View more about ${title}` : `${more}: ${title}`,
}
