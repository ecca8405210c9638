import { writeInTransaction } from '#server/base/write/write.ts'
import { addFoundPublication } from '#server/publication/watch/store.ts'
import { freshPicture } from '#server/tools/testing/files/pictures.ts'
import { makeCollection } from './collections.ts'
import {
  makeCategory,
  makeMilestone,
  makePeople,
  makePost,
  makeSubPost,
  type Site,
  uniqueName,
} from './content.ts'
import { publicationFields } from './publications.ts'

/** Creates two entries of everything, so that tests see that changing one does not affect the other. */
export const fillSite = async ({ admin, app }: Site) => {
  await admin.site.updateLanguages({ languages: ['en', 'de'] })
  const [first = '', second = '', third = ''] = await makePeople(admin, 3)
  const category = await makeCategory(admin)
  const one = await makePost(admin, { category: category._id, contributors: [first, second] })
  const other = await makePost(admin, { contributors: [third] })
  const section = await makeSubPost(admin, one._id, [await freshPicture()])
  const later = await makeSubPost(admin, one._id)
  const milestone = await makeMilestone(admin, one._id)
  const addProgress = async () =>
    (
      await admin.researchProgress.createResearchProgress({
        postId: one._id,
        description: 'Begun',
        contributors: [second],
        images: [await freshPicture()],
      })
    ).data
  const progress = await addProgress()
  const publication = (await admin.publication.addPublication(publicationFields())).data
  const grant = (await admin.grant.createGrant({ name: 'Grant', publications: [publication._id] }))
    .data
  const talks = await makeCollection(admin, 'Talks')
  const software = await makeCollection(admin, 'Software')
  const addItem = async (collection: string, title: string, values = {}) =>
    (await admin.item.addItem({ collection, title, date: '2026-01-02', values })).data
  const tool = await addItem(software.key, 'A tool', { line: 'Runs' })
  const talk = await addItem(talks.key, 'A talk', {
    line: 'Held',
    choiceValue: ['one'],
    peopleValue: [first],
    projectsValue: [one._id],
    publicationsValue: [publication._id],
    grantsValue: [grant._id],
    itemsValue: [tool._id],
  })
  const talk2 = await addItem(talks.key, 'Another talk')
  const team = (await admin.team.add({ name: uniqueName('Team'), peoples: [first, third] })).data
  const team2 = (await admin.team.add({ name: uniqueName('Team') })).data
  const addSlide = async () =>
    (
      await admin.frontPage.createFrontPage({
        title: 'Slide',
        description: 'D',
        pic: await freshPicture(),
      })
    ).data
  const [slide, slide2] = [await addSlide(), await addSlide()]
  const ownPage = (
    await admin.page.createPage({ title: 'Join us', path: '/join-us', content: 'Write to us' })
  ).data
  const addLogo = async () =>
    (await admin.logo.addLogo({ link: 'https://a.example', pic: await freshPicture() })).data
  const [logo, logo2] = [await addLogo(), await addLogo()]
  const include = [{ kind: 'publication' as const, id: publication._id }]
  const { data: issue } = await admin.issue.createIssue({ subject: 'News', include })
  await admin.issue.sendIssue({ issueId: issue._id })
  const found = await addFoundPublication(app.services.database.queries, {
    reason: 'new',
    publicationId: '',
    doi: '10.5555/found',
    publication: JSON.stringify({
      ...publicationFields({ title: 'Found' }),
      doi: '10.5555/found',
      datePrecision: 'day',
      authorList: [{ name: 'A. Lovelace' }],
    }),
    notice: '',
    profileIds: '[]',
    since: '',
    foundAt: '2026-01-01T00:00:00.000Z',
  })
  const example = { entity: 'team', entityId: team2._id } as const
  await writeInTransaction(app.services.database, { accountId: null, name: 'Test' }, async (tx) => {
    await tx.queries.insertInto('example').values(example).execute()
    tx.touch('example', team2._id)
  })
  return {
    first,
    second,
    third,
    category,
    one,
    other,
    section,
    later,
    milestone,
    progress,
    publication,
    grant,
    team,
    team2,
    slide,
    slide2,
    ownPage,
    talks,
    talk,
    talk2,
    software,
    tool,
    logo,
    logo2,
    issue,
    found,
  }
}

export type FilledSite = Awaited<ReturnType<typeof fillSite>>
