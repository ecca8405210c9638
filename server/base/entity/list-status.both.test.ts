import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import type { ListStatus } from '#contract/call/list-status.ts'
import { makePost, makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import { publicationFields } from '#server/tools/testing/content/publications.ts'

const later = '2999-01-01T00:00:00.000Z'

const lists = {
  post: async (client: SalusClient, status: ListStatus) =>
    (await client.post.postTitles({ status })).posts.map(({ title }) => title),
  publication: async (client: SalusClient, status: ListStatus) =>
    (await client.publication.showAllPublications({ status })).publications.map(
      ({ title }) => title,
    ),
  profile: async (client: SalusClient, status: ListStatus) =>
    (await client.profile.profiles({ status })).profiles.map(({ name }) => name),
  frontPage: async (client: SalusClient, status: ListStatus) =>
    (await client.frontPage.frontPages({ status })).frontPages.map(({ title }) => title),
  page: async (client: SalusClient, status: ListStatus) =>
    (await client.page.pages({ status })).pages.map(({ title }) => title),
}

const makers = {
  post: async (admin: SalusClient, title: string) => (await makePost(admin, { title }))._id,
  publication: async (admin: SalusClient, title: string) =>
    (await admin.publication.addPublication({ ...publicationFields(), title })).data._id,
  profile: async (admin: SalusClient, name: string) => (await makeProfile(admin, { name }))._id,
  frontPage: async (admin: SalusClient, title: string) =>
    (await admin.frontPage.createFrontPage({ title })).data._id,
  page: async (admin: SalusClient, title: string) =>
    (await admin.page.createPage({ title, path: `/${title.replace(' ', '-')}` })).data._id,
}

const change = (
  admin: SalusClient,
  entity: keyof typeof makers,
  id: string,
  shown: { status?: 'draft'; publishAt?: string },
) => {
  if (entity === 'post') return admin.post.updatePost({ postId: id, ...shown })
  if (entity === 'publication') return admin.publication.updatePublication({ id, ...shown })
  if (entity === 'profile') return admin.profile.updateProfile({ profileId: id, ...shown })
  if (entity === 'page') return admin.page.updatePage({ pageId: id, ...shown })
  return admin.frontPage.updateFrontPage({ postId: id, ...shown })
}

test.for(['post', 'publication', 'profile', 'frontPage', 'page'] as const)(
  'editors narrow the list of a %s down to one state, visitors do not',
  async (entity) => {
    const { admin, visitor } = await startSite()
    const make = (name: string) => makers[entity](admin, name)
    await make('a shown')
    await change(admin, entity, await make('b draft'), { status: 'draft' })
    await change(admin, entity, await make('c scheduled'), { publishAt: later })
    const changed = await make('d changed')
    const name = entity === 'profile' ? 'name' : 'title'
    await admin.draft.saveDraft({ entity, id: changed, fields: { [name]: 'd new' } })
    const found = async (client: SalusClient, status: ListStatus) =>
      (await lists[entity](client, status)).toSorted()
    expect(await found(admin, 'all')).toHaveLength(4)
    expect(await found(admin, 'published')).toEqual(['a shown', 'd changed'])
    expect(await found(admin, 'draft')).toEqual(['b draft'])
    expect(await found(admin, 'scheduled')).toEqual(['c scheduled'])
    expect(await found(admin, 'changed')).toEqual(['d changed'])
    for (const status of ['draft', 'scheduled', 'changed', 'all'] as const) {
      expect(await found(visitor, status)).toEqual(['a shown', 'd changed'])
    }
  },
)
