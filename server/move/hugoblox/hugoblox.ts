import { createCategories, keptAsDraft, newsEntry, pageEntry, projectEntry } from '../articles.ts'
import { type NamedDocument, readDocuments } from '../documents.ts'
import { hiddenInHugo } from '../hidden.ts'
import type { Entry, Importer } from '../importer.ts'
import { oldList } from '../old-lists.ts'
import { teamsOf } from '../person-entry.ts'
import { type Body, readBody } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import {
  dateNotes,
  dayOf,
  firstOf,
  isYes,
  recordOf,
  recordsOf,
  textOf,
  textsOf,
} from '../text/values.ts'
import { type Author, readAuthors } from './authors.ts'
import { readPublications } from './hugoblox-publications.ts'
import {
  bundlesIn,
  featuredBeside,
  type Layout,
  pictureFolders,
  readLayout,
  sectionsOf,
} from './layout.ts'

const handledKeys = [
  ...['title', 'summary', 'subtitle', 'date', 'tags', 'categories', 'authors', 'image', 'links'],
  ...['external_link', 'projects', 'abstract', 'event', 'event_name', 'event_url', 'location'],
  ...['event_start', 'address', 'url_code', 'url_pdf', 'url_slides', 'url_video'],
]

interface Reading {
  readonly layout: Layout
  readonly authors: readonly Author[]
}

const readText = ({ layout }: Reading, { name, body }: NamedDocument, address: string): Body =>
  readBody(body, 'hugo', {
    address,
    files: layout.files,
    from: name,
    folders: pictureFolders,
    bases: layout.bases,
    addressOf: layout.addressOf,
  })

/** Returns the old URL of an entry: `url` or `slug` of its front matter, otherwise derived from the file name. */
const oldUrlOf = (data: Readonly<Record<string, unknown>>, address: string): string => {
  const slug = textOf(data.slug)
  return textOf(data.url) || (slug ? address.replace(/[^/]+$/, slug) : address)
}

const oldUrlsOf = (data: Readonly<Record<string, unknown>>, address: string): string[] => [
  oldUrlOf(data, address).replace(/^(?!\/)/, '/'),
  ...textsOf(data.aliases).map((alias) => (alias.startsWith('/') ? alias : `/${alias}`)),
]

const tagNotes = (data: Readonly<Record<string, unknown>>, from = 0): string[] => {
  const tags = [...textsOf(data.tags), ...textsOf(data.categories)].slice(from)
  return tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []
}

const readProjects = async (reading: Reading): Promise<Entry[]> => {
  const { layout, authors } = reading
  const bundles = new Map(
    bundlesIn(layout, ['projects', 'project']).map((each) => [each.name, each]),
  )
  const categories = createCategories(`${layout.content}projects/`)
  const projects = await readDocuments(layout.files, [...bundles.keys()], 'project', (document) => {
    const { name, data } = document
    const { slug = '', address = '' } = bundles.get(name) ?? {}
    const links = recordsOf(data.links).map(({ url, link }) => firstOf(url, link))
    const keys = textsOf(data.authors).flatMap(
      (each) => authors.find((author) => author.slug === each)?.entry.key ?? [],
    )
    const hidden = hiddenInHugo(data, layout.config)
    return projectEntry(
      {
        key: `project/${slug}`,
        source: name,
        title: textOf(data.title) || slug,
        summary: textOf(data.summary),
        body: readText(reading, document, address),
        picture: featuredBeside(layout, name),
        isDraft: hidden.length > 0,
        addresses: oldUrlsOf(data, address),
        notes: [...hidden, ...tagNotes(data, 1), ...leftKeys(data, handledKeys)],
      },
      {
        category: categories.keyOf(textsOf(data.tags)[0] ?? textsOf(data.categories)[0] ?? ''),
        contributors: keys,
        references: [textOf(data.external_link), ...links].filter((each) => /^https?:/.test(each)),
      },
    )
  })
  return [...categories.entries(), ...projects]
}

const formatEvent = (data: Readonly<Record<string, unknown>>): string => {
  const name = firstOf(data.event, data.event_name)
  const url = textOf(data.event_url)
  const address = Object.values(recordOf(data.address)).map(textOf).filter(Boolean).join(', ')
  const facts = [
    url && name ? `[${name}](${url})` : name,
    dayOf(firstOf(data.event_start, name ? data.date : '')),
    textOf(data.location),
    address,
  ].filter(Boolean)
  const abstract = textOf(data.abstract)
  return [facts.join(', '), abstract].filter(Boolean).join('\n\n')
}

