import { loadErrors } from './load-errors.ts'

/** Every fixed word of the list of projects. */
export const projects = {
  title: 'Projects',
  eyebrow: 'Research',
  heading: 'Our Projects',
  intro:
    'From a question on the ward to a model that answers it: what we are working on, how far it has come, and who stands behind it.',
  list: 'Projects',
  viewMore: 'View More',
  viewMoreAbout: (title: string) => `View more about ${title}`,
  empty: {
    title: 'No projects here yet',
    text: 'Our first project will appear on this page.',
  },
  failed: {
    title: 'The projects could not be loaded',
    text: 'Please try again in a moment.',
  },
}

/** Every fixed word of a project's page. */
export const project = {
  all: 'Projects',
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

/** Every fixed word of the form with which one asks about a project. */
export const projectQuery = {
  title: 'For Any Query - Reach Out to Us',
  intro: 'Your message goes to the people who run this project. We answer by e-mail.',
  name: 'Full Name',
  email: 'Email Address',
  message: 'Message',
  submit: 'Submit',
  trap: 'Leave this field empty',
  needsScript: 'Sending this form needs JavaScript.',
  sent: {
    title: 'Thank you for your message',
    text: () => 'It has reached us. We will write to the address you gave.',
    again: 'Write another message',
  },
}
