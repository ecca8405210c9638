import { appendAll } from '#contract/list/any-length.ts'
import type { MainLanguageFileFilter } from '../choose-language.ts'
import { readFrontMatterOrReport } from '../documents.ts'
import { jekyllDraftNotes } from '../draft-notes.ts'
import { createJekyllUrlLookup, type JekyllSettings, jekyllRedirectsFrom } from '../jekyll.ts'
import { sortPeopleByRank } from '../people/combine-people.ts'
import { isFormerGroup } from '../people/person-name.ts'
import { describePerson } from '../people/person-record.ts'
import { describedToPerson, type OldSitePerson } from '../person-entry.ts'
import type { SiteFiles } from '../site/files.ts'
import { type FrontMatterDocument, parseFrontMatter } from '../text/front-matter.ts'
import { tryParse } from '../text/unreadable-file.ts'
import { isTrueOrYes, nonEmptyTexts, toRecord, toText } from '../text/values.ts'
import { isPersonLike, jekyllPictureFolders, peopleWord, toGroupLabel } from './person-like.ts'

type Data = Readonly<Record<string, unknown>>

/** A Jekyll site while it is read. */
export interface JekyllSite {
  readonly files: SiteFiles
  readonly settings: JekyllSettings
  readonly language: MainLanguageFileFilter
}

/** How a theme reads the people of a collection. */
export interface PeopleCollectionOptions {
  readonly convert?: (data: Data) => Data
  /** Former URLs. Default: the permalink, or the URL of the collection if it has pages. */
  readonly addressesOf?: (slug: string) => readonly string[]
  /** Key of an entry. Default: the file name. */
  readonly keyOf?: (slug: string) => string
}

const textFile = /\.(?:md|markdown|html)$/
const otherFolders =
  /^(?:posts|drafts|pages|projects|news|data|includes|layouts|sass|plugins|site|bibliography)$/

const settingsOf = ({ settings }: JekyllSite, collection: string): Data =>
  toRecord(toRecord(settings.config.collections)[collection])

interface CollectionText extends FrontMatterDocument {
  readonly source: string
}

const compareValues = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : toText(one).localeCompare(toText(other), 'en')

/** Sorts as Jekyll does: by `order` or `sort_by` of the collection, otherwise by file name. */
const sortTexts = (
  texts: readonly CollectionText[],
  { order, sort_by }: Data,
): CollectionText[] => {
  const names = nonEmptyTexts(order)
  const key = toText(sort_by)
  const placeOf = ({ source }: CollectionText) => {
    const place = names.findIndex((name) => source.endsWith(`/${name}`))
    return place < 0 ? names.length : place
  }
  return texts.toSorted(
    (one, other) =>
      placeOf(one) - placeOf(other) || (key ? compareValues(one.data[key], other.data[key]) : 0),
  )
}

/** Returns the folder of a text inside its collection. Empty if the folder is named after a language. */
const subfolderOf = ({ settings }: JekyllSite, source: string): string => {
  const folder = source.split('/').slice(1, -1).join(' ')
  const languages = nonEmptyTexts(settings.config.languages).map((code) => code.toLowerCase())
  return languages.includes(folder.toLowerCase()) ? '' : folder
}

const toPerson = (
  site: JekyllSite,
  { source, data, body }: CollectionText,
  heading: string,
  { convert = (record) => record, addressesOf, keyOf }: PeopleCollectionOptions,
): OldSitePerson => {
  const { files, settings } = site
  const slug = source.replace(/^.*\//, '').replace(/\.\w+$/, '')
  const addressOf = createJekyllUrlLookup(settings)
  const address = toText(data.permalink) || addressOf(source)
  const hasPage =
    isTrueOrYes(settingsOf(site, source.slice(1).split('/')[0] ?? '').output) ||
    toText(data.permalink) !== ''
  const folders = jekyllPictureFolders
  const place = { files, from: source, folders, bases: settings.bases, address, addressOf }
  const group = toGroupLabel(subfolderOf(site, source)) || heading
  const { redirect_from: _former, ...fields } = data
  const described = describePerson(convert(fields), {
    dialect: 'jekyll',
    place,
    body,
    group,
  })
  return describedToPerson(
    { ...described, groups: described.groups.map(toGroupLabel) },
    {
      key: keyOf?.(slug) ?? `person/${source}`,
      source,
      addresses: [
        ...(addressesOf?.(slug) ?? (hasPage ? [address] : [])),
        ...jekyllRedirectsFrom(data),
      ],
    },
    jekyllDraftNotes(data),
  )
}

/** Reads the people of one collection. People without a group of their own belong to `heading`. */
export const readPeopleCollection = async (
  site: JekyllSite,
  collection: string,
  heading = '',
  options: PeopleCollectionOptions = {},
): Promise<OldSitePerson[]> => {
  const { files, language } = site
  const texts: CollectionText[] = []
  for (const source of language.own(files.below(`_${collection}/`, textFile))) {
    const document = await readFrontMatterOrReport(files, source)
    if (document) texts.push({ source, ...document })
  }
  const people = sortTexts(texts, settingsOf(site, collection)).map((text) =>
    toPerson(site, text, heading, options),
  )
  return sortPeopleByRank(people)
}

const maxSampledTexts = 20

const holdsPeople = async ({ files, language }: JekyllSite, collection: string) => {
  const names = language.own(files.below(`_${collection}/`, textFile)).slice(0, maxSampledTexts)
  const records: Data[] = []
  for (const name of names)
    records.push(tryParse(parseFrontMatter, await files.peek(name))?.data ?? {})
  const leastKeys = peopleWord.test(collection) ? 0 : 2
  const people = records.filter((record) => isPersonLike(record, leastKeys))
  return people.length > 0 && people.length * 2 > records.length
}

/**
 * Reads all collections that hold people: those with a name such as `_team`, and those in which most texts
 * have the keys of a person.
 */
export const readPeopleCollections = async (
  site: JekyllSite,
  except: readonly string[] = [],
): Promise<OldSitePerson[]> => {
  const folders = site.files.names.flatMap((name) => /^_([\w-]+)\/[^/]/.exec(name)?.[1] ?? [])
  const collections: string[] = []
  for (const name of new Set(folders)) {
    const isOther = otherFolders.test(name) || except.includes(name)
    if (!isOther && (await holdsPeople(site, name))) collections.push(name)
  }
  const people: OldSitePerson[] = []
  for (const name of collections) {
    const heading = collections.length > 1 || isFormerGroup(name) ? toGroupLabel(name) : ''
    appendAll(people, await readPeopleCollection(site, name, heading))
  }
  return people
}
