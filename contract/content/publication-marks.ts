/** Names of a publication's links by kind. */
export const publicationLinkNamesContent = {
  name: 'links',
  defaults: {
    pdf: 'PDF',
    preprint: 'Preprint',
    code: 'Code',
    data: 'Data',
    model: 'Model',
    slides: 'Slides',
    video: 'Video',
    poster: 'Poster',
    registration: 'Registration',
    page: 'Website',
  },
}

/** Labels of publishers' notices by kind, such as retractions. */
export const publicationNoticeNamesContent = {
  name: 'notices',
  defaults: {
    correction: 'Corrected',
    concern: 'Expression of concern',
    retraction: 'Retracted',
    read: 'Read the notice',
  },
}
