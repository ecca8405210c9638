import {
  createCategories,
  isEmpty,
  keptAsDraft,
  newsEntry,
  pageEntry,
  projectEntry,
} from '../articles.ts'
import { chooseLanguage, type Language } from '../choose-language.ts'
import { readDocuments } from '../documents.ts'
import { hiddenInJekyll, hiddenPost } from '../hidden.ts'
import type { Entry, Importer } from '../importer.ts'
import {
  addressBy,
  addressesOf,
  addressOfFile,
  collectionPattern,
  type JekyllSettings,
  plainBody,
  postAddress,
  postNameOf,
  readSettings,
  textFile,
} from '../jekyll.ts'
import { oldList } from '../old-lists.ts'
import { teamsOf } from '../person-entry.ts'
import { type Files, missingPicture } from '../site/files.ts'
import { readBody } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import { dateNotes, dayOf, firstOf, isYes, textOf, textsOf } from '../text/values.ts'
import { readBibliography } from './bibliography.ts'
import { readPeople, readSpellings } from './people.ts'

const markdownFile = /\.(?:md|markdown)$/
const pictureFolders = ['assets/img', 'assets/images', 'images', 'img']

interface Reading {
  readonly files: Files
  readonly settings: JekyllSettings
  readonly language: Language
}

const textContextOf = (
  { files, settings }: Pick<Reading, 'files' | 'settings'>,
  from: string,
  address: string,
) => ({
  files,
  from,
  folders: pictureFolders,
  bases: settings.bases,
  address,
  addressOf: addressOfFile(settings),
})

