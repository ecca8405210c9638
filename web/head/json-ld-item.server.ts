import { hrefOf } from '#contract/call/href.ts'
import type { Collection } from '#contract/collection/collection.ts'
import type { Item } from '#contract/item/item.ts'
import { lastDateOf } from '#contract/item/last-date.ts'
import { personPath } from '#contract/profile/person-path.ts'
import type { SiteSettings } from '#contract/settings/settings.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import { filterHttpLinks, type JsonLdThing, undefinedIfBlank } from './json-ld.ts'

export interface ItemSite {
  readonly publicUrl: string
  /** Language prefix of the page. */
  readonly prefix: string
  readonly settings: Pick<SiteSettings, 'name' | 'address'>
}

type Source = Pick<Collection, 'schema' | 'fields' | 'dates'>

/** Keys of fields in presets, by the property of schema.org that they fill. The first one with a value counts. */
const keysByProperty = {
  place: ['place', 'location', 'venue'],
  people: ['speakers', 'authors', 'author', 'creators', 'teachers', 'recipients', 'people'],
  authorName: ['authorName'],
  code: ['repository', 'code'],
  licence: ['licence', 'license'],
  version: ['version'],
  language: ['language', 'programmingLanguage'],
  download: ['download'],
  doi: ['doi'],
  outlet: ['outlet'],
  link: ['link'],
} as const

type Property = keyof typeof keysByProperty

const absoluteUrl = ({ publicUrl, prefix }: ItemSite, path: string): string => {
  if (!path.startsWith('/')) return path
  return path.startsWith('/media/') ? publicUrl + path : publicUrl + prefix + path
}

const readerOf = ({ fields }: Source, { values }: Item) => {
  const readValue = (property: Property) =>
    keysByProperty[property]
      .filter((key) => fields.some((field) => field.key === key && !field.archived))
      .map((key) => values[key])
      .find((value) => (Array.isArray(value) ? value.length > 0 : value))
  const text = (property: Property): string | undefined => {
    const value = readValue(property)
    return typeof value === 'string' ? undefinedIfBlank(value) : undefined
  }
  const label = (property: Property): string | undefined => {
    const value = text(property)
    const options = fields.flatMap((field) => field.options)
    return options.find(({ key }) => key === value)?.label ?? value
  }
  return { readValue, text, label }
}

const linkOf = (site: ItemSite, value: string | undefined): string | undefined => {
  const href = value === undefined ? null : hrefOf(value)
  return href === null ? undefined : absoluteUrl(site, href)
}

/** Builds the structured data of an item by the type of its collection. Unknown types have what every thing has. */
export const buildItemJsonLd = (
  site: ItemSite,
  collection: Source,
  item: Item,
  description = '',
): JsonLdThing => {
  const { schema } = collection
  const { readValue, text, label } = readerOf(collection, item)
  const { name, address } = site.settings
  const group = { '@type': 'Organization', '@id': `${site.publicUrl}/#organization`, name }
  const named = readValue('people')
  const people = Array.isArray(named)
    ? named.flatMap((each) =>
        typeof each === 'object'
          ? [{ '@type': 'Person', name: each.name, url: absoluteUrl(site, personPath(each)) }]
          : [],
      )
    : []
  const written = text('authorName')
  const alone = written ? [{ '@type': 'Person', name: written }] : undefined
  const persons = people.length > 0 ? people : alone
  const place = text('place') && { '@type': 'Place', name: text('place'), address: text('place') }
  const groupPlace = address.trim() && {
    '@type': 'Place',
    address: address
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join(', '),
  }
  const last = lastDateOf(collection, item)
  const date = undefinedIfBlank(item.date)
  const work = {
    author: persons,
    creator: persons,
    datePublished: date,
    license: label('licence'),
    version: text('version'),
    identifier: text('doi') && doiUrl(text('doi') ?? ''),
  }
  const own: Readonly<Record<string, JsonLdThing>> = {
    Event: {
      startDate: date,
      endDate: undefinedIfBlank(last),
      location: place || { '@type': 'VirtualLocation', url: absoluteUrl(site, item.path) },
      eventStatus: 'https://schema.org/EventScheduled',
      performer: persons,
      organizer: group,
    },
    JobPosting: {
      title: item.title,
      datePosted: item.until ? date : item.publishAt.slice(0, 10) || date,
      validThrough: undefinedIfBlank(last),
      hiringOrganization: { ...group, sameAs: `${site.publicUrl}/` },
      jobLocation: place || groupPlace || undefined,
    },
    SoftwareSourceCode: {
      ...work,
      codeRepository: filterHttpLinks([text('code') ?? '']).at(0),
      programmingLanguage: label('language'),
    },
    Dataset: {
      ...work,
      distribution: linkOf(site, text('download')) && {
        '@type': 'DataDownload',
        contentUrl: linkOf(site, text('download')),
      },
    },
    Course: { provider: group },
    Thesis: work,
    NewsArticle: {
      headline: item.title,
      datePublished: date,
      publisher: text('outlet') && { '@type': 'Organization', name: text('outlet') },
      sameAs: linkOf(site, text('link')),
    },
  }
  const isEvent = schema.endsWith('Event')
  const specific = own[isEvent ? 'Event' : schema] ?? (schema === 'CreativeWork' ? work : {})
  return {
    '@type': schema || 'Thing',
    '@id': `${site.publicUrl}${item.path}#item`,
    name: item.title,
    url: absoluteUrl(site, item.path),
    description: undefinedIfBlank(description),
    image: item.picture ? absoluteUrl(site, item.picture) : undefined,
    ...specific,
  }
}
