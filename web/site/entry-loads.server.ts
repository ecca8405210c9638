import { data } from 'react-router'
import { entryPages } from '#contract/entry-pages.ts'
import { formatLastUpdate } from '#web/content/last-updated-view.ts'
import { proseToPlainText } from '#web/prose/prose-to-plain-text.server.ts'
import { toGrantView } from './grant/grant-view.ts'
import { toNewsView } from './news/news-view.ts'
import { defineEntryLoader } from './parts/entry-load.ts'
import { loadReferringItems } from './parts/load-referring-items.ts'
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
    view: async (reply, source) => {
      const { client, toProse, speech } = source
      const progress = await client.researchProgress
        .getResearchProgress({ postId: reply.post._id })
        .then(({ researchProgress }) => researchProgress)
        .catch(() => null)
      const project = await toProjectView(reply, progress, { toProse, plainText: proseToPlainText })
      const updated = formatLastUpdate(reply.updatedAt, speech)
      const referring = await loadReferringItems(source, { project: reply.post._id })
      return { project: { ...project, updated, referring }, isWhole: progress !== null }
    },
  }),
  publication: defineEntryLoader({
    page: entryPages.publication,
    read: (client, id) => client.publication.getSinglePublication({ id }),
    titleOf: ({ publication }) => publication.title,
    view: async (reply, source) => {
      const tools = { toProse: source.toProse, plainText: proseToPlainText }
      const publication = await toPublicationView(reply, tools, source.speech)
      const referring = await loadReferringItems(source, { publication: publication.id })
      return { ...publication, referring }
    },
  }),
  profile: defineEntryLoader({
    page: entryPages.person,
    read: (client, id) => client.profile.getSingleProfile({ id }),
    titleOf: ({ profile }) => profile.name,
    view: async (reply, source) => {
      const { client, toProse, speech } = source
      const tools = { toProse: createPersonAboutRenderer(toProse), plainText: proseToPlainText }
      const person = await addPersonReferences(
        client,
        await toPersonView(reply, tools, speech),
        speech,
      )
      return { ...person, referring: await loadReferringItems(source, { person: person._id }) }
    },
  }),
  grant: defineEntryLoader({
    page: entryPages.grant,
    read: (client, id) => client.grant.getSingleGrant({ id }),
    titleOf: ({ grant }) => grant.name,
    view: async (reply, source) => {
      const tools = { toProse: source.toProse, plainText: proseToPlainText }
      const grant = await toGrantView(reply, tools, source.speech)
      return { ...grant, referring: await loadReferringItems(source, { grant: grant.id }) }
    },
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
