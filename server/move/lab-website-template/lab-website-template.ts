import {
  articleToCustomPage,
  articleToNews,
  articleToProject,
  builtInPageDraftNote,
  createProjectCategoryCollector,
  isEmptyArticle,
} from '../articles.ts'
import { chooseJekyllMainLanguage, type MainLanguageFileFilter } from '../choose-language.ts'
import { combinePeople } from '../combine-people.ts'
import { readFrontMatterFiles, readYamlOrTomlFile } from '../documents.ts'
import { jekyllDraftNotes, jekyllPostDraftNotes } from '../draft-notes.ts'
import { readTeamOrder } from '../group-order.ts'
import type { ImportedEntry, SiteImporter } from '../importer.ts'
import {
  createJekyllUrlLookup,
  type JekyllSettings,
  jekyllPostUrl,
  jekyllTextFilePattern,
  listFormerUrls,
  parsePostFileName,
  readJekyllSettings,
  unindentHtml,
} from '../jekyll.ts'
import { readPeopleCollections } from '../jekyll-people/collections.ts'
import { readPeopleDataFiles } from '../jekyll-people/data-files.ts'
import { buildOldListRedirect } from '../old-lists.ts'
import type { OldSitePerson } from '../person-entry.ts'
import { missingPictureNotes, type SiteFiles } from '../site/files.ts'
import { convertMarkdownText } from '../text/body.ts'
import { unusedKeyNotes } from '../text/left-keys.ts'
import {
  firstNonEmptyText,
  nonEmptyTexts,
  toIsoDay,
  toRecord,
  toText,
  unreadableDateNotes,
} from '../text/values.ts'
import { exampleTextsOf, isThemeExample } from '../theme-examples.ts'
import { readLabPublications } from './citations.ts'
import { readLabMembers } from './lab-members.ts'

const markdown = /\.(?:md|markdown)$/

const readProjects = async (files: SiteFiles): Promise<ImportedEntry[]> => {
  const [source] = files.below('_data/', /^_data\/(?:projects|tools|resources)\.ya?ml$/)
  if (source === undefined) return []
  const categories = createProjectCategoryCollector(source)
  const list = await readYamlOrTomlFile(files, source)
  const projects = (Array.isArray(list) ? list : []).map((each, at): ImportedEntry => {
    const project = toRecord(each)
    const body = convertMarkdownText(toText(project.description), 'jekyll', { files, from: source })
    const image = toText(project.image)
    const picture = files.picture(image, source)
    const repo = toText(project.repo)
    const addresses = [toText(project.link), repo && `https://github.com/${repo}`]
    const tags = nonEmptyTexts(project.tags)
    return articleToProject(
      {
        key: `project/${at}`,
        source: `${source}:${at + 1}`,
        title: toText(project.title),
        isExample: isThemeExample(source, exampleTextsOf({ data: project })),
        summary: toText(project.subtitle),
        body,
        picture,
        notes: [
          ...missingPictureNotes(image, picture),
          ...(tags.length > 1 ? [`Tags that stay out: ${tags.slice(1).join(', ')}`] : []),
          ...unusedKeyNotes(project, [
            ...['title', 'subtitle', 'description', 'image', 'link', 'repo', 'tags', 'group'],
          ]),
        ],
      },
      {
        category: categories.keyOf(tags[0] ?? ''),
        references: addresses.filter((address) => address !== ''),
      },
    )
  })
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
      const text = convertMarkdownText(unindentHtml(name, body), 'jekyll', place)
      const tags = nonEmptyTexts(data.tags)
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
          summary: firstNonEmptyText(data.description, data.excerpt),
          day: date,
          body: text,
          picture: files.picture(toText(data.image), name),
          isDraft: hidden.length > 0,
          addresses: name.startsWith('_drafts/') ? [] : listFormerUrls(data, address),
          notes: [
            ...hidden,
            ...unreadableDateNotes(data.date),
            ...(tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []),
            ...unusedKeyNotes(data, [
              'title',
              'author',
              'tags',
              'date',
              'image',
              'description',
              'excerpt',
            ]),
          ],
        },
        writers,
      )
    },
  )

const generatedPages =
  /^(?:team|members|projects|research|publications|blog|news|index|home)(?:\/index)?\.md$/

const readPages = ({ files, settings, lang }: Reading): Promise<ImportedEntry[]> => {
  const names = lang
    .own(files.names)
    .filter(
      (name) =>
        markdown.test(name) && !/(?:^|\/)_|^(?:README|LICENSE|CITATION|\.github)/i.test(name),
    )
  return readFrontMatterFiles(files, names, 'page', ({ name, data, body }) => {
    const addressOf = createJekyllUrlLookup(settings)
    const address = toText(data.permalink) || addressOf(name)
    const place = { files, from: name, bases: settings.bases, address, addressOf }
    const text = convertMarkdownText(body, 'jekyll', place)
    const title = toText(data.title) || 'Home'
    if (isEmptyArticle({ title, body: text }) || name === '404.md') {
      files.leave(name, 'It only shows what Salus makes itself')
      return buildOldListRedirect(address, name)
    }
    const isList = generatedPages.test(name)
    const hidden = isList ? [builtInPageDraftNote] : jekyllDraftNotes(data)
    const menu = 'nav' in data && !isList ? title : ''
    const page = articleToCustomPage(
      {
        key: `page/${name}`,
        source: name,
        title,
        body: text,
        isDraft: hidden.length > 0,
        addresses: listFormerUrls(data, address).slice(1),
        notes: hidden,
      },
      address,
      menu,
    )
    return isList ? [page, ...buildOldListRedirect(address, name)] : page
  })
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
    return [
      ...entries,
      ...(await readProjects(files)),
      ...(await readLabPublications(files)),
      ...(await readPosts(reading, listings)),
      ...(await readPages(reading)),
    ]
  },
}
