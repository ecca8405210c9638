import { normalizePath } from '#contract/pages.ts'
import { articleToNews, articleToProject, createProjectCategoryCollector } from '../articles.ts'
import { chooseJekyllMainLanguage, type MainLanguageFileFilter } from '../choose-language.ts'
import { readDataPublications } from '../data-publications.ts'
import { readFrontMatterFiles } from '../documents.ts'
import { jekyllDraftNotes, jekyllPostDraftNotes } from '../draft-notes.ts'
import { importPage, sortPagesByMenu } from '../import-page.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import {
  createJekyllUrlLookup,
  fillPermalinkPattern,
  type JekyllSettings,
  jekyllPermalinkPatternOf,
  jekyllPostUrl,
  jekyllRedirectsFrom,
  jekyllTextFilePattern,
  listFormerUrls,
  parsePostFileName,
  readJekyllSettings,
} from '../jekyll.ts'
import { hasLostJekyllParts, listsOfJekyllPage } from '../list-blocks.ts'
import { combinePeople } from '../people/combine-people.ts'
import { readTeamOrder } from '../people/group-order.ts'
import type { OldSitePerson } from '../person-entry.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { addSiteEntry } from '../site-item/add-site-entry.ts'
import { findJekyllHome, listReadJekyllPages, readJekyllFacts } from '../site-item/jekyll-facts.ts'
import { convertMarkdownText } from '../text/body.ts'
import { findDocument } from '../text/own-url.ts'
import { joinParagraphs } from '../text/split-summary.ts'
import {
  firstNonEmptyText,
  isTrueOrYes,
  nonEmptyTexts,
  toIsoDay,
  toText,
  unreadableDateNotes,
} from '../text/values.ts'
import { readAlFolioPublications } from './bibliography.ts'
import { readAlFolioPeople, readCoauthorSpellings } from './people.ts'
import { readGroupFrontPage } from './read-front-page.ts'

const fileFolders = ['assets/img', 'assets/images', 'images', 'img', 'assets/pdf']

interface Reading {
  readonly files: SiteFiles
  readonly settings: JekyllSettings
  readonly language: MainLanguageFileFilter
}

const textContextOf = (
  { files, settings }: Pick<Reading, 'files' | 'settings'>,
  from: string,
  address: string,
) => ({
  files,
  from,
  folders: fileFolders,
  bases: settings.bases,
  address,
  addressOf: createJekyllUrlLookup(settings),
})

