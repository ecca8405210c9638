import {
  createCategories,
  isEmpty,
  keptAsDraft,
  newsEntry,
  pageEntry,
  projectEntry,
} from '../articles.ts'
import { chooseLanguage, type Language } from '../choose-language.ts'
import { readData, readDocuments } from '../documents.ts'
import { hiddenInJekyll, hiddenPost } from '../hidden.ts'
import type { Entry, Importer } from '../importer.ts'
import {
  addressesOf,
  addressOfFile,
  type JekyllSettings,
  plainBody,
  postAddress,
  postNameOf,
  readSettings,
  textFile,
} from '../jekyll.ts'
import { oldList } from '../old-lists.ts'
import { type FoundPerson, teamsOf } from '../person-entry.ts'
import { type Files, missingPicture } from '../site/files.ts'
import { readBody } from '../text/body.ts'
import { leftKeys } from '../text/left-keys.ts'
import { dateNotes, dayOf, firstOf, recordOf, textOf, textsOf } from '../text/values.ts'
import { readCitations } from './citations.ts'
import { readMembers } from './lab-members.ts'

const markdown = /\.(?:md|markdown)$/

const readProjects = async (files: Files): Promise<Entry[]> => {
  const [source] = files.below('_data/', /^_data\/(?:projects|tools|resources)\.ya?ml$/)
  if (source === undefined) return []
  const categories = createCategories(source)
  const list = await readData(files, source)
  const projects = (Array.isArray(list) ? list : []).map((each, at): Entry => {
    const project = recordOf(each)
    const body = readBody(textOf(project.description), 'jekyll', { files, from: source })
    const image = textOf(project.image)
    const picture = files.picture(image, source)
    const repo = textOf(project.repo)
    const addresses = [textOf(project.link), repo && `https://github.com/${repo}`]
    const tags = textsOf(project.tags)
    return projectEntry(
      {
        key: `project/${at}`,
        source: `${source}:${at + 1}`,
        title: textOf(project.title),
        summary: textOf(project.subtitle),
        body,
        picture,
        notes: [
          ...missingPicture(image, picture),
          ...(tags.length > 1 ? [`Tags that stay out: ${tags.slice(1).join(', ')}`] : []),
          ...leftKeys(project, [
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
  readonly files: Files
  readonly settings: JekyllSettings
  readonly lang: Language
}

const readPosts = (
  { files, settings, lang }: Reading,
  people: readonly FoundPerson[],
): Promise<Entry[]> =>
  readDocuments(
    files,
    lang
      .own([...files.below('_drafts/', textFile), ...files.below('_posts/', textFile)])
      .toReversed(),
    'news',
    ({ name, data, body }) => {
      const { day } = postNameOf(name)
      const address = postAddress(settings, name, data)
      const addressOf = addressOfFile(settings)
      const place = { files, from: name, bases: settings.bases, address, addressOf }
      const text = readBody(plainBody(name, body), 'jekyll', place)
      const tags = textsOf(data.tags)
      const date = dayOf(data.date) || day
      const hidden = hiddenPost(name, data, date, settings.config)
      const writers = textsOf(data.author).map((author) => {
        const person = people.find(({ entry }) => entry.key === `person/${author}`)
        return { name: person?.entry.title ?? author, key: person?.entry.key }
      })
      return newsEntry(
        {
          key: `news/${name}`,
          source: name,
          title: textOf(data.title),
          summary: firstOf(data.description, data.excerpt),
          day: date,
          body: text,
          picture: files.picture(textOf(data.image), name),
          isDraft: hidden.length > 0,
          addresses: name.startsWith('_drafts/') ? [] : addressesOf(data, address),
          notes: [
            ...hidden,
            ...dateNotes(data.date),
            ...(tags.length > 0 ? [`Tags that stay out: ${tags.join(', ')}`] : []),
            ...leftKeys(data, [
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

const readPages = ({ files, settings, lang }: Reading): Promise<Entry[]> => {
  const names = lang
    .own(files.names)
    .filter(
      (name) =>
        markdown.test(name) && !/(?:^|\/)_|^(?:README|LICENSE|CITATION|\.github)/i.test(name),
    )
  return readDocuments(files, names, 'page', ({ name, data, body }) => {
    const addressOf = addressOfFile(settings)
    const address = textOf(data.permalink) || addressOf(name)
    const place = { files, from: name, bases: settings.bases, address, addressOf }
    const text = readBody(body, 'jekyll', place)
    const title = textOf(data.title) || 'Home'
    if (isEmpty({ title, body: text }) || name === '404.md') {
      files.leave(name, 'It only shows what Salus makes itself')
      return oldList(address, name)
    }
    const isList = generatedPages.test(name)
    const hidden = isList ? [keptAsDraft] : hiddenInJekyll(data)
    const menu = 'nav' in data && !isList ? title : ''
    const page = pageEntry(
      {
        key: `page/${name}`,
        source: name,
        title,
        body: text,
        isDraft: hidden.length > 0,
        addresses: addressesOf(data, address).slice(1),
        notes: hidden,
      },
      address,
      menu,
    )
    return isList ? [page, ...oldList(address, name)] : page
  })
}

export const labWebsiteTemplate: Importer = {
  system: 'lab-website-template',
  recognises: (files) =>
    files.below('_members/', markdown).length > 0 ||
    files.below('_data/citations.', /\.ya?ml$/).length > 0,
  read: async (files) => {
    const settings = await readSettings(files, ['_posts/'])
    const lang = chooseLanguage(files, settings.config)
    const reading = { files, settings, lang }
    const people = await readMembers(files, lang)
    return [
      ...people.map(({ entry }) => entry),
      ...teamsOf(people, 'Members'),
      ...(await readProjects(files)),
      ...(await readCitations(files)),
      ...(await readPosts(reading, people)),
      ...(await readPages(reading)),
    ]
  },
}
