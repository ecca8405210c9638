import { pageTitles } from './page-titles.ts'

export const projectsContent = {
  name: 'projects',
  defaults: {
    title: pageTitles.projects,
    eyebrow: 'Research',
    heading: 'Our Projects',
    intro:
      'From a question on the ward to a model that answers it: what we are working on, how far it has come, and who stands behind it.',
    viewMore: 'View More',
    emptyTitle: 'No projects here yet',
    emptyText: 'Our first project will appear on this page.',
  },
}

/** Texts around the contact form of a project's page. */
export const projectContactContent = {
  name: 'query',
  defaults: {
    title: 'For Any Query - Reach Out to Us',
    intro: 'Your message goes to the people who run this project. We answer by e-mail.',
    name: 'Full Name',
    email: 'Email Address',
    message: 'Message',
    submit: 'Submit',
    sentTitle: 'Thank you for your message',
    sentText: 'It has reached us. We will write to the address you gave.',
    again: 'Write another message',
  },
}
