import type { SalusClient } from '#contract/api.ts'
import { findFigureProblems } from '#contract/figure/figure-problems.ts'
import { videoFileNameOfUrl } from '#contract/media/film.ts'
import { parsePictureUrl } from '#contract/media/picture-facts.ts'
import {
  isPageBlockName,
  listLooks,
  type PageBlock,
  type PagePart,
  pageBlockAttributes,
  splitIntoPageParts,
} from '#contract/page/blocks.ts'
import { embedFrameOf } from '#contract/page/embed.ts'
import { personPath } from '#contract/profile/person-path.ts'
import { isUnknownIdError } from '#web/api/load-or-error-page.ts'
import { blockProblemStrings } from '#web/content/block-problem-strings.ts'
import { describeFigureProblem } from '#web/content/figure-problem-strings.ts'
import type { Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import { toListedItems } from '#web/site/parts/items/listed-items.ts'
import { loadGroupedReferences, readPublicationListStyle } from '#web/site/parts/load-references.ts'
import { loadAllNews } from '#web/site/parts/news-list-view.ts'
import { toProjectListItem } from '#web/site/parts/project-list-view.ts'
import { toPublicationListItem } from '#web/site/parts/publication-list-view.ts'
import type { ProseTree } from '#web/ui/markdown/prose-tree.ts'
import { findEntryByName } from './find-entry-by-name.ts'
import { readJobPosition, toJobApplicationUrl } from './load-position.ts'

const usualLimit = 100
const isLimit = (limit: string): boolean => /^[1-9]\d{0,2}$/.test(limit)
const limitOf = ({ attributes: { limit = '' } }: PageBlock): number =>
  isLimit(limit) ? Number(limit) : usualLimit

export interface PagePartTools {
  /** Strings and date formats of the page's language. The default is built-in English. */
  readonly speech?: Localization | undefined
  readonly client: SalusClient
  /** API client of the main language. Undefined if the page is in the main language. */
  readonly main?: SalusClient | undefined
  readonly today: string
  readonly toProse: (
    markdown: string,
    place: { readonly prefix: string; readonly level: number },
  ) => Promise<ProseTree>
}

const note = (text: string) => ({ kind: 'note', text }) as const

const people = async (source: PagePartTools, { attributes: { team: name } }: PageBlock) => {
  const read = async (client: SalusClient) => (await client.team.all()).teams
  const team =
    name === undefined ? undefined : await findEntryByName(source, read, name, (each) => each.name)
  if (name !== undefined && !team) return note(blockProblemStrings.noTeam(name))
  const members = team?.peoples ?? (await source.client.profile.profiles()).profiles
  return {
    kind: 'people',
    people: members
      .filter(({ isAlumni }) => !isAlumni)
      .map((person) => ({
        id: person._id,
        path: personPath(person),
        name: person.name,
        designation: person.designation,
        picture: person.profilePic,
        ...pickUntranslated(person),
      })),
  } as const
}

/** Finds the person and the project that a block names. Returns a note if there is none of the name. */
const findNamedEntries = async (source: PagePartTools, { attributes }: PageBlock) => {
  const { person: someone, project: some } = attributes
  const person =
    someone === undefined
      ? undefined
      : await findEntryByName(
          source,
          async (requesting) => (await requesting.profile.profileNames()).profiles,
          someone,
          ({ name }) => name,
        )
  if (someone !== undefined && !person) return note(blockProblemStrings.noPerson(someone))
  const project =
    some === undefined
      ? undefined
      : await findEntryByName(
          source,
          async (requesting) => (await requesting.post.postTitles()).posts,
          some,
          ({ title }) => title,
        )
  if (some !== undefined && !project) return note(blockProblemStrings.noProject(some))
  return {
    kind: 'found',
    filters: { ...(person && { person: person._id }), ...(project && { project: project._id }) },
  } as const
}

const publications = async (source: PagePartTools, block: PageBlock) => {
  const { client, speech } = source
  const { year, type, topic, q } = block.attributes
  const requesting = { year, type, topic, q }
  const named = await findNamedEntries(source, block)
  if (named.kind === 'note') return named
  const wanted = {
    ...Object.fromEntries(Object.entries(requesting).filter(([, value]) => value)),
    ...named.filters,
    limit: limitOf(block),
    coins: true,
  }
  const { listAs, groupBy } = await readPublicationListStyle(client)
  if (listAs === 'references') {
    const { references } = await loadGroupedReferences(client, groupBy, wanted, speech?.locale)
    return { kind: 'references', references } as const
  }
  const { entries } = await client.publication.publicationEntries(wanted)
  return {
    kind: 'publications',
    entries: entries.map((entry) => toPublicationListItem(entry, speech)),
  } as const
}

const projects = async (source: PagePartTools, block: PageBlock) => {
  const { category: name } = block.attributes
  const { posts } = await source.client.post.postTitles()
  const read = async (client: SalusClient) => (await client.category.showAllCategories()).categories
  const category =
    name === undefined ? undefined : await findEntryByName(source, read, name, (each) => each.name)
  if (name !== undefined && !category) return note(blockProblemStrings.noCategory(name))
  const wanted = posts.filter((post) => !category || post.category._id === category._id)
  return {
    kind: 'projects',
    entries: wanted.slice(0, limitOf(block)).map(toProjectListItem),
  } as const
}

const news = async ({ client, speech }: PagePartTools, block: PageBlock) => {
  const entries = await loadAllNews(client, speech)
  return { kind: 'news', entries: entries.slice(0, limitOf(block)) } as const
}

const findCollection = async (source: PagePartTools, name: string) => {
  const read = async (client: SalusClient) => (await client.collection.collections()).collections
  return (
    (await findEntryByName(source, read, name, ({ key }) => key)) ??
    (await findEntryByName(source, read, name, ({ names }) => names.many))
  )
}

const list = async (source: PagePartTools, block: PageBlock) => {
  const { client, speech } = source
  const { collection: name, look } = block.attributes
  if (name === undefined) return note(blockProblemStrings.noCollectionNamed)
  const collection = await findCollection(source, name)
  if (!collection) return note(blockProblemStrings.noCollection(name))
  const named = await findNamedEntries(source, block)
  if (named.kind === 'note') return named
  const { collections } = await client.collection.collections()
  const { items } = await client.item.items({
    ...named.filters,
    collection: collection.key,
    limit: limitOf(block),
  })
  return {
    kind: 'list',
    look: listLooks.find((each) => each === look) ?? collection.look,
    ...toListedItems(collection, items, { speech, collections, ownId: named.filters.person }),
  } as const
}

const frame = async (client: SalusClient, { name, attributes }: PageBlock) => {
  const { address = '', title = '' } = attributes
  if (name === 'film' && videoFileNameOfUrl(address))
    return { kind: 'film', address, title } as const
  const shown = embedFrameOf(address)
  if (!shown) return note(blockProblemStrings.noAddress(address))
  const { embedHosts } = (await client.settings.getSettings()).settings
  if (!embedHosts.includes(shown.host)) return note(blockProblemStrings.hostNotAllowed(shown.host))
  return { kind: 'frame', isFilm: name === 'film', address, title, ...shown } as const
}

const viewBlock = async (source: PagePartTools, block: PageBlock, prefix: string) => {
  const { client, today, toProse } = source
  const { name, label, attributes, content } = block
  if (!isPageBlockName(name)) return note(blockProblemStrings.unknown(name))
  if (block.isOpen) return note(blockProblemStrings.notClosed(name))
  switch (name) {
    case 'people':
      return people(source, block)
    case 'publications':
      return publications(source, block)
    case 'projects':
      return projects(source, block)
    case 'news':
      return news(source, block)
    case 'list':
      return list(source, block)
    case 'position': {
      const read = readJobPosition(block, today)
      if (read.kind !== 'position') return read
      return { ...read, prose: await toProse(content, { prefix, level: 3 }) }
    }
    case 'contact':
      return {
        kind: 'contact',
        email: (await client.settings.getSettings()).settings.email,
      } as const
    case 'address': {
      // An empty address block shows the address in the site's settings.
      if (content !== '') return { kind: 'address', lines: content, email: '', phone: '' } as const
      const { address, email, phone } = (await client.settings.getSettings()).settings
      return { kind: 'address', lines: address, email, phone } as const
    }
    case 'question':
      if (label === '') return note(blockProblemStrings.noQuestion)
      return {
        kind: 'question',
        question: label,
        prose: await toProse(content, { prefix, level: 3 }),
      } as const
    case 'figure': {
      const { picture = '', alt = '', caption = '' } = attributes
      if (!parsePictureUrl(picture)) return note(blockProblemStrings.noPicture)
      return { kind: 'figure', picture, alt, caption } as const
    }
    case 'film':
    case 'embed':
      return frame(client, block)
  }
}

/**
 * Handles the API's rejection of a block: returns a note for editors, so that the rest of the page is shown.
 * Rethrows other errors.
 */
const refusedBlock =
  ({ name, attributes }: PageBlock) =>
  (thrown: unknown) => {
    if (!isUnknownIdError(thrown)) throw thrown
    const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
    return note(blockProblemStrings.refused(name, written.join(' ')))
  }

const viewPart = async (source: PagePartTools, part: PagePart, index: number) => {
  const prefix = index === 0 ? 'page' : `page-${index}`
  if (typeof part !== 'string') return viewBlock(source, part, prefix).catch(refusedBlock(part))
  return { kind: 'text', prose: await source.toProse(part, { prefix, level: 2 }) } as const
}

/** A part of a page as visitors see it, or a note that tells editors why visitors do not see it. */
export type PagePartView =
  | Awaited<ReturnType<typeof viewPart>>
  /** Shown once if all positions on the page are closed. */
  | { readonly kind: 'noPositions' }

/** Returns notes for editors about invalid figures and attributes in a part. */
const unsupportedNotes = (part: PagePart) => {
  if (typeof part === 'string')
    return findFigureProblems(part).map((problem) => note(describeFigureProblem(problem)))
  if (!isPageBlockName(part.name)) return []
  const { name, label, attributes } = part
  const supported: readonly string[] = pageBlockAttributes[name]
  const { limit, apply, look } = attributes
  return [
    ...Object.keys(attributes)
      .filter((each) => !supported.includes(each))
      .map((each) => blockProblemStrings.badAttribute(name, each)),
    ...(label !== '' && name !== 'question' && name !== 'position'
      ? [blockProblemStrings.badWords(name, label)]
      : []),
    ...(limit !== undefined && supported.includes('limit') && !isLimit(limit)
      ? [blockProblemStrings.badLimit(limit)]
      : []),
    ...(name === 'list' && look && !listLooks.some((each) => each === look)
      ? [blockProblemStrings.badLook(look)]
      : []),
    ...(name === 'position' && apply && !toJobApplicationUrl(apply)
      ? [blockProblemStrings.noApplication(apply)]
      : []),
  ].map(note)
}

/** Loads a part of a page. Returns its view after notes for editors about invalid figures and attributes. */
export const loadPagePart = async (
  source: PagePartTools,
  part: PagePart,
  index: number,
): Promise<PagePartView[]> => [...unsupportedNotes(part), await viewPart(source, part, index)]

/** Names of blocks that are rendered without requests to the API. */
const localBlocks: readonly string[] = ['question', 'position', 'figure']
const needsRequest = (part: PagePart): boolean =>
  typeof part !== 'string' && !localBlocks.includes(part.name)

/** Maximum number of parts per page that may send requests to the API. */
const maxRequestingParts = 100

/** Splits a text into parts. Drops parts that would exceed the maximum number of requesting ones. */
export const splitPageParts = (text: string): readonly PagePart[] => {
  let requesting = 0
  return splitIntoPageParts(text).filter(
    (part) => !needsRequest(part) || ++requesting <= maxRequestingParts,
  )
}
