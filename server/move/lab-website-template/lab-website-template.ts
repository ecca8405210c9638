import { normalizePath } from '#contract/pages.ts'
import { articleToNews, articleToProject, createProjectCategoryCollector } from '../articles.ts'
import { chooseJekyllMainLanguage, type MainLanguageFileFilter } from '../choose-language.ts'
import { readAllKeys, readFrontMatterFiles, readYamlOrTomlFile } from '../documents.ts'
import { jekyllDraftNotes, jekyllPostDraftNotes } from '../draft-notes.ts'
import { importPage, sortPagesByMenu } from '../import-page.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import {
  createJekyllUrlLookup,
  type JekyllSettings,
  jekyllPostUrl,
  jekyllRedirectsFrom,
  jekyllTextFilePattern,
  listFormerUrls,
  parsePostFileName,
  readJekyllSettings,
} from '../jekyll.ts'
import { readPeopleDataFiles } from '../jekyll-people/data-files.ts'
import { readPeopleCollections } from '../jekyll-people/people-collections.ts'
import { hasLostJekyllParts, listsOfJekyllPage } from '../list-blocks.ts'
import { combinePeople } from '../people/combine-people.ts'
import { readTeamOrder } from '../people/group-order.ts'
import type { OldSitePerson } from '../person-entry.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { addSiteEntry } from '../site-item/add-site-entry.ts'
import { findJekyllHome, listReadJekyllPages, readJekyllFacts } from '../site-item/jekyll-facts.ts'
import { convertMarkdownText } from '../text/body.ts'
import { joinParagraphs, splitSummary } from '../text/split-summary.ts'
import { nonEmptyTexts, toIsoDay, toRecord, toText, unreadableDateNotes } from '../text/values.ts'
import { exampleTextsOf, isThemeExample } from '../theme-examples.ts'
import { readLabPublications } from './citations.ts'
import { readLabMembers } from './lab-members.ts'

const markdown = /\.(?:md|markdown)$/

const readProjects = async (files: SiteFiles): Promise<ImportedEntry[]> => {
  const [source] = files.below('_data/', /^_data\/(?:projects|tools|resources)\.ya?ml$/)
  if (source === undefined) return []
  const categories = createProjectCategoryCollector(source)
  const list = await readYamlOrTomlFile(files, source)
  const projects = (Array.isArray(list) ? list : []).flatMap((each, at) =>
    readAllKeys(toRecord(each), (project) => {
      const text = toText(project.description)
      const body = convertMarkdownText(text, 'jekyll', { files, from: source })
      const image = toText(project.image)
      const picture = files.picture(image, source)
      const repo = toText(project.repo)
      const links = [toText(project.link), repo && `https://github.com/${repo}`]
      const tags = nonEmptyTexts(project.tags)
      return articleToProject(
        {
          key: `project/${at}`,
          source: `${source}:${at + 1}`,
          title: toText(project.title),
          isExample: isThemeExample(source, exampleTextsOf({ data: toRecord(each) })),
          summary: toText(project.subtitle),
          body,
          picture,
          notes: [
            ...missingPictureNotes(image, picture),
            ...(tags.length > 1 ? [`Tags that stay out: ${tags.slice(1).join(', ')}`] : []),
          ],
        },
        {
          category: categories.keyOf(tags[0] ?? ''),
          references: links.filter((address) => address !== ''),
        },
      )
    }),
  )
  return [...categories.entries(), ...projects]
}

interface Reading {
  readonly files: SiteFiles
  readonly settings: JekyllSettings
  readonly lang: MainLanguageFileFilter
}

