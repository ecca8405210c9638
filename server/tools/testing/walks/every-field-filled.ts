import { fieldsOfEveryType } from '#server/tools/testing/content/collections.ts'
import { makeCategory, type Site } from '#server/tools/testing/content/content.ts'
import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { uploadedFileOf } from '#server/tools/testing/files/uploaded-files.ts'

/** Fills every field of one entry of each kind, relations included. Returns the ids of these entries by kind. */
export const fillEveryField = async (
  { admin }: Site,
  content: FilledSite,
): Promise<Readonly<Record<string, string>>> => {
  const { first, second, one, section, milestone, progress, publication, grant, team } = content
  const { talks, talk, talk2 } = content
  const spare = await makeCategory(admin, { description: 'Nothing is in it' })
  await admin.profile.updateProfile({
    profileId: first,
    name: 'Ada Lovelace',
    email: 'ada@salus.example',
    about: 'She *wrote* the first program.',
    profilePic: await freshPicture(),
    designation: 'Lead',
    qualifications: 'PhD',
    AreaofInterest: 'Engines',
    socialLinks: [{ name: 'github', url: 'https://github.com/ada' }],
    orcid: '0000-0002-1825-0097',
    pronouns: 'she/her',
    positions: [{ title: 'Professor', team: 'Imaging', from: '2020', until: '2025-06' }],
    otherNames: ['A. A. Lovelace'],
    isAlumni: 'true',
    nextPosition: 'Elsewhere',
  })
  await admin.profile.updateProfile({ profileId: second, name: 'Charles Babbage' })
  await admin.post.updatePost({
    postId: one._id,
    image: await freshPicture(),
    references: ['A reference'],
    grant: 'Funded by a friend',
    responsibleAi: {
      intendedUse: 'Research',
      researchUseOnly: true,
      ethicsApproval: 'Approved',
      trialRegistrations: ['NCT01234567'],
      dataStatement: 'On request',
      dataAndModels: [{ name: 'Scans', kind: 'dataset', version: '1', licence: 'MIT', doi: '' }],
      knownLimits: 'Adults only',
    },
  })
  const [url = ''] = section.imageUrls
  await admin.post.updateSubPost({
    postId: one._id,
    subPostId: section._id,
    sectionName: 'Methods',
    subSectionContent: 'How it was done',
    pictureTexts: [{ url, caption: 'A scan', alt: 'A grey slice' }],
  })
  await admin.post.updateMilestone({
    milestoneId: milestone._id,
    title: 'Ethics',
    description: 'All consents are in',
    dueDate: '2026-05-01',
    status: 'Completed',
  })
  await admin.publication.updatePublication({
    id: publication._id,
    datePrecision: 'month',
    doi: '10.5555/every-field',
    pmid: '90000001',
    arxivId: '2101.00001',
    venue: 'Journal of Everything',
    volume: '1',
    issue: '2',
    pages: '3-4',
    publisher: 'A press',
    editors: 'M. Faraday',
    series: 'A series',
    number: '5',
    edition: '6',
    genre: 'Poster',
    language: 'en',
    properNouns: ['Retinal'],
    abstract: 'All of it',
    laySummary: 'In plain words',
    keywords: ['retina'],
    authorList: [
      { name: 'A. Lovelace', profileId: first, isEqual: true, isCorresponding: true },
      { name: 'C. Babbage', profileId: '', isEqual: false, isCorresponding: false },
    ],
    links: [{ kind: 'code', url: 'https://code.example' }],
    projects: [one._id],
    featured: true,
    versions: [
      {
        kind: 'Preprint',
        title: 'Before',
        venue: 'arXiv',
        publicationDate: '2025-01-01',
        doi: '',
        arxivId: '2101.00002',
        url: '',
      },
    ],
    award: 'A prize',
    notices: [{ kind: 'correction', date: '2026-04-01', doi: '10.5555/notice', url: '' }],
    picture: await freshPicture(),
    pdf: (await admin.media.uploadFile({ file: uploadedFileOf('pdf') })).url,
  })
  await admin.profile.confirmPublication({ profileId: first, publicationId: publication._id })
  await admin.profile.rejectPublication({ profileId: second, publicationId: publication._id })
  await admin.grant.updateGrant({
    grantId: grant._id,
    funder: 'A foundation',
    funderId: '10.13039/501100000780',
    number: 'G-1',
    from: '2025-01',
    until: '2027',
    amount: '€ 1,000',
    summary: 'For **everything**',
    people: [second, first],
    projects: [one._id],
  })
  await admin.collection.updateCollection({
    collectionId: talks._id,
    schema: 'Event',
    look: 'years',
    past: 'below',
    order: 'title',
    inMenu: true,
    inFeed: true,
    inNewsletter: true,
    fields: fieldsOfEveryType,
  })
  await admin.item.updateItem({
    itemId: talk._id,
    title: 'Held in Graz',
    date: '2026-01',
    until: '2026-02-01',
    pic: await freshPicture(),
    values: {
      line: 'A line',
      markdownValue: 'It was **good**',
      dateValue: '2024-05',
      numberValue: 12.5,
      link: 'https://talk.example',
      choiceValue: ['one', 'two'],
      flagValue: true,
      peopleValue: [second, first],
      projectsValue: [one._id],
      publicationsValue: [publication._id],
      grantsValue: [grant._id],
      itemsValue: [talk2._id],
    },
    file: {
      pictureValue: await freshPicture(),
      fileValue: new File(['a,b\n1,2\n'], 'Results.csv', { type: 'text/csv' }),
    },
  })
  // Archived values survive, too.
  await admin.collection.updateCollection({
    collectionId: talks._id,
    fields: fieldsOfEveryType.filter(({ key }) => key !== 'numberValue'),
  })
  await admin.frontPage.updateFrontPage({
    postId: content.slide._id,
    link: 'https://news.example',
    content: 'What happened',
    date: '2026-02-01',
  })
  const include = [{ kind: 'publication' as const, id: publication._id }]
  const issue = { subject: 'News', content: 'Much has happened', include }
  const { data } = await admin.issue.createIssue(issue)
  return {
    category: spare._id,
    profile: first,
    team: team._id,
    post: one._id,
    subPost: section._id,
    milestone: milestone._id,
    researchProgress: progress._id,
    publication: publication._id,
    grant: grant._id,
    collection: talks._id,
    item: talk._id,
    frontPage: content.slide._id,
    page: content.ownPage._id,
    logo: content.logo._id,
    issue: data._id,
  }
}
