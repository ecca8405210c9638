import { data } from 'react-router'
import { entryPages } from '#contract/entry-pages.ts'
import { formatLastUpdate } from '#web/content/last-updated-view.ts'
import { proseToPlainText } from '#web/prose/prose-to-plain-text.server.ts'
import { toGrantView } from './grant/grant-view.ts'
import { toNewsView } from './news/news-view.ts'
import { defineEntryLoader } from './parts/entry-load.ts'
import { toProjectView } from './post/project-view.ts'
import { toPublicationView } from './publication/publication-view.ts'
import { createPersonAboutRenderer } from './team/about-person.server.ts'
import { addPersonReferences } from './team/person-references.ts'
import { toPersonView } from './team/person-view.ts'

/** Loaders of the entities that have a page and drafts, by table name. */
export const entryLoaders = {
  post: defineEntryLoader({
    page: entryPages.project,
    read: (client, id) => client.post.getSinglePost({ id }),
    titleOf: ({ post }) => post.title,
    view: async (reply, { client, toProse, speech }) => {
      const progress = await client.researchProgress
        .getResearchProgress({ postId: reply.post._id })
        .then(({ researchProgress }) => researchProgress)
        .catch(() => null)
      const project = await toProjectView(reply, progress, { toProse, plainText: proseToPlainText })
      const updated = formatLastUpdate(reply.updatedAt, speech)
      return { project: { ...project, updated }, isWhole: progress !== null }
    },
  }),
  publication: defineEntryLoader({
    page: entryPages.publication,
    read: (client, id) => client.publication.getSinglePublication({ id }),
    titleOf: ({ publication }) => publication.title,
    view: (reply, { toProse, speech }) =>
      toPublicationView(reply, { toProse, plainText: proseToPlainText }, speech),
  }),
  profile: defineEntryLoader({
    page: entryPages.person,
    read: (client, id) => client.profile.getSingleProfile({ id }),
    titleOf: ({ profile }) => profile.name,
    view: async (reply, { client, toProse, speech }) => {
      const tools = { toProse: createPersonAboutRenderer(toProse), plainText: proseToPlainText }
      return addPersonReferences(client, await toPersonView(reply, tools, speech), speech)
    },
  }),
  grant: defineEntryLoader({
    page: entryPages.grant,
    read: (client, id) => client.grant.getSingleGrant({ id }),
    titleOf: ({ grant }) => grant.name,
    view: (reply, { toProse, speech }) =>
      toGrantView(reply, { toProse, plainText: proseToPlainText }, speech),
  }),
  frontPage: defineEntryLoader({
    page: entryPages.news,
    read: (client, id) => client.frontPage.getSingleFrontPage({ id }),
    titleOf: ({ data: post }) => post.title,
    view: ({ data: post }, { toProse, speech }) => {
      // A post without a text is shown only on the home page.
      if (post.content.trim() === '') throw data(null, { status: 404 })
      return toNewsView(post, { toProse }, speech)
    },
  }),
}
