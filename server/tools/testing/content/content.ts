import { afterAll, beforeAll } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { Category, CategoryFields } from '#contract/category/category.ts'
import type { Milestone, MilestoneFields } from '#contract/post/milestone.ts'
import type { Post, PostInput } from '#contract/post/post.ts'
import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import type { SubPost } from '#contract/post/sub-post.ts'
import type { Profile, ProfileInput } from '#contract/profile/profile.ts'
import {
  shareTestApp,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '#server/tools/testing/app/app.ts'
import { expectNothingLeft } from '#server/tools/testing/database/leftovers.ts'

/** A valid id of no entry. */
export const unknownId = '01hzzzzzzzzzzzzzzzzzzzzzzz'

/** An app with clients for an administrator and a visitor. */
export interface Site {
  readonly app: TestApp
  readonly token: string
  readonly admin: SalusClient
  readonly visitor: SalusClient
}

const withAdmin = async (app: TestApp): Promise<Site> => {
  const token = await app.adminToken()
  return { app, token, admin: app.client(token), visitor: app.client() }
}

export const startSite = async (options?: TestAppOptions): Promise<Site> =>
  withAdmin(await startTestApp(options))

/** Starts one site for all tests of a file. At the end, checks that no unused files or rows are left. */
export const shareSite = (options?: TestAppOptions): (() => Site) => {
  const app = shareTestApp(options)
  let site: Site | undefined
  beforeAll(async () => {
    site = await withAdmin(app())
  })
  afterAll(() => expectNothingLeft(app().services))
  return () => {
    if (!site) throw new Error('The shared site is there once the tests run')
    return site
  }
}

let made = 0
/** Returns a name that is unique in this test run. */
export const uniqueName = (what: string): string => `${what} ${++made}`

export const makeCategory = async (
  admin: SalusClient,
  fields: Partial<CategoryFields> = {},
): Promise<Category> =>
  (await admin.category.addCategory({ name: uniqueName('Category'), ...fields })).data

export const makeProfile = async (
  admin: SalusClient,
  fields: ProfileInput = {},
): Promise<Profile> =>
  (await admin.profile.createProfile({ name: uniqueName('Person'), ...fields })).data

/** Creates people. Returns their ids in order of creation. */
export const makePeople = async (admin: SalusClient, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let n = 0; n < count; n++) ids.push((await makeProfile(admin))._id)
  return ids
}

/** Creates a project, by default in a new category. */
export const makePost = async (
  admin: SalusClient,
  fields: Partial<PostInput> = {},
): Promise<Post> => {
  const category = fields.category ?? (await makeCategory(admin))._id
  const text = { title: uniqueName('Project'), shortDesc: 'In short', content: 'At length' }
  return (await admin.post.createPost({ ...text, ...fields, category })).data
}

export const makeSubPost = async (
  admin: SalusClient,
  postId: string,
  images: File[] = [],
): Promise<SubPost> =>
  (await admin.post.createSubPost({ postId, sectionName: uniqueName('Section'), images })).data

export const makeMilestone = async (
  admin: SalusClient,
  postId: string,
  fields: Partial<MilestoneFields> = {},
): Promise<Milestone> =>
  (await admin.post.createMilestone({ postId, title: uniqueName('Milestone'), ...fields })).data

/** Returns a value for every field of a project, with a new category and people. */
export const everyPostField = async ({ admin }: Site) => {
  const [first = '', second = '', third = ''] = await makePeople(admin, 3)
  const { _id: category, name } = await makeCategory(admin)
  const fields = {
    title: 'Outlining glioma',
    shortDesc: 'Draws the outline of a tumour.',
    content: '## Question\n\nHow well does it *hold*?',
    references: ['zeta', 'https://doi.org/10.5555/1', 'alpha'],
    grant: 'Example Foundation',
    responsibleAi: responsibleAiSchema.parse({
      intendedUse: 'Planning',
      trialRegistrations: ['NCT01234567'],
      dataAndModels: [{ name: 'Contours' }],
    }),
  }
  return { fields, category: { _id: category, name }, people: [third, first, second] }
}
