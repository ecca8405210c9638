import {
  articleToCustomPage,
  articleToNews,
  articleToProject,
  builtInPageDraftNote,
  createProjectCategoryCollector,
} from '../articles.ts'
import { combinePeople } from '../combine-people.ts'
import { type NamedFrontMatterDocument, readFrontMatterFiles } from '../documents.ts'
import { hugoDraftNotes } from '../draft-notes.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import { buildOldListRedirect } from '../old-lists.ts'
import { type ConvertedText, convertMarkdownText } from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import {
  firstNonEmptyText,
  isTrueOrYes,
  nonEmptyTexts,
  toIsoDay,
  toRecord,
  toRecords,
  toText,
  unreadableDateNotes,
} from '../text/values.ts'
import { type HugoAuthor, readHugoAuthors } from './authors.ts'
import { readHugoPublications } from './hugoblox-publications.ts'
import {
  findFeaturedPicture,
  type HugoSite,
  hugoPictureFolders,
  listHugoContentFiles,
  listHugoSections,
  readHugoSite,
} from './layout.ts'

const handledKeys = [
  ...['title', 'summary', 'subtitle', 'date', 'tags', 'categories', 'authors', 'image', 'links'],
  ...['external_link', 'projects', 'abstract', 'event', 'event_name', 'event_url', 'location'],
  ...['event_start', 'address', 'url_code', 'url_pdf', 'url_slides', 'url_video'],
]

interface Reading {
  readonly layout: HugoSite
  readonly authors: readonly HugoAuthor[]
}

const readText = (
  { layout }: Reading,
  { name, body }: NamedFrontMatterDocument,
  address: string,
): ConvertedText =>
  convertMarkdownText(body, 'hugo', {
    address,
    files: layout.files,
    from: name,
    folders: hugoPictureFolders,
    bases: layout.bases,
    addressOf: layout.addressOf,
  })

/** Returns the old URL of an entry: `url` or `slug` of its front matter, otherwise derived from the file name. */
const oldUrlOf = (data: Readonly<Record<string, unknown>>, address: string): string => {
  const slug = toText(data.slug)
  return toText(data.url) || (slug ? address.replace(/[^/]+$/, slug) : address)
}

const oldUrlsOf = (data: Readonly<Record<string, unknown>>, address: string): string[] => [
  oldUrlOf(data, address).replace(/^(?!\/)/, '/'),
  ...nonEmptyTexts(data.aliases).map((alias) => (alias.startsWith('/') ? alias : `/${alias}`)),
]

const tagNotes = (data: Readonly<Record<string, unknown>>, from = 0): string[] => {
  const tags = [...nonEmptyTexts(data.tags), ...nonEmptyTexts(data.categories)].slice(from)
  return tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []
}

const readProjects = async (reading: Reading): Promise<ImportedEntry[]> => {
  const { layout, authors } = reading
  const bundles = new Map(
    listHugoContentFiles(layout, ['projects', 'project']).map((each) => [each.name, each]),
  )
  const categories = createProjectCategoryCollector(`${layout.content}projects/`)
  const projects = await readFrontMatterFiles(
    layout.files,
    [...bundles.keys()],
    'project',
    (document) => {
      const { name, data } = document
      const { slug = '', address = '' } = bundles.get(name) ?? {}
      const links = toRecords(data.links).map(({ url, link }) => firstNonEmptyText(url, link))
      const keys = nonEmptyTexts(data.authors).flatMap(
        (each) => authors.find((author) => author.slug === each)?.entry.key ?? [],
      )
      const hidden = hugoDraftNotes(data, layout.config)
      return articleToProject(
        {
          key: `project/${slug}`,
          source: name,
          title: toText(data.title) || slug,
          summary: toText(data.summary),
          body: readText(reading, document, address),
          picture: findFeaturedPicture(layout, name),
          isDraft: hidden.length > 0,
          addresses: oldUrlsOf(data, address),
          notes: [...hidden, ...tagNotes(data, 1), ...unusedKeyNotes(data, handledKeys)],
        },
        {
          category: categories.keyOf(
            nonEmptyTexts(data.tags)[0] ?? nonEmptyTexts(data.categories)[0] ?? '',
          ),
          contributors: keys,
          references: [toText(data.external_link), ...links].filter((each) =>
            /^https?:/.test(each),
          ),
        },
      )
    },
  )
  return [...categories.entries(), ...projects]
}

const formatEvent = (data: Readonly<Record<string, unknown>>): string => {
  const name = firstNonEmptyText(data.event, data.event_name)
  const url = toText(data.event_url)
  const address = Object.values(toRecord(data.address)).map(toText).filter(Boolean).join(', ')
  const facts = [
    url && name ? `[${name}](${url})` : name,
    toIsoDay(firstNonEmptyText(data.event_start, name ? data.date : '')),
    toText(data.location),
    address,
  ].filter(Boolean)
  const abstract = toText(data.abstract)
  return [facts.join(', '), abstract].filter(Boolean).join('\n\n')
}

