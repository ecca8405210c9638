import { categoryEntity } from '#contract/category/category.ts'
import { collectionEntity } from '#contract/collection/collection.ts'
import { frontPageEntity } from '#contract/front-page/front-page.ts'
import { grantEntity } from '#contract/grant/grant.ts'
import { itemEntity } from '#contract/item/item.ts'
import { customPageEntity } from '#contract/page/page.ts'
import { milestoneEntity } from '#contract/post/milestone.ts'
import { postEntity } from '#contract/post/post.ts'
import { researchProgressEntity } from '#contract/post/research-progress.ts'
import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import { subPostEntity } from '#contract/post/sub-post.ts'
import { profileEntity } from '#contract/profile/profile.ts'
import { publicationEntity } from '#contract/publication/publication-entity.ts'
import { teamEntity } from '#contract/team/team.ts'
import { fieldsOfEveryType } from '#server/tools/testing/content/collections.ts'
import type { FilledSite } from '#server/tools/testing/content/filled-site.ts'
import { stepsForFields, type WriteStep } from '#server/tools/testing/walks/every-field.ts'

/** Builds steps that change each field of each entry. */
export const fieldWrites = (content: FilledSite, picture: File): WriteStep[] => {
  const { first, second, third, category, one, other, section, milestone } = content
  const { progress, publication, grant, team, slide, ownPage, talks, talk } = content
  const project = { postId: one._id }
  const post = {
    title: 'A',
    shortDesc: 'B',
    content: 'C',
    references: ['https://d.example'],
    grant: 'E',
    contributors: [third],
    image: picture,
    category: other.category._id,
    responsibleAi: responsibleAiSchema.parse({ intendedUse: 'F' }),
  }
  const person = {
    name: 'A',
    email: 'b@c.de',
    about: 'D',
    designation: 'E',
    qualifications: 'F',
    AreaofInterest: 'G',
    profilePic: picture,
    socialLinks: [{ name: 'orcid' as const, url: 'https://orcid.org/x' }],
  }
  return [
    ...stepsForFields('post.updatePost', postEntity, { entry: project, alone: post }),
    ...stepsForFields('post.updateSubPost', subPostEntity, {
      entry: { ...project, subPostId: section._id },
      alone: { sectionName: 'A', subSectionContent: 'B', images: [picture] },
      together: { pictureTexts: [{ url: section.imageUrls[0], alt: 'D', caption: 'E' }] },
    }),
    ...stepsForFields('post.updateMilestone', milestoneEntity, {
      entry: { ...project, milestoneId: milestone._id },
      alone: { title: 'A', description: 'B', dueDate: '2030-01-01', status: 'C' },
    }),
    ...stepsForFields('researchProgress.updateResearchProgress', researchProgressEntity, {
      entry: { ...project, id: progress._id },
      alone: { description: 'A', contributors: [first], images: [picture] },
    }),
    ...stepsForFields('profile.updateProfile', profileEntity, {
      entry: { profileId: first },
      alone: person,
      together: {
        orcid: '0000-0002-1825-0097',
        positions: [{ title: 'Professor', team: '', from: '2020', until: '' }],
        otherNames: ['H'],
        isAlumni: 'true',
      },
    }),
    [
      'suggestion.accept',
      async (admin) => {
        const fields = { about: 'Suggested' }
        const suggested = { entity: 'profile' as const, id: first, fields }
        const { suggestionId } = await admin.suggestion.suggest(suggested)
        await admin.suggestion.accept({ suggestionId })
      },
    ],
    ...stepsForFields('publication.updatePublication', publicationEntity, {
      entry: { id: publication._id },
      alone: {
        title: 'A',
        authors: 'B',
        publicationDate: '2001-01-01',
        publicationType: 'C',
        publicationLink: 'https://d.example',
        publicationSummary: 'E',
      },
      together: {
        // The date is set already, and people and grants have steps of their own.
        datePrecision: 'month',
        authorList: [{ name: 'B', profileId: '', isEqual: false, isCorresponding: true }],
        projects: [one._id],
        grants: [grant._id],
        doi: '10.5555/new',
        pmid: '12345678',
        arxivId: '2101.00001',
        language: 'de',
        properNouns: ['A'],
        keywords: ['F'],
        links: [{ kind: 'code', url: 'https://code.example' }],
        versions: [
          {
            kind: 'Preprint',
            title: 'G',
            venue: '',
            publicationDate: '',
            doi: '',
            arxivId: '',
            url: '',
          },
        ],
        notices: [{ kind: 'correction', date: '2020-01-01', doi: '', url: '' }],
        picture,
        pdf: 'https://pdf.example/paper.pdf',
      },
    }),
    ...stepsForFields('grant.updateGrant', grantEntity, {
      entry: { grantId: grant._id },
      alone: {
        // Also invalidates the grant's publication.
        publications: [],
        name: 'A',
        funder: 'B',
        funderId: 'https://ror.org/x',
        number: 'C',
        from: '2020',
        until: '2021-05',
        amount: 'D',
        people: [first],
        projects: [one._id],
      },
    }),
    [
      'publication.updatePublication',
      (admin) => admin.publication.updatePublication({ id: publication._id, grants: [grant._id] }),
    ],
    ['grant.createGrant', (admin) => admin.grant.createGrant({ name: 'New' })],
    ...stepsForFields('category.updateCategory', categoryEntity, {
      entry: { categoryId: category._id },
      alone: { name: 'A', description: 'B' },
    }),
    ...stepsForFields('frontPage.updateFrontPage', frontPageEntity, {
      entry: { postId: slide._id },
      alone: {
        title: 'A',
        description: 'B',
        link: 'https://c.example',
        pic: picture,
        content: 'C',
        date: '2020-02-02',
      },
    }),
    ...stepsForFields('page.updatePage', customPageEntity, {
      // The path stays, because tests read the page there.
      entry: { pageId: ownPage._id, path: ownPage.path },
      alone: { title: 'A', content: 'B', inSitemap: false },
    }),
    ...stepsForFields('collection.updateCollection', collectionEntity, {
      entry: { collectionId: talks._id },
      alone: {
        // First, because it also announces a redirect.
        folder: 'lectures',
        names: { one: 'Lecture', many: 'Lectures' },
        fields: fieldsOfEveryType.map((field) => ({ ...field, label: `${field.label} again` })),
      },
      // Items that are over stay visible.
      together: { filters: ['choiceValue'], schema: 'Event', past: 'below' },
    }),
    ...stepsForFields('item.updateItem', itemEntity, {
      entry: { itemId: talk._id, collection: talks.key },
      alone: {
        title: 'A',
        date: '2025-12',
        values: {
          line: 'B',
          markdownValue: 'C',
          dateValue: '2024',
          numberValue: 5,
          link: 'https://d.example',
          choiceValue: ['two'],
          flagValue: true,
          peopleValue: [second],
        },
        pic: picture,
      },
      together: { file: { pictureValue: picture } },
    }),
    ...stepsForFields('team.update', teamEntity, {
      entry: { teamId: team._id },
      alone: { name: 'A', peoples: [second] },
    }),
  ]
}
