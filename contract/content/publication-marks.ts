/** Names of a publication's links by kind. */
export const linkNamesContent = {
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

/** Names of notices by publishers: corrected, under concern, retracted. */
export const noticeNamesContent = {
  name: 'notices',
  defaults: {
    correction: 'Corrected',
    concern: 'Expression of concern',
    retraction: 'Retracted',
    read: 'Read the notice',
  },
}