const slugOf = (name: string): string => name.replace(/^.*\//, '').replace(/\.\w+$/, '')

const readProjects = async ({ files, settings, language }: Reading): Promise<Entry[]> => {
  const categories = createCategories('_projects/')
  const names = language.own(files.below('_projects/', textFile))
  const found: [number, Entry][] = []
  const failed = await readDocuments(files, names, 'project', ({ name, data, body }) => {
    const img = textOf(data.img)
    const picture = files.picture(img, name, pictureFolders)
    const address = textOf(data.permalink) || addressOfFile(settings)(name)
    const link = firstOf(data.redirect, data.github)
    const hidden = hiddenInJekyll(data)
    const entry = projectEntry(
      {
        key: `project/${slugOf(name)}`,
        source: name,
        title: textOf(data.title) || slugOf(name),
        summary: textOf(data.description),
        body: readBody(
          plainBody(name, body),
          'jekyll',
          textContextOf({ files, settings }, name, address),
        ),
        picture,
        isDraft: hidden.length > 0,
        addresses: addressesOf(data, address),
        notes: [
          ...hidden,
          ...missingPicture(img, picture),
          ...leftKeys(data, ['title', 'description', 'img', 'category', 'redirect', 'github']),
        ],
      },
      { category: categories.keyOf(textOf(data.category)), references: link ? [link] : [] },
    )
    found.push([Number(data.importance) || 1_000, entry])
    return undefined
  })
  const projects = found.toSorted(([one], [other]) => one - other).map(([, entry]) => entry)
  return [...categories.entries(), ...projects, ...failed]
}

const newestFirst = (entries: Entry[]): Entry[] =>
  entries.toSorted((one, other) =>
    String(other.fields.date ?? '').localeCompare(String(one.fields.date ?? '')),
  )

const readNews = async ({ files, settings, language }: Reading): Promise<Entry[]> => {
  const names = [
    ...language.own(files.below('_news/', textFile)),
    ...language.own(files.below('_posts/', textFile)),
    ...language.own(files.below('_drafts/', textFile)),
  ]
  const entries = await readDocuments(files, names, 'news', ({ name, data, body }) => {
    const isPost = !name.startsWith('_news/')
    const { day, slug } = postNameOf(name)
    const date = dayOf(data.date) || day
    const named = { day: date, slug, collection: 'news' }
    const address = isPost
      ? postAddress(settings, name, data)
      : textOf(data.permalink) || addressBy(collectionPattern(settings, 'news'), named)
    const tags = textsOf(data.tags)
    const hidden = isPost ? hiddenPost(name, data, date, settings.config) : hiddenInJekyll(data)
    return newsEntry({
      key: `news/${name}`,
      source: name,
      title: textOf(data.title),
      summary: textOf(data.description),
      day: date,
      body: readBody(
        plainBody(name, body),
        'jekyll',
        textContextOf({ files, settings }, name, address),
      ),
      picture: files.picture(firstOf(data.thumbnail, data.img, data.image), name, pictureFolders),
      isDraft: hidden.length > 0,
      addresses:
        isYes(data.inline) || name.startsWith('_drafts/') ? [] : addressesOf(data, address),
      notes: [
        ...hidden,
        ...dateNotes(data.date),
        ...(tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []),
        ...leftKeys(data, [
          'title',
          'date',
          'description',
          'tags',
          'thumbnail',
          'img',
          'image',
          'categories',
        ]),
      ],
    })
  })
  return newestFirst(entries)
}

const isGeneratedPage = (name: string, data: Readonly<Record<string, unknown>>): boolean =>
  /^(?:about|profiles|bib|distill_list|cv|book-shelf)$/.test(textOf(data.layout)) ||
  /^(?:about|people|profiles|projects?|publications?|news|blog|404|team|members)$/.test(
    slugOf(name),
  )

const readPages = (
  { files, settings, language }: Reading,
  importedFiles: ReadonlySet<string>,
): Promise<Entry[]> => {
  const names = language.own([
    ...files.below('_pages/', markdownFile),
    ...files.names.filter(
      (name) =>
        /^[^/_.][^/]*\.(?:md|markdown)$/.test(name) &&
        !/^(?:README|LICENSE|CONTRIBUTING|INSTALL|CUSTOMIZE|FAQ|CHANGELOG)/i.test(name),
    ),
  ])
  return readDocuments(files, names, 'page', ({ name, data, body }) => {
    const address = textOf(data.permalink) || `/${slugOf(name)}`
    // A page with the text of the site's owner or of a shown person was imported with that person.
    if (importedFiles.has(name)) return undefined
    const text = readBody(body, 'jekyll', textContextOf({ files, settings }, name, address))
    const title = textOf(data.title) || slugOf(name)
    if (isEmpty({ title, body: text }) || slugOf(name) === '404') {
      files.leave(name, 'It only shows what Salus makes itself')
      return oldList(address, name)
    }
    const made = isGeneratedPage(name, data)
    const hidden = made ? [keptAsDraft] : hiddenInJekyll(data)
    const page = pageEntry(
      {
        key: `page/${name}`,
        source: name,
        title,
        body: text,
        isDraft: hidden.length > 0,
        addresses: addressesOf(data, address).slice(1),
        notes: [...hidden, ...leftKeys(data, ['title', 'description', 'profiles', 'subtitle'])],
      },
      address,
      isYes(data.nav) && !made ? title : '',
    )
    return made ? [page, ...oldList(address, name)] : page
  })
}

export const alFolio: Importer = {
  system: 'al-folio',
  recognises: (files) =>
    ['_config.yml', '_config.yaml'].some(files.has) &&
    ['_bibliography/', '_projects/', '_news/', '_pages/', '_posts/'].some(
      (folder) => files.below(folder).length > 0,
    ),
  read: async (files) => {
    const pictureFolders = ['_posts/', '_pages/', '_projects/', '_news/']
    const settings = await readSettings(files, pictureFolders)
    const language = chooseLanguage(files, settings.config)
    const reading = { files, settings, language }
    const spellings = await readSpellings(files)
    const found = await readPeople(files, settings, language)
    const people = found.map(({ entry, teams }) => ({
      teams,
      entry: { ...entry, fields: { ...entry.fields, otherNames: spellings(entry.title) } },
    }))
    return [
      ...people.map(({ entry }) => entry),
      ...teamsOf(people, 'Members'),
      ...(await readProjects(reading)),
      ...(await readBibliography(files)),
      ...(await readNews(reading)),
      ...(await readPages(reading, new Set(people.map(({ entry }) => entry.source)))),
    ]
  },
}
