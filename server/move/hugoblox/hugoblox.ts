import { articleToNews, articleToProject, createProjectCategoryCollector } from '../articles.ts'
import { type NamedFrontMatterDocument, readFrontMatterFiles } from '../documents.ts'
import { hugoDraftNotes } from '../draft-notes.ts'
import { importPage, sortPagesByMenu } from '../import-page.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import { listsOfHugoSections } from '../list-blocks.ts'
import { buildOldListRedirects } from '../old-lists.ts'
import { combinePeople } from '../people/combine-people.ts'
import { entryLinkPlaceholder } from '../placeholders.ts'
import { addSiteEntry } from '../site-item/add-site-entry.ts'
import { readHugoFacts, readHugoHomePages } from '../site-item/hugo-facts.ts'
import { type ConvertedText, convertMarkdownText } from '../text/body.ts'
import { findDocument } from '../text/own-url.ts'
import { joinParagraphs, splitSummary } from '../text/split-summary.ts'
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
import { readHugoLinks } from './links.ts'
import { hugoAliasesOf, hugoUrlOf, hugoUrlsOf } from './old-urls.ts'

interface Reading {
  readonly layout: HugoSite
  readonly authors: readonly HugoAuthor[]
}

const textContextOf = ({ files, bases, addressOf }: HugoSite, from: string, address: string) => ({
  files,
  from,
  folders: hugoPictureFolders,
  bases,
  address,
  addressOf,
})

const readText = (
  { layout }: Reading,
  { name, body }: NamedFrontMatterDocument,
  address: string,
): ConvertedText => convertMarkdownText(body, 'hugo', textContextOf(layout, name, address))

const tagNotes = (data: Readonly<Record<string, unknown>>, from = 0): string[] => {
  const tags = [...nonEmptyTexts(data.tags), ...nonEmptyTexts(data.categories)].slice(from)
  return tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []
}

const dateNotes = (data: Readonly<Record<string, unknown>>): string[] => {
  const date = toIsoDay(data.date) || toText(data.date)
  return date ? [`Its date stays out: ${date}`] : []
}

/** Returns notes on parts of the picture's description that no field keeps, such as the name of the photographer. */
const pictureNotes = (data: Readonly<Record<string, unknown>>): string[] => {
  const caption = toText(toRecord(data.image).caption)
  return caption ? [`The caption of its picture stays out: ${caption}`] : []
}

const readProjects = async (reading: Reading): Promise<ImportedEntry[]> => {
  const { layout, authors } = reading
  const bundles = new Map(
    listHugoContentFiles(layout, ['projects', 'project']).map((each) => [each.name, each]),
  )
  const categories = createProjectCategoryCollector(`${layout.content}projects/`)
  /** Weight and date by file. Hugo sorts a list by these. */
  const order = new Map<string, readonly [number, string]>()
  const projects = await readFrontMatterFiles(
    layout.files,
    [...bundles.keys()],
    'project',
    (document) => {
      const { name, data } = document
      const { slug = '', address = '' } = bundles.get(name) ?? {}
      const { summary, lead } = splitSummary(data.summary, data.subtitle, data.description)
      const { weight } = data
      order.set(name, [Number(weight) || Number.POSITIVE_INFINITY, toIsoDay(data.date)])
      const keys = nonEmptyTexts(data.authors).flatMap(
        (each) => authors.find((author) => author.slug === each)?.entry.key ?? [],
      )
      const place = textContextOf(layout, name, address)
      const links = readHugoLinks(data)
      const documents = links.filter(({ url }) => findDocument(url, place) !== undefined)
      const after = documents.map(({ label, url }) => `[${label || url}](<${url}>)`).join(' · ')
      const body = [lead, document.body, after].filter(Boolean).join('\n\n')
      const hidden = hugoDraftNotes(data, layout.config)
      return articleToProject(
        {
          key: `project/${slug}`,
          source: name,
          title: toText(data.title) || slug,
          summary,
          body: readText(reading, { ...document, body }, address),
          picture: findFeaturedPicture(layout, name),
          isDraft: hidden.length > 0,
          addresses: hugoUrlsOf(data, address),
          notes: [...hidden, ...tagNotes(data, 1), ...dateNotes(data), ...pictureNotes(data)],
        },
        {
          category: categories.keyOf(
            nonEmptyTexts(data.tags)[0] ?? nonEmptyTexts(data.categories)[0] ?? '',
          ),
          contributors: keys,
          references: links
            .filter((link) => !documents.includes(link))
            .map(({ label, url }) => (label ? `${label}: ${url}` : url)),
        },
      )
    },
  )
  const [last, none] = [Number.POSITIVE_INFINITY, '']
  const ordered = projects.toSorted((one, other) => {
    const [weight, day] = order.get(one.source) ?? [last, none]
    const [otherWeight, otherDay] = order.get(other.source) ?? [last, none]
    // The difference of two infinite weights is no number, which counts as equal.
    return weight - otherWeight || otherDay.localeCompare(day)
  })
  return [...categories.entries(), ...ordered]
}

