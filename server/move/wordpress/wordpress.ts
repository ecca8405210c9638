import { appendAll } from '#contract/list/any-length.ts'
import { normalizedWordPressUrlOf } from '#server/base/redirect/numbered.ts'
import {
  articleToNews,
  articleToProject,
  createProjectCategoryCollector,
  isEmptyArticle,
} from '../articles.ts'
import { futureDateNotes } from '../draft-notes.ts'
import { importPage } from '../import-page.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import { listsOfWordPressPage } from '../list-blocks.ts'
import { combinePeople } from '../people/combine-people.ts'
import { cleanPersonName } from '../people/person-name.ts'
import { type OldSitePerson, toOldSitePerson } from '../person-entry.ts'
import { fileLinkPlaceholder } from '../placeholders.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { addSiteEntry } from '../site-item/add-site-entry.ts'
import { isWordPressHome, readWordPressFacts } from '../site-item/wordpress-facts.ts'
import { type ConvertedText, convertWordPressText } from '../text/body.ts'
import { formatImageHtml } from '../text/liquid.ts'
import { isPictureUrl, plainTextOfHtml } from '../text/markdown.ts'
import { isThemeExample } from '../theme-examples.ts'
import { convertPageBuilders } from './builders.ts'
import {
  isWordPressExport,
  parseWordPressExport,
  type WordPressExport,
  type WordPressItem,
} from './export.ts'
import { addParagraphs } from './paragraphs.ts'
import { insertSharedBlocks } from './shared-blocks.ts'
import { findUploadedDocument, findUploadedPicture, isUploadKept } from './uploads.ts'
import { createLanguageFilter, pickMainLanguage } from './wordpress-language.ts'

const xmlFilesIn = (files: SiteFiles): string[] =>
  files.names.filter((name) => /\.xml$/i.test(name))

interface Reading {
  readonly files: SiteFiles
  readonly source: string
  readonly site: WordPressExport
  /** URL paths of entries by their short URLs, such as `/?p=12`. */
  readonly aliases: ReadonlyMap<string, string>
}

const archivedPicture = /(<img\b[^>]{0,3000}?\bsrc\s*=\s*["'])([^"']{1,2000})(["'])/gi
const archivedDocument = /(<a\b[^<>]{0,3000}?\bhref\s*=\s*["'])([^"']{1,2000})(["'])/gi

const withArchivedFiles = (html: string, files: SiteFiles): string => {
  const replaceWith =
    (find: typeof findUploadedPicture) =>
    (tag: string, before: string, address: string, after: string): string => {
      const file = find(files, address)
      return file ? `${before}${fileLinkPlaceholder(file)}${after}` : tag
    }
  return html
    .replaceAll(archivedPicture, replaceWith(findUploadedPicture))
    .replaceAll(archivedDocument, replaceWith(findUploadedDocument))
}

