import { ApiError } from '#contract/call/api-error.ts'
import { inputFor } from '#contract/call/publishing.ts'
import { categoryApi } from '#contract/category/category.ts'
import { frontPageApi } from '#contract/front-page/front-page.ts'
import type { MoveKind } from '#contract/move/move-in.ts'
import { pageApi } from '#contract/page/page.ts'
import { postApi } from '#contract/post/post.ts'
import { profileApi } from '#contract/profile/profile.ts'
import { teamApi } from '#contract/team/team.ts'
import type { Work } from '#server/base/citation/work.ts'
import type { ChoosePicture } from '#server/base/media/choose-picture.ts'
import type { Write } from '#server/base/write/write.ts'
import { categories } from '#server/category/store.ts'
import { frontPages } from '#server/front-page/store.ts'
import { grants } from '#server/grant/store.ts'
import { logos } from '#server/logo/store.ts'
import { deleteIssue } from '#server/newsletter/issue-store.ts'
import { pages } from '#server/page/store.ts'
import { createPost, posts } from '#server/post/store.ts'
import { createProfile, deleteProfile } from '#server/profile/store.ts'
import { addPublication, deletePublication } from '#server/publication/store.ts'
import type { Convert } from '#server/publication/works-store.ts'
import { teams } from '#server/team/store.ts'
import { addToMenu, takeFromMenu } from './add-to-menu.ts'
import { publicationFields } from './optional-fields.ts'

/** Fields as an importer found them, with ids and addresses in place of what stood for those. */
export type Fields = Readonly<Record<string, unknown>>

/** An entry that was added. */
interface Added {
  readonly _id: string
  readonly version: number
}

/** How entries of a kind are added, and moved to the trash again. */
interface Keeping {
  readonly table: string
  add(write: Write, fields: Fields, convert: Convert): Promise<Added>
  remove(write: Write, id: string): Promise<unknown>
}

const show =
  (picture: unknown): ChoosePicture =>
  async () =>
    typeof picture === 'string' ? picture : ''

const addPerson: Keeping['add'] = (write, fields) => {
  const { profilePic, ...person } = profileApi.createProfile.input.parse(fields)
  return createProfile(write, person, show(profilePic))
}

const addProject: Keeping['add'] = (write, fields) => {
  const { image, ...project } = inputFor(postApi.createPost, fields).parse({ ...fields })
  if (!project.category) throw new ApiError('parentGone', 'Its category is not here')
  return createPost(write, project, { image: show(image) })
}

const addNews: Keeping['add'] = (write, fields) => {
  const { pic, ...news } = frontPageApi.createFrontPage.input.parse(fields)
  return frontPages.add(write, news, { pic: show(pic) })
}

const addWork: Keeping['add'] = (write, { work, ...fields }, convert) => {
  // Written by our own reader.
  const converted = convert(work as Work)
  if ('reason' in converted) throw new ApiError('invalid', converted.reason)
  const { picture, links, ...beside } = publicationFields.parse(fields)
  const all = [...converted.publication.links, ...(links ?? [])]
  const known = new Map(all.map((link) => [link.url, link]))
  const publication = { ...converted.publication, ...beside, links: [...known.values()] }
  return addPublication(write, publication, show(picture))
}

const addPage: Keeping['add'] = async (write, fields) => {
  const page = await pages.add(write, inputFor(pageApi.createPage, fields).parse({ ...fields }))
  const { menu } = fields
  if (typeof menu === 'string' && page.status === 'published') {
    await addToMenu(write, menu, page.path)
  }
  return page
}

const removePage: Keeping['remove'] = async (write, id) => {
  const { path } = await pages.remove(write, id)
  await takeFromMenu(write, path)
}

/** Only exports of Salus hold these, whose entries are added as they are. */
const neverFound: Keeping['add'] = () => {
  throw new ApiError('invalid', 'Nothing of this kind is read from other systems')
}

/** Every kind of entry; redirects and what there is one of are none. */
export const keeping: Readonly<Record<Exclude<MoveKind, 'redirect' | 'site'>, Keeping>> = {
  grant: { table: 'grant', add: neverFound, remove: grants.remove },
  logo: { table: 'logo', add: neverFound, remove: logos.remove },
  issue: { table: 'issue', add: neverFound, remove: deleteIssue },
  category: {
    table: 'category',
    add: (write, fields) => categories.add(write, categoryApi.addCategory.input.parse(fields)),
    remove: categories.remove,
  },
  person: { table: 'profile', add: addPerson, remove: deleteProfile },
  team: {
    table: 'team',
    add: (write, fields) => teams.add(write, teamApi.add.input.parse(fields)),
    remove: teams.remove,
  },
  project: { table: 'post', add: addProject, remove: posts.remove },
  publication: { table: 'publication', add: addWork, remove: deletePublication },
  news: { table: 'frontPage', add: addNews, remove: frontPages.remove },
  page: {
    table: 'page',
    add: addPage,
    remove: removePage,
  },
}