const formatEvent = (data: Readonly<Record<string, unknown>>): string => {
  const url = toText(data.event_url)
  const name = firstNonEmptyText(data.event, data.event_name)
  const words = name || url
  const start = toIsoDay(firstNonEmptyText(data.event_start, words ? data.date : ''))
  const end = toIsoDay(firstNonEmptyText(data.event_end, data.date_end))
  const address = [data.address].flatMap((each) =>
    typeof each === 'string' ? each : Object.values(toRecord(each)).map(toText),
  )
  const facts = [
    url ? `[${words}](${url})` : name,
    end === '' || end === start ? start : `${start}–${end}`,
    toText(data.location),
    address.filter(Boolean).join(', '),
  ].filter(Boolean)
  const abstract = toText(data.abstract)
  return [facts.join(', '), abstract].filter(Boolean).join('\n\n')
}

const readNews = async (
  reading: Reading,
  projects: readonly ImportedEntry[],
): Promise<ImportedEntry[]> => {
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
      const { summary, lead } = splitSummary(data.summary, data.subtitle, data.description)
      const links = readHugoLinks(data).map(({ label, url }) => `[${label || url}](<${url}>)`)
      const about = nonEmptyTexts(data.projects).flatMap((each) => {
        const project = projects.find(({ key }) => key === `project/${each}`)
        return project ? `[${project.title}](${entryLinkPlaceholder(project.key)})` : each
      })
      const after = [links.join(' · '), about.length > 0 && `Projects: ${about.join(', ')}`]
      const whole = [lead, document.body, ...after].filter(Boolean).join('\n\n')
      const body = readText(reading, { ...document, body: whole }, address)
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
          summary,
          day: toIsoDay(data.date),
          body: { ...body, text: [formatEvent(data), body.text].filter(Boolean).join('\n\n') },
          picture: findFeaturedPicture(layout, name),
          isDraft: hidden.length > 0,
          addresses: hugoUrlsOf(data, address),
          notes: [
            ...hidden,
            ...unreadableDateNotes(data.date),
            ...tagNotes(data),
            ...pictureNotes(data),
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

/**
 * Joins the texts of a page's blocks. `left` names the kinds of the blocks without text, and `isProse` is true if
 * a block exists for its text.
 */
const joinBlocks = (sections: unknown): { text: string; left: string[]; isProse: boolean } => {
  const texts: string[] = []
  const left: string[] = []
  let isProse = false
  for (const section of toRecords(sections)) {
    const { title, subtitle, text } = toRecord(section.content)
    if (isTrueOrYes(section.demo)) continue
    const words = [title ? `## ${toText(title)}` : '', toText(subtitle), toText(text)]
    if (toText(text)) {
      texts.push(words.filter(Boolean).join('\n\n'))
      isProse ||= section.block === 'markdown'
    } else left.push(firstNonEmptyText(section.block, section.widget))
  }
  return { text: texts.join('\n\n'), left: left.filter(Boolean), isProse }
}

const readPages = async (reading: Reading): Promise<ImportedEntry[]> => {
  const { layout } = reading
  const { files, content } = layout
  const names = files.below(content, /\.(?:md|markdown)$/).filter((name) => !files.isUsed(name))
  const pages = await readFrontMatterFiles(files, names, 'page', (document) => {
    const { name, data } = document
    const blocks = joinBlocks(data.sections)
    const inner = name.slice(content.length)
    const path = `/${inner.replace(/(?:^|\/)_?index\.[\w.-]+$/, '').replace(/\.\w+$/, '')}`
    const address = hugoUrlOf(data, path)
    const isHome = inner.startsWith('_index') || inner.startsWith('home/')
    const links = readHugoLinks(data).map(({ label, url }) => `[${label || url}](<${url}>)`)
    const parts = [document.body.trim(), blocks.text, links.join(' · ')].filter(Boolean)
    const hidden = hugoDraftNotes(data, layout.config)
    const lists = listsOfHugoSections([...toRecords(data.sections), data])
    return importPage(files, {
      article: {
        key: `page/${name}`,
        source: name,
        title: toText(data.title) || (isHome ? 'Home' : path.slice(1)),
        body: readText(reading, { ...document, body: parts.join('\n\n') }, address),
        lead: joinParagraphs(data.summary, data.subtitle, data.description),
        isDraft: hidden.length > 0,
        notes: [
          ...hidden,
          ...(blocks.left.length > 0 ? [`Blocks that stay out: ${blocks.left.join(', ')}`] : []),
          ...dateNotes(data),
          ...tagNotes(data),
          ...pictureNotes(data),
        ],
      },
      address,
      formerUrls: [...(address === path ? [] : [path]), ...hugoAliasesOf(data)],
      menu: layout.menu.get(address) ?? '',
      isReplaced: isHome,
      lists,
      hasLostParts: blocks.left.length > 0 && !blocks.isProse,
    })
  })
  const menu = Array.from(layout.menu.keys(), (path, position) => [path, position] as const)
  return sortPagesByMenu(pages, new Map(menu))
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
    const projects = await readProjects(reading)
    const all = [
      ...entries,
      ...projects,
      ...(await readHugoPublications(layout, { authors, projects, pictureNotes })),
      ...(await readNews(reading, projects)),
      ...(await readPages(reading)),
      ...listHugoSections(layout).flatMap((section) =>
        buildOldListRedirects({ source: layout.content + section, addresses: [`/${section}`] }),
      ),
    ]
    const homes = await readHugoHomePages(layout)
    const facts = await readHugoFacts(
      layout,
      homes.map(({ data }) => data),
    )
    const keys = homes.filter(({ isHome }) => isHome).map(({ name }) => `page/${name}`)
    return addSiteEntry(all, facts, keys)
  },
}