const slugOf = (name: string): string => name.replace(/^.*\//, '').replace(/\.\w+$/, '')

const readProjects = async ({ files, settings, language }: Reading): Promise<ImportedEntry[]> => {
  const categories = createProjectCategoryCollector('_projects/')
  const names = language.own(files.below('_projects/', jekyllTextFilePattern))
  const positions = new Map<string, number>()
  const projects = await readFrontMatterFiles(files, names, 'project', ({ name, data, body }) => {
    const img = toText(data.img)
    const picture = files.picture(img, name, fileFolders)
    const address = toText(data.permalink) || createJekyllUrlLookup(settings)(name)
    const links = [data.redirect, data.github, data.url].map(toText).filter(Boolean)
    const place = textContextOf({ files, settings }, name, address)
    const documents = links.filter((link) => findDocument(link, place) !== undefined)
    const tags = nonEmptyTexts(data.tags)
    const hidden = jekyllDraftNotes(data)
    positions.set(name, Number(data.importance) || 1_000)
    return articleToProject(
      {
        key: `project/${slugOf(name)}`,
        source: name,
        title: toText(data.title) || slugOf(name),
        summary: toText(data.description),
        body: convertMarkdownText(
          [body, ...documents.map((link) => `[${toText(data.title)}](<${link}>)`)].join('\n\n'),
          'jekyll',
          place,
        ),
        picture,
        isDraft: hidden.length > 0,
        addresses: listFormerUrls(data, address),
        notes: [
          ...hidden,
          ...missingPictureNotes(img, picture),
          ...(tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []),
        ],
      },
      {
        category: categories.keyOf(toText(data.category)),
        references: links.filter((link) => !documents.includes(link)),
      },
    )
  })
  const positionOf = ({ source }: ImportedEntry) => positions.get(source) ?? Number.MAX_VALUE
  return [
    ...categories.entries(),
    ...projects.toSorted((one, other) => positionOf(one) - positionOf(other)),
  ]
}

const newestFirst = (entries: ImportedEntry[]): ImportedEntry[] =>
  entries.toSorted((one, other) =>
    String(other.fields.date ?? '').localeCompare(String(one.fields.date ?? '')),
  )

const readNews = async ({ files, settings, language }: Reading): Promise<ImportedEntry[]> => {
  const names = [
    ...language.own(files.below('_news/', jekyllTextFilePattern)),
    ...language.own(files.below('_posts/', jekyllTextFilePattern)),
    ...language.own(files.below('_drafts/', jekyllTextFilePattern)),
  ]
  const entries = await readFrontMatterFiles(files, names, 'news', ({ name, data, body }) => {
    const isPost = !name.startsWith('_news/')
    const { day, slug } = parsePostFileName(name)
    const date = toIsoDay(data.date) || day
    const named = { day: date, slug, collection: 'news' }
    const address = isPost
      ? jekyllPostUrl(settings, name, data)
      : toText(data.permalink) ||
        fillPermalinkPattern(jekyllPermalinkPatternOf(settings, 'news'), named)
    const tags = [...nonEmptyTexts(data.tags), ...nonEmptyTexts(data.categories)]
    const hidden = isPost
      ? jekyllPostDraftNotes(name, data, date, settings.config)
      : jekyllDraftNotes(data)
    return articleToNews({
      key: `news/${name}`,
      source: name,
      title: toText(data.title),
      summary: toText(data.description),
      day: date,
      body: convertMarkdownText(body, 'jekyll', textContextOf({ files, settings }, name, address)),
      picture: files.picture(
        firstNonEmptyText(data.thumbnail, data.img, data.image),
        name,
        fileFolders,
      ),
      isDraft: hidden.length > 0,
      addresses:
        isTrueOrYes(data.inline) || name.startsWith('_drafts/')
          ? []
          : listFormerUrls(data, address),
      notes: [
        ...hidden,
        ...unreadableDateNotes(data.date),
        ...(tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []),
      ],
    })
  })
  return newestFirst(entries)
}

const isGeneratedPage = (name: string, data: Readonly<Record<string, unknown>>): boolean =>
  /^(?:about|profiles|bib|distill_list|cv|book-shelf)$/.test(toText(data.layout)) ||
  /^(?:people|profiles|projects?|publications?|news|blog|404|team|members)$/.test(slugOf(name))

const readPages = async (
  { files, settings, language }: Reading,
  importedFiles: ReadonlySet<string>,
): Promise<ImportedEntry[]> => {
  const names = language.own([
    ...files.below('_pages/', jekyllTextFilePattern),
    ...files.names.filter(
      (name) =>
        /^[^/_.][^/]*\.(?:md|markdown)$/.test(name) &&
        !/^(?:README|LICENSE|CONTRIBUTING|INSTALL|CUSTOMIZE|FAQ|CHANGELOG)/i.test(name),
    ),
  ])
  const menuPositions = new Map<string, number>()
  const pages = await readFrontMatterFiles(files, names, 'page', ({ name, data, body }) => {
    const address = toText(data.permalink) || `/${slugOf(name)}`
    // Skips pages whose text was already imported with a person.
    if (importedFiles.has(name)) return undefined
    const isInMenu = isTrueOrYes(data.nav)
    const title = toText(data.title) || slugOf(name)
    const links = [data.redirect, data.cv_pdf].map(toText).filter(Boolean)
    if (isInMenu) menuPositions.set(normalizePath(address), Number(data.nav_order) || 1_000)
    const hidden = jekyllDraftNotes(data)
    const text = convertMarkdownText(
      [body, ...links.map((link) => `[${title}](<${link}>)`)].join('\n\n'),
      'jekyll',
      textContextOf({ files, settings }, name, address),
    )
    return importPage(files, {
      article: {
        key: `page/${name}`,
        source: name,
        title,
        body: text,
        lead: joinParagraphs(data.description, data.subtitle),
        isDraft: hidden.length > 0,
        notes: hidden,
      },
      address,
      formerUrls: jekyllRedirectsFrom(data),
      menu: isInMenu ? title : '',
      isReplaced: isGeneratedPage(name, data),
      lists: listsOfJekyllPage(body),
      hasLostParts: hasLostJekyllParts(body),
    })
  })
  return sortPagesByMenu(pages, menuPositions)
}

const withSpellings = (
  person: OldSitePerson,
  spellings: (name: string) => readonly string[],
): OldSitePerson => {
  const { entry } = person
  const otherNames = [...nonEmptyTexts(entry.fields.otherNames), ...spellings(entry.title)]
  return { ...person, entry: { ...entry, fields: { ...entry.fields, otherNames } } }
}

/** Folders of texts and data, whatever a hand-made site calls them. */
const contentFolder = /^_(?!(?:includes|layouts|plugins|sass|site)\/)[\w-]+\/./

export const alFolioImporter: SiteImporter = {
  system: 'al-folio',
  recognises: (files) =>
    ['_config.yml', '_config.yaml'].some(files.has) &&
    files.names.some((name) => contentFolder.test(name)),
  read: async (files) => {
    const pictureFolders = ['_posts/', '_pages/', '_projects/', '_news/']
    const settings = await readJekyllSettings(files, pictureFolders)
    const language = chooseJekyllMainLanguage(files, settings.config)
    const reading = { files, settings, language }
    const spellings = await readCoauthorSpellings(files)
    const found = (await readAlFolioPeople(reading)).map((person) =>
      withSpellings(person, spellings),
    )
    const { entries } = combinePeople(found, {
      otherwise: 'Members',
      order: await readTeamOrder(files, found),
    })
    const frontPage = await readGroupFrontPage(reading)
    const importedFiles = [...found.map(({ entry }) => entry), ...frontPage].map(
      ({ source }) => source,
    )
    const all = [
      ...entries,
      ...(await readProjects(reading)),
      ...(await readAlFolioPublications(files)),
      ...(await readDataPublications(files)),
      ...(await readNews(reading)),
      ...frontPage,
      ...(await readPages(reading, new Set(importedFiles))),
    ]
    const pages = language.own(listReadJekyllPages(files))
    const home = findJekyllHome(pages)
    const facts = await readJekyllFacts(files, settings, home, pages)
    return addSiteEntry(all, facts, [`page/${home}`, 'person/owner'])
  },
}
