import { projectsContent } from '#contract/content/projects.ts'
import { loadErrors } from './load-errors.ts'

/** Every fixed word of the list of projects. */
export const projects = {
  /** Begins with what the link shows. */
  moreAbout: (more: string, title: string) =>
    more === projectsContent.defaults.viewMore ? `View more about ${title}` : `${more}: ${title}`,
  failed: {
    title: 'The projects could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of a project's page. */
export const project = {
  grant: 'Grant',
  tabs: 'About this project',
  research: 'Research',
  contributors: 'Contributors',
  faqs: "FAQ's",
  contents: 'On this page',
  overview: 'Overview',
  figure: (number: number) => `Figure ${number}`,
  captioned: (number: number, caption: string) => `Figure ${number}: ${caption}`,
  figureIn: (number: number, section: string) => `Figure ${number}: ${section}`,
  enlarge: (name: string) => `See larger: ${name}`,
  progress: 'Research Progress',
  progressFailed: loadErrors.progress,
  progressFailedText: 'The rest of this page is complete. Please try again in a moment.',
  contributedBy: 'Contributed By',
  unnamed: 'Name to follow',
  progressPictures: 'Pictures of the research progress',
  progressPicture: (number: number) => `Research progress, picture ${number}`,
  milestones: 'Milestones',
  due: 'Due',
  onTimeline: 'On the timeline of all projects',
  references: 'References',
  emptyResearch: {
    title: 'Nothing written here yet',
    text: 'The group will describe this project on this page.',
  },
  emptyContributors: {
    title: 'No contributors named yet',
    text: 'The people behind this project will be listed here.',
  },
}
