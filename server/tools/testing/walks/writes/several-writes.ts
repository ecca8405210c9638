import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import type { WriteStep } from '#server/tools/testing/walks/every-field.ts'

/** Builds steps that change several entries at once, or confirm and reject publications. */
export const severalWrites = (content: FilledSite): WriteStep[] => {
  const { first, third, publication } = content
  let historyIds: string[] = []
  let from = ''
  const scan = () => new File([makeScan({ voxel: (x) => x })], 'scan.nii.gz')
  const linked: WriteStep = [
    'publication.updatePublication',
    async (admin) => {
      const { name } = (await admin.profile.getSingleProfile({ id: first })).profile
      const author = { name, profileId: first, isEqual: false, isCorresponding: false }
      return admin.publication.updatePublication({ id: publication._id, authorList: [author] })
    },
  ]
  const rejected: WriteStep = [
    'profile.rejectPublication',
    (admin) =>
      admin.profile.rejectPublication({ profileId: first, publicationId: publication._id }),
  ]
  return [
    [
      'publication.updatePublications',
      (admin) =>
        admin.publication.updatePublications({ ids: [publication._id], publicationType: 'Talk' }),
    ],
    [
      'publication.deletePublications',
      async (admin) => {
        ;({ historyIds } = await admin.publication.deletePublications({ ids: [publication._id] }))
      },
    ],
    ['history.restoreAll', (admin) => admin.history.restoreAll({ historyIds })],
    [
      'page.updatePage',
      async (admin) => {
        from = (await admin.figure.uploadVolume({ file: scan(), withoutFace: true })).url
        await admin.page.updatePage({
          pageId: content.ownPage._id,
          content: `::volume address="${from}" alt="A scan"`,
        })
      },
    ],
    [
      'figure.replaceFigure',
      async (admin) => {
        const { url: to } = await admin.figure.uploadVolume({ file: scan() })
        await admin.figure.replaceFigure({ from, to })
      },
    ],
    [
      'issue.sendIssue',
      async (admin) => {
        const { data } = await admin.issue.createIssue({ subject: 'More news' })
        await admin.issue.sendIssue({ issueId: data._id })
      },
    ],
    ['issue.deleteIssue', (admin) => admin.issue.deleteIssue({ issueId: content.issue._id })],
    linked,
    rejected,
    // Confirming a publication that is still linked would be visible only to that person.
    [
      'profile.confirmPublication',
      (admin) =>
        admin.profile.confirmPublication({ profileId: first, publicationId: publication._id }),
    ],
    rejected,
    [
      'profile.confirmPublications',
      (admin) =>
        admin.profile.confirmPublications({ profileId: first, publicationIds: [publication._id] }),
    ],
    [
      'profile.addPeople',
      async (admin) => {
        const { people } = await admin.profile.previewPeople({
          text: 'name,team\nAdded with others,Added too',
        })
        ;({ historyIds } = await admin.profile.addPeople({
          people: people.map(({ person }) => person),
        }))
      },
    ],
    ['history.restoreAll', (admin) => admin.history.restoreAll({ historyIds })],
    [
      'profile.deleteProfiles',
      async (admin) => {
        ;({ historyIds } = await admin.profile.deleteProfiles({ profileIds: [third] }))
      },
    ],
    ['history.restoreAll', (admin) => admin.history.restoreAll({ historyIds })],
  ]
}