const readNews = async (reading: Reading): Promise<ImportedEntry[]> => {
  const { layout, authors } = reading
  const sections = ['blog', 'post', 'posts', 'news', 'events', 'event', 'talk', 'talks']
  const bundles = new Map(listHugoContentFiles(layout, sections).map((each) => [each.name, each]))
  const entries = await readFrontMatterFiles(
    layout.files,
    [...bundles.keys()],
    'news',
    (document) => {
      const { name, data } = document
      const { slug = '', address = '' } = bundles.get(name) ?? {}
      const body = readText(reading, document, address)
      const writers = nonEmptyTexts(data.authors).map((each) => {
        const author = authors.find((one) => one.slug === each)
        return { name: author?.entry.title ?? each, key: author?.entry.key }
      })
      const hidden = hugoDraftNotes(data, layout.config)
      return articleToNews(
        {
          key: `news/${name}`,
          source: name,
          title: toText(data.title) || slug,
          summary: toText(data.summary),
          day: toIsoDay(data.date),
          body: { ...body, text: [formatEvent(data), body.text].filter(Boolean).join('\n\n') },
          picture: findFeaturedPicture(layout, name),
          isDraft: hidden.length > 0,
          addresses: oldUrlsOf(data, address),
          notes: [
            ...hidden,
            ...unreadableDateNotes(data.date),
            ...tagNotes(data),
            ...unusedKeyNotes(data, handledKeys),
          ],
        },
        writers,
      )
    },
  )
  return entries.toSorted((one, other) =>
    String(other.fields.date ?? '').localeCompare(String(one.fields.date ?? '')),
  )
}

/** Joins the texts of a page's blocks. `left` names the kinds of the blocks without text. */
const joinBlocks = (data: Readonly<Record<string, unknown>>): { text: string; left: string[] } => {
  const sections = toRecords(data.sections)
  const texts: string[] = []
  const left: string[] = []
  for (const section of sections) {
    const { title, text } = toRecord(section.content)
    if (isTrueOrYes(section.demo)) continue
    if (toText(text))
      texts.push([title ? `## ${toText(title)}` : '', toText(text)].filter(Boolean).join('\n\n'))
    else left.push(firstNonEmptyText(section.block, section.widget))
  }
  return { text: texts.join('\n\n'), left: left.filter(Boolean) }
}

const readPages = (reading: Reading): Promise<ImportedEntry[]> => {
  const { layout } = reading
  const { files, content } = layout
  const names = files.below(content, /\.(?:md|markdown)$/).filter((name) => !files.isUsed(name))
  return readFrontMatterFiles(files, names, 'page', (document) => {
    const { name, data } = document
    const blocks = joinBlocks(data)
    const inner = name.slice(content.length)
    const address = `/${inner.replace(/(?:^|\/)_?index\.[\w.-]+$/, '').replace(/\.\w+$/, '')}`
    const body = `${document.body}\n\n${blocks.text}`
    const text = readText(reading, { ...document, body }, address)
    if (text.text === '' && !text.isDropped) {
      files.leave(name, 'It only shows what Salus makes itself')
      return undefined
    }
    const isList = /(?:^|\/)_index\.[\w.-]+$/.test(inner) || /^home\//.test(inner)
    const hidden = isList ? [builtInPageDraftNote] : hugoDraftNotes(data, layout.config)
    const notes = [
      ...hidden,
      ...(blocks.left.length > 0 ? [`Blocks that stay out: ${blocks.left.join(', ')}`] : []),
      ...unusedKeyNotes(data, handledKeys),
    ]
    const title = toText(data.title) || (inner.startsWith('_index') ? 'Home' : address.slice(1))
    return articleToCustomPage(
      {
        key: `page/${name}`,
        source: name,
        title,
        body: text,
        isDraft: hidden.length > 0,
        notes,
      },
      address,
      layout.menu.get(address) ?? '',
    )
  })
}

/** Imports sites of HugoBlox and of its predecessors, Wowchemy and Academic. */
export const hugobloxImporter: SiteImporter = {
  system: 'hugoblox',
  recognises: (files) =>
    files.below('data/authors/', /\.ya?ml$/).length > 0 ||
    files.below('content/', /^content\/(?:[\w-]+\/)?(?:authors|publications?|projects?)\//).length >
      0,
  read: async (files) => {
    const layout = await readHugoSite(files)
    const people = await readHugoAuthors(layout)
    const { entries, listings: authors } = combinePeople(people.authors, {
      otherwise: 'Members',
      order: people.groups,
    })
    const reading = { layout, authors }
    return [
      ...entries,
      ...(await readProjects(reading)),
      ...(await readHugoPublications(layout, authors)),
      ...(await readNews(reading)),
      ...(await readPages(reading)),
      ...listHugoSections(layout).flatMap((section) =>
        buildOldListRedirect(`/${section}`, layout.content + section),
      ),
    ]
  },
}