const readNews = async (reading: Reading): Promise<Entry[]> => {
  const { layout, authors } = reading
  const sections = ['blog', 'post', 'posts', 'news', 'events', 'event', 'talk', 'talks']
  const bundles = new Map(bundlesIn(layout, sections).map((each) => [each.name, each]))
  const entries = await readDocuments(layout.files, [...bundles.keys()], 'news', (document) => {
    const { name, data } = document
    const { slug = '', address = '' } = bundles.get(name) ?? {}
    const body = readText(reading, document, address)
    const writers = textsOf(data.authors).map((each) => {
      const author = authors.find((one) => one.slug === each)
      return { name: author?.entry.title ?? each, key: author?.entry.key }
    })
    const hidden = hiddenInHugo(data, layout.config)
    return newsEntry(
      {
        key: `news/${name}`,
        source: name,
        title: textOf(data.title) || slug,
        summary: textOf(data.summary),
        day: dayOf(data.date),
        body: { ...body, text: [formatEvent(data), body.text].filter(Boolean).join('\n\n') },
        picture: featuredBeside(layout, name),
        isDraft: hidden.length > 0,
        addresses: oldUrlsOf(data, address),
        notes: [
          ...hidden,
          ...dateNotes(data.date),
          ...tagNotes(data),
          ...leftKeys(data, handledKeys),
        ],
      },
      writers,
    )
  })
  return entries.toSorted((one, other) =>
    String(other.fields.date ?? '').localeCompare(String(one.fields.date ?? '')),
  )
}

/** Joins the texts of a page's blocks, and lists the blocks that have none. */
const joinBlocks = (data: Readonly<Record<string, unknown>>): { text: string; left: string[] } => {
  const sections = recordsOf(data.sections)
  const texts: string[] = []
  const left: string[] = []
  for (const section of sections) {
    const { title, text } = recordOf(section.content)
    if (isYes(section.demo)) continue
    if (textOf(text))
      texts.push([title ? `## ${textOf(title)}` : '', textOf(text)].filter(Boolean).join('\n\n'))
    else left.push(firstOf(section.block, section.widget))
  }
  return { text: texts.join('\n\n'), left: left.filter(Boolean) }
}

const readPages = (reading: Reading): Promise<Entry[]> => {
  const { layout } = reading
  const { files, content } = layout
  const names = files.below(content, /\.(?:md|markdown)$/).filter((name) => !files.isUsed(name))
  return readDocuments(files, names, 'page', (document) => {
    const { name, data } = document
    const blocks = joinBlocks(data)
    const inner = name.slice(content.length)
    const address = `/${inner.replace(/(?:^|\/)_?index\.[\w.-]+$/, '').replace(/\.\w+$/, '')}`
    const body = `${document.body}\n\n${blocks.text}`
    const text = readText(reading, { ...document, body }, address)
    if (text.text === '' && !text.isLeftOut) {
      files.leave(name, 'It only shows what Salus makes itself')
      return undefined
    }
    const isList = /(?:^|\/)_index\.[\w.-]+$/.test(inner) || /^home\//.test(inner)
    const hidden = isList ? [keptAsDraft] : hiddenInHugo(data, layout.config)
    const notes = [
      ...hidden,
      ...(blocks.left.length > 0 ? [`Blocks that stay out: ${blocks.left.join(', ')}`] : []),
      ...leftKeys(data, handledKeys),
    ]
    const title = textOf(data.title) || (inner.startsWith('_index') ? 'Home' : address.slice(1))
    return pageEntry(
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

/** Supports the current layout and that of Wowchemy and Academic. */
export const hugoblox: Importer = {
  system: 'hugoblox',
  recognises: (files) =>
    files.below('data/authors/', /\.ya?ml$/).length > 0 ||
    files.below('content/', /^content\/(?:[\w-]+\/)?(?:authors|publications?|projects?)\//).length >
      0,
  read: async (files) => {
    const layout = await readLayout(files)
    const authors = await readAuthors(layout)
    const reading = { layout, authors }
    return [
      ...authors.map(({ entry }) => entry),
      ...teamsOf(authors, 'Members'),
      ...(await readProjects(reading)),
      ...(await readPublications(layout, authors)),
      ...(await readNews(reading)),
      ...(await readPages(reading)),
      ...sectionsOf(layout).flatMap((section) => oldList(`/${section}`, layout.content + section)),
    ]
  },
}
