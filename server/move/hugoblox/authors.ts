import { readFrontMatterOrReport, readYamlOrTomlFile } from '../documents.ts'
import { hugoDraftNotes } from '../draft-notes.ts'
import { sortPeopleByRank } from '../people/combine-people.ts'
import { isFormerGroup } from '../people/person-name.ts'
import { describePerson } from '../people/person-record.ts'
import { describedToPerson, type OldSitePerson } from '../person-entry.ts'
import { firstNonEmptyText, isTrueOrYes, toRecord, toText } from '../text/values.ts'
import { findFeaturedPicture, type HugoSite, hugoPictureFolders } from './layout.ts'
import { hugoAliasesOf } from './old-urls.ts'
import { type PeopleBlock, readPeopleBlock } from './read-people-block.ts'
import { hugoUrlPart } from './urlize.ts'

type Data = Readonly<Record<string, unknown>>

/** A person. Articles refer to authors by slug. */
export interface HugoAuthor extends OldSitePerson {
  readonly slug: string
  readonly lastName: string
}

const nameOf = (data: Data): string => {
  const { display, given, family } = toRecord(data.name)
  const parts = [given ?? data.first_name, family ?? data.last_name].map(toText)
  return firstNonEmptyText(data.title, data.name, display, parts.join(' ').trim())
}

const pictureOf = (layout: HugoSite, slug: string, source: string): string | undefined => {
  const { files } = layout
  const named = ['assets/media/authors', 'static/media/authors', 'assets/images/authors']
    .flatMap((folder) =>
      ['jpg', 'jpeg', 'png', 'webp'].map((ending) => `/${folder}/${slug}.${ending}`),
    )
    .find((path) => files.has(path.slice(1)))
  return (named && files.picture(named, '')) || findFeaturedPicture(layout, source, 'avatar')
}

/** Returns the URLs of a person: Hugo makes them of the folder, the slug and the title. */
const formerUrlsOf = ({ config }: HugoSite, slug: string, data: Data): string[] => {
  const parts = [slug, toText(data.slug), nameOf(data)].map(hugoUrlPart)
  const plain = isTrueOrYes(config.removePathAccents)
    ? parts.map((part) => part.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
    : []
  const names = [...new Set([...parts, ...plain])].filter(Boolean)
  const aliases = hugoAliasesOf(data)
  const own = [toText(data.url)].filter(Boolean).map((url) => url.replace(/^(?!\/)/, '/'))
  return [...names.flatMap((name) => [`/author/${name}`, `/authors/${name}`]), ...own, ...aliases]
}

/** Keys that name the author's own folder or picture, or arrange the page. */
const pageKeys = ['authors', 'avatar', 'avatar_filename', 'aliases', 'slug', 'url', 'schema']

const authorOf = (
  layout: HugoSite,
  slug: string,
  source: string,
  data: Data,
  body: string,
): HugoAuthor => {
  const { files, bases } = layout
  const record = Object.fromEntries(Object.entries(data).filter(([key]) => !pageKeys.includes(key)))
  const described = describePerson(
    { ...record, name: toText(data.title) || data.name },
    {
      dialect: 'hugo',
      place: { files, from: source, folders: hugoPictureFolders, bases },
      body,
      picture: pictureOf(layout, slug, source),
    },
  )
  const { last, family } = toRecord(data.name)
  const name = String(described.fields.name)
  return {
    slug,
    lastName: firstNonEmptyText(data.last_name, family, last, name.split(' ').at(-1)),
    ...describedToPerson(
      { ...described, groups: described.groups.filter((group) => !isFormerGroup(group)) },
      { key: `person/${slug}`, source, addresses: formerUrlsOf(layout, slug, data) },
      hugoDraftNotes(data, layout.config),
    ),
  }
}

const sortAuthors = (authors: readonly HugoAuthor[], { sortBy }: PeopleBlock): HugoAuthor[] => {
  const isByName = /last_name/.test(sortBy)
  const sorted = isByName
    ? authors.toSorted((one, other) => one.lastName.localeCompare(other.lastName, 'en'))
    : authors
  return sortPeopleByRank(sorted)
}

/** Authors of the site in the order in which its people page shows them, and the order of their groups. */
export interface HugoAuthors {
  readonly authors: readonly HugoAuthor[]
  readonly groups: readonly string[]
}

export const readHugoAuthors = async (layout: HugoSite): Promise<HugoAuthors> => {
  const { files, content } = layout
  const authors: HugoAuthor[] = []
  for (const source of files.below('data/authors/', /\.(?:ya?ml|toml|json)$/)) {
    const data = toRecord(await readYamlOrTomlFile(files, source))
    if (Object.keys(data).length === 0) continue
    const slug = firstNonEmptyText(data.slug, source.replace(/^.*\//, '').replace(/\.\w+$/, ''))
    authors.push(authorOf(layout, slug, source, data, ''))
  }
  for (const source of files.below(
    `${content}authors/`,
    /\/_?index(?:\.[\w-]+)?\.(?:md|markdown)$/,
  )) {
    if (files.isUsed(source)) continue
    const slug = source.slice(`${content}authors/`.length).replace(/\/?_?index\.[\w.-]+$/, '')
    const document = await readFrontMatterOrReport(files, source)
    if (document === undefined) continue
    const { data, body } = document
    if (slug === '' || nameOf(data) === '')
      files.leave(source, 'It only shows what Salus makes itself')
    else authors.push(authorOf(layout, slug, source, data, body))
  }
  const block = await readPeopleBlock(layout)
  return { authors: sortAuthors(authors, block), groups: block.groups }
}
