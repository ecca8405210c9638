import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { categoryApi } from '#contract/category/category.ts'
import { frontPageApi } from '#contract/front-page/front-page.ts'
import { logoSchema } from '#contract/logo/logo.ts'
import { postApi } from '#contract/post/post.ts'
import { researchProgressApi } from '#contract/post/research-progress.ts'
import { profileApi } from '#contract/profile/profile.ts'
import { publicationApi } from '#contract/publication/publication.ts'
import { teamApi } from '#contract/team/team.ts'
import { unknownId } from '#server/tools/testing/content/content.ts'
import { exampleContent } from './content/examples.ts'

const { categories, teams, projects, publications, latestPosts, partners } = exampleContent
const people = teams.flatMap((team) => team.people)

describe('every text would be accepted from a person', () => {
  const expectAccepted = (schema: z.ZodType, input: unknown) => {
    const { success, error } = schema.safeParse(input)
    expect([input, success ? '' : z.prettifyError(error)]).toEqual([input, ''])
  }

  test('categories, teams, publications', () => {
    for (const { key: _, ...fields } of categories) {
      expectAccepted(categoryApi.addCategory.input, fields)
    }
    for (const { name } of teams) expectAccepted(teamApi.add.input, { name })
    for (const fields of publications) expectAccepted(publicationApi.addPublication.input, fields)
  })

  test('people', () => {
    for (const { key: _, picture: __, ...fields } of people) {
      expectAccepted(profileApi.createProfile.input, fields)
      expectAccepted(z.email(), fields.email)
    }
  })

  test('projects and their parts', () => {
    const postId = unknownId
    for (const project of projects) {
      const { title, shortDesc, content, references, grant, responsibleAi } = project
      const texts = { title, shortDesc, content, grant, responsibleAi }
      const fields = { ...texts, references: [...references] }
      expectAccepted(postApi.createPost.input, { ...fields, category: unknownId })
      for (const { name, content: subSectionContent } of project.sections) {
        const section = { postId, sectionName: name, subSectionContent }
        expectAccepted(postApi.createSubPost.input, section)
      }
      for (const milestone of project.milestones) {
        expectAccepted(postApi.createMilestone.input, { postId, ...milestone })
      }
      for (const { description } of project.progress) {
        expectAccepted(researchProgressApi.createResearchProgress.input, { postId, description })
      }
    }
  })

  test('latest posts and logos', () => {
    for (const { title, description, leadsTo } of latestPosts) {
      const link = 'path' in leadsTo ? leadsTo.path : '/project/x'
      expectAccepted(frontPageApi.createFrontPage.input, { title, description, link })
    }
    for (const { link } of partners) expectAccepted(logoSchema.shape.link.pipe(z.url()), link)
  })
})
