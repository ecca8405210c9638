/** What the further links of a publication are called. */
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

/** What is said of a publication that its publisher has corrected, doubts or has withdrawn. */
export const noticeNamesContent = {
  name: 'notices',
  defaults: {
    correction: 'Corrected',
    concern: 'Expression of concern',
    retraction: 'Retracted',
    read: 'Read the notice',
  },
}