/** Replaces gallery shortcodes with pictures. Without ids, a gallery shows the pictures uploaded to its text. */
const withGalleries = (html: string, { items }: WordPressExport, text: string): string =>
  html.replaceAll(/\[gallery\b([^\][]{0,3000})\]/gi, (tag, rest: string) => {
    const ids = /\bids=["']?([\d,\s]{1,2000})/i.exec(rest)?.[1]
    const shown = (ids ?? '').split(',').map((id) => id.trim())
    const attached = items.filter(({ type }) => type === 'attachment')
    const pictures = ids
      ? shown.flatMap((id) => attached.find((item) => item.id === id) ?? [])
      : attached.filter(({ parent, attachment }) => parent === text && isPictureUrl(attachment))
    const images = pictures.map(({ attachment, meta, excerpt }) =>
      formatImageHtml(
        attachment,
        meta.get('_wp_attachment_image_alt') ?? '',
        plainTextOfHtml(excerpt),
      ),
    )
    return images.length > 0 ? `\n\n${images.join('\n\n')}\n\n` : tag
  })

const builderDataReason = 'Its text is in the data of a page builder, which Salus does not read'

/** Whether a page builder keeps the text of an item in a custom field of its own. */
const hasBuilderData = ({ meta }: WordPressItem): boolean =>
  ['_elementor_data', '_fl_builder_data', '_themify_builder_settings_json', 'panels_data'].some(
    (name) => (meta.get(name) ?? '').length > 2,
  )

const pathOf = (link: string): string => URL.parse(link, 'http://localhost')?.pathname ?? ''

const bodyOf = (
  { files, source, site, aliases }: Reading,
  html: string,
  { id, link }: WordPressItem,
): ConvertedText => {
  const place = { files, from: source, bases: site.bases, address: pathOf(link), aliases }
  const pictureOf = (number: string) => site.items.find((each) => each.id === number)?.attachment
  const complete = insertSharedBlocks(html, site)
  const whole = convertPageBuilders(withGalleries(complete.text, site, id), pictureOf)
  const body = convertWordPressText(addParagraphs(withArchivedFiles(whole, files)), place)
  return { ...body, notes: [...body.notes, ...complete.notes] }
}

/** Returns notes if the old site does not show an item to everyone. */
const draftNotes = ({ status, password, day }: WordPressItem): string[] => {
  if (password !== '') return ['Kept as a draft: it asks for a password']
  if (status === 'publish') return []
  return status === 'future'
    ? futureDateNotes(day)
    : [`Kept as a draft, as it was (${status || 'no status'})`]
}
const isPublic = (item: WordPressItem): boolean => draftNotes(item).length === 0

/** Builds a note about custom fields of plugins. Names with a leading underscore are internal. */
const customFieldNotes = ({ meta }: WordPressItem): string[] => {
  const names = [...meta].filter(([name, value]) => !name.startsWith('_') && value !== '')
  return names.length > 0
    ? [
        `Not kept: ${names
          .map(([name]) => name)
          .slice(0, 20)
          .join(', ')}`,
      ]
    : []
}

const shortUrls = ({ id }: WordPressItem): string[] => {
  const address = normalizedWordPressUrlOf('/', new URLSearchParams({ p: id }))
  return address === null ? [] : [address]
}

const articleOf = (reading: Reading, item: WordPressItem) => {
  const { files, source, site } = reading
  const thumbnail = item.meta.get('_thumbnail_id')
  const shown = site.items.find(({ id, type }) => type === 'attachment' && id === thumbnail)
  const picture = shown && findUploadedPicture(files, shown.attachment)
  const path = pathOf(item.link)
  const [title, excerpt, content] = [item.title, item.excerpt, item.content].map((text) =>
    pickMainLanguage(text, site.language),
  )
  const others = new Set([title, excerpt, content].flatMap((each) => each?.others ?? []))
  const place = `${source}:${item.id}`
  const name = plainTextOfHtml(title?.text ?? '')
  return {
    key: `${item.type}/${item.id}`,
    source: place,
    title: name || `Untitled ${item.id}`,
    isExample: isThemeExample(place, { title: name, texts: [item.excerpt, item.content] }),
    summary: plainTextOfHtml(excerpt?.text ?? '').slice(0, 2_000),
    day: /^\d{4}-\d\d-\d\d$/.test(item.day) && item.day > '0001' ? item.day : '',
    body: bodyOf(reading, content?.text ?? '', item),
    picture,
    isDraft: !isPublic(item),
    addresses: isPublic(item) ? [...(path.length > 1 ? [path] : []), ...shortUrls(item)] : [],
    notes: [
      ...missingPictureNotes(shown?.attachment ?? '', picture),
      ...(others.size > 0
        ? [`Its text in other languages stays out: ${[...others].join(', ')}`]
        : []),
      ...(item.terms.length > 0
        ? [`Tags that stay out: ${item.terms.slice(0, 20).map(plainTextOfHtml).join(', ')}`]
        : []),
      ...customFieldNotes(item),
      ...(item.comments > 0 ? [`${item.comments} comments stay out`] : []),
      ...draftNotes(item),
    ],
  }
}

const aliasesOf = ({ items }: WordPressExport): Map<string, string> =>
  new Map(
    items
      .filter((item) => isPublic(item) && pathOf(item.link).length > 1)
      .flatMap(({ id, link }) =>
        ['p', 'page_id'].map((name) => [`/?${name}=${id}`, pathOf(link)] as const),
      ),
  )

const writersOf = ({ site }: Reading, { creator }: WordPressItem) =>
  creator === '' ? [] : [{ name: site.writers.get(creator) || creator }]

/** Patterns for custom post types that become projects and people. */
const projectType = /^(?:projects?|portfolio|research|research_project)$/
const personType =
  /^(?:people|person|persons|team|team[-_]?members?|members?|staff|faculty|profiles?|tmm)$/
const ignoredTypes = new Set([
  'attachment',
  'nav_menu_item',
  'revision',
  'custom_css',
  'wp_navigation',
  'oembed_cache',
  'customize_changeset',
  'user_request',
  'wp_global_styles',
  'wp_template',
  'wp_template_part',
  'wp_block',
])

const readPeople = (reading: Reading, items: readonly WordPressItem[]): OldSitePerson[] =>
  items.map((item) => {
    const { key, source, title, summary, body, picture, addresses, notes, isDraft } = articleOf(
      reading,
      item,
    )
    const { name, titles } = cleanPersonName(title)
    const fields = {
      name,
      ...(titles.length > 0 && { qualifications: titles.join(', ') }),
      designation: summary,
      about: body.text,
      profilePic: picture ?? '',
    }
    return toOldSitePerson({
      key,
      source,
      addresses,
      teams: [],
      notes: [...notes, ...body.notes],
      fields: { ...fields, ...(isDraft && { status: 'draft' }) },
    })
  })

const menuLabelsByPage = ({ items }: WordPressExport): Map<string, string> =>
  new Map(
    items
      .filter(
        ({ type, meta }) => type === 'nav_menu_item' && meta.get('_menu_item_object') === 'page',
      )
      .map(({ meta, title }) => [meta.get('_menu_item_object_id') ?? '', plainTextOfHtml(title)]),
  )

const reportUnusedItems = ({ files, source, site }: Reading): void => {
  const others = site.items.filter(({ type, attachment }) => {
    if (type !== 'attachment')
      return (
        !ignoredTypes.has(type) &&
        !/^(?:post|page)$/.test(type) &&
        !projectType.test(type) &&
        !personType.test(type)
      )
    return !isUploadKept(files, attachment)
  })
  for (const { type, id, title, attachment } of others) {
    const reason =
      type === 'attachment'
        ? 'A file that no entry shows or links which moves in, or that the archive does not bring'
        : `Entries of the kind “${type}” have no place in Salus`
    files.leave(`${source}:${id}: ${title || attachment}`, reason)
  }
}

const readOne = (reading: Reading): ImportedEntry[] => {
  const { site, files, source } = reading
  const notRead = createLanguageFilter(site)
  const here = site.items.filter(
    ({ status, type }) => status !== 'trash' && status !== 'auto-draft' && !ignoredTypes.has(type),
  )
  const live = here.filter((item) => notRead(item) === undefined)
  for (const item of here) {
    const reason = notRead(item)
    if (reason) files.leave(`${source}:${item.id}: ${plainTextOfHtml(item.title)}`, reason)
  }
  for (const { id, title } of site.items.filter(({ status }) => status === 'trash')) {
    files.leave(`${source}:${id}: ${title}`, 'It was in the trash')
  }
  const menu = menuLabelsByPage(site)
  const categories = createProjectCategoryCollector(source)
  const of = (isWanted: (type: string) => boolean) => live.filter(({ type }) => isWanted(type))
  const people = readPeople(
    reading,
    of((type) => personType.test(type)),
  )
  const projects = of((type) => projectType.test(type)).map((item) =>
    articleToProject(articleOf(reading, item), { category: categories.keyOf(item.terms[0] ?? '') }),
  )
  const news = of((type) => type === 'post')
    .toSorted((one, other) => other.day.localeCompare(one.day))
    .map((item) => articleToNews(articleOf(reading, item), writersOf(reading, item)))
  const pages = of((type) => type === 'page').flatMap((item) => {
    const { addresses, ...article } = articleOf(reading, item)
    const path = pathOf(item.link)
    const isHome = item.link !== '' && isWordPressHome(item)
    const label = `${article.source}: ${article.title}`
    if (isEmptyArticle(article) && hasBuilderData(item)) files.leave(label, builderDataReason)
    return importPage(files, {
      article,
      label,
      address: path === '/' && !isHome ? '' : path,
      formerUrls: addresses.filter((address) => address !== path),
      menu: menu.get(item.id) ?? '',
      isReplaced: isHome,
      lists: listsOfWordPressPage(item.content),
    })
  })
  reportUnusedItems(reading)
  return [
    ...combinePeople(people, { otherwise: 'Members' }).entries,
    ...categories.entries(),
    ...projects,
    ...news,
    ...pages,
  ]
}

/** Reads an export file, alone or in a ZIP with its uploads. */
export const wordpressImporter: SiteImporter = {
  system: 'wordpress',
  recognises: async (files) => {
    for (const name of xmlFilesIn(files)) if (isWordPressExport(await files.text(name))) return true
    return false
  },
  read: async (files) => {
    const entries: ImportedEntry[] = []
    for (const source of xmlFilesIn(files)) {
      const text = await files.text(source)
      if (!isWordPressExport(text)) files.leave(source, 'It is no export of WordPress')
      else {
        const site = parseWordPressExport(text)
        const homes = site.items.filter(isWordPressHome).map(({ id }) => `page/${id}`)
        const read = readOne({ files, source, site, aliases: aliasesOf(site) })
        const hasSite = entries.some(({ kind }) => kind === 'site')
        const facts = readWordPressFacts(files, source, site)
        appendAll(entries, hasSite ? read : addSiteEntry(read, facts, homes))
      }
    }
    return entries
  },
}