const readPosts = (
  { files, settings, lang }: Reading,
  people: readonly OldSitePerson[],
): Promise<ImportedEntry[]> =>
  readFrontMatterFiles(
    files,
    lang
      .own([
        ...files.below('_drafts/', jekyllTextFilePattern),
        ...files.below('_posts/', jekyllTextFilePattern),
      ])
      .toReversed(),
    'news',
    ({ name, data, body }) => {
      const { day } = parsePostFileName(name)
      const address = jekyllPostUrl(settings, name, data)
      const addressOf = createJekyllUrlLookup(settings)
      const place = { files, from: name, bases: settings.bases, address, addressOf }
      const { summary, lead } = splitSummary(data.description, data.excerpt, data.subtitle)
      const whole = [lead, body].filter(Boolean).join('\n\n')
      const text = convertMarkdownText(whole, 'jekyll', place)
      const tags = [...nonEmptyTexts(data.tags), ...nonEmptyTexts(data.categories)]
      const image = toText(data.image)
      const picture = files.picture(image, name)
      const date = toIsoDay(data.date) || day
      const hidden = jekyllPostDraftNotes(name, data, date, settings.config)
      const writers = nonEmptyTexts(data.author).map((author) => {
        const person = people.find(({ key }) => key === `person/${author}`)
        return { name: person?.entry.title ?? author, key: person?.entry.key }
      })
      return articleToNews(
        {
          key: `news/${name}`,
          source: name,
          title: toText(data.title),
          summary,
          day: date,
          body: text,
          picture,
          isDraft: hidden.length > 0,
          addresses: name.startsWith('_drafts/') ? [] : listFormerUrls(data, address),
          notes: [
            ...hidden,
            ...unreadableDateNotes(data.date),
            ...missingPictureNotes(image, picture),
            ...(tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []),
          ],
        },
        writers,
      )
    },
  )

const generatedPages =
  /^(?:team|members|projects|research|publications|blog|news|index|home|404)(?:\/index)?\.md$/

const readPages = async ({ files, settings, lang }: Reading): Promise<ImportedEntry[]> => {
  const names = lang
    .own(files.names)
    .filter(
      (name) =>
        markdown.test(name) && !/(?:^|\/)_|^(?:README|LICENSE|CITATION|\.github)/i.test(name),
    )
  const menuPositions = new Map<string, number>()
  const pages = await readFrontMatterFiles(files, names, 'page', ({ name, data, body }) => {
    const addressOf = createJekyllUrlLookup(settings)
    const address = toText(data.permalink) || addressOf(name)
    const place = { files, from: name, bases: settings.bases, address, addressOf }
    const title = toText(data.title) || 'Home'
    const hidden = jekyllDraftNotes(data)
    const isInMenu = 'nav' in data
    if (isInMenu)
      menuPositions.set(normalizePath(address), Number(toRecord(data.nav).order) || 1_000)
    return importPage(files, {
      article: {
        key: `page/${name}`,
        source: name,
        title,
        body: convertMarkdownText(body, 'jekyll', place),
        lead: joinParagraphs(data.subtitle, data.description),
        isDraft: hidden.length > 0,
        notes: hidden,
      },
      address,
      formerUrls: jekyllRedirectsFrom(data),
      menu: isInMenu ? title : '',
      isReplaced: generatedPages.test(name),
      lists: listsOfJekyllPage(body),
      hasLostParts: hasLostJekyllParts(body),
    })
  })
  return sortPagesByMenu(pages, menuPositions)
}

export const labWebsiteImporter: SiteImporter = {
  system: 'lab-website-template',
  recognises: (files) =>
    files.below('_members/', markdown).length > 0 ||
    files.below('_data/citations.', /\.ya?ml$/).length > 0,
  read: async (files) => {
    const settings = await readJekyllSettings(files, ['_posts/'])
    const lang = chooseJekyllMainLanguage(files, settings.config)
    const reading = { files, settings, lang }
    const site = { files, settings, language: lang }
    const people = [
      ...(await readLabMembers(site)),
      ...(await readPeopleCollections(site, ['members'])),
      ...(await readPeopleDataFiles(site)),
    ]
    const { entries, listings } = combinePeople(people, {
      otherwise: 'Members',
      order: await readTeamOrder(files, people),
    })
    const all = [
      ...entries,
      ...(await readProjects(files)),
      ...(await readLabPublications(files)),
      ...(await readPosts(reading, listings)),
      ...(await readPages(reading)),
    ]
    const pages = lang.own(listReadJekyllPages(files))
    const home = findJekyllHome(pages)
    const facts = await readJekyllFacts(files, settings, home, pages)
    return addSiteEntry(all, facts, [`page/${home}`])
  },
}
