import { expect, test } from 'vitest'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import {
  buildBreadcrumbJsonLd,
  buildOrganizationJsonLd,
  buildWebsiteJsonLd,
  combineJsonLd,
  type JsonLdThing,
} from './json-ld.ts'
import { buildItemListJsonLd } from './json-ld-list.ts'
import { buildPersonJsonLd, buildProfilePageJsonLd } from './json-ld-person.ts'
import { buildProjectJsonLd } from './json-ld-project.ts'
import { buildPublicationJsonLd } from './json-ld-work.ts'
import type { SiteData } from './site-of.ts'

// Properties of each type according to schema.org, including inherited ones: required and optional.
const organizationMay =
  'description email telephone address sameAs image keywords funding member parentOrganization logo'
const definitions: Readonly<Record<string, { must: string; may: string }>> = {
  Organization: { must: 'name', may: `url ${organizationMay}` },
  ResearchProject: { must: 'name url description', may: organizationMay },
  WebSite: { must: 'name url', may: 'alternateName inLanguage publisher description' },
  Person: {
    must: 'name',
    may: 'jobTitle honorificSuffix knowsAbout image sameAs affiliation url',
  },
  ScholarlyArticle: {
    must: 'headline author url',
    may: 'datePublished genre publisher abstract isPartOf pagination keywords identifier sameAs image correction',
  },
  Dataset: {
    must: 'name author url description',
    may: 'datePublished genre publisher abstract keywords identifier sameAs image correction',
  },
  Chapter: {
    must: 'name author url',
    may: 'datePublished genre publisher abstract isPartOf pagination keywords identifier sameAs image correction',
  },
  Book: { must: 'name', may: '' },
  ProfilePage: { must: 'url mainEntity', may: '' },
  Periodical: { must: 'name', may: '' },
  CorrectionComment: { must: 'name', may: 'url datePublished' },
  PublicationVolume: { must: 'volumeNumber isPartOf', may: '' },
  PublicationIssue: { must: 'issueNumber isPartOf', may: '' },
  PropertyValue: { must: 'propertyID value', may: 'url' },
  BreadcrumbList: { must: 'itemListElement', may: 'numberOfItems' },
  ItemList: { must: 'itemListElement', may: 'numberOfItems' },
  ListItem: { must: 'position item', may: 'name' },
  Grant: { must: 'name', may: 'funder' },
}

const addresses = new Set(['url', 'logo', 'image', 'sameAs', '@id'])
const isThing = (value: unknown): value is JsonLdThing =>
  typeof value === 'object' && value !== null

const checkValue = (property: string, value: unknown): void => {
  if (Array.isArray(value)) for (const each of value) checkValue(property, each)
  else if (isThing(value)) check(value)
  else if (addresses.has(property)) expect(value).toMatch(/^https?:\/\//)
  else if (property === 'datePublished') expect(value).toMatch(/^\d{4}(-\d{2}){0,2}$/)
  else if (typeof value === 'string') expect(value.trim(), property).not.toBe('')
}

function check(thing: JsonLdThing): void {
  const { '@type': type, '@id': id, ...properties } = thing
  if (id !== undefined) checkValue('@id', id)
  // A thing with only an id refers to one that is described elsewhere.
  if (type === undefined) {
    expect(properties).toEqual({})
    return
  }
  const definition = definitions[String(type)]
  if (!definition) throw new Error(`${type} is not among the types we use`)
  const must = definition.must.split(' ')
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(must))
  const known = new Set([...must, ...definition.may.split(' ')])
  for (const [property, value] of Object.entries(properties)) {
    expect(known, `${type}.${property}`).toContain(property)
    checkValue(property, value)
  }
}

const site: SiteData = {
  publicUrl: 'https://salus.example',
  settings: defaultSettings,
  content: '{}',
  shareLook: '',
  drawsEveryShare: false,
}

const someone = {
  name: 'Ada Renfield',
  designation: 'Radiologist',
  qualifications: 'MD, PhD',
  AreaofInterest: 'Gliomas',
  profilePic: '/media/ada.webp',
  socialLinks: [
    { name: 'orcid' as const, url: 'https://orcid.org/0000' },
    { name: 'twitter' as const, url: 'just words' },
  ],
}
const nobody = {
  ...someone,
  designation: '',
  qualifications: '',
  AreaofInterest: '',
  profilePic: '',
}
const paper = {
  cslType: 'article-journal',
  title: 'Outlining gliomas',
  authors: [
    { name: 'A. Renfield', path: '/person/x/ada-renfield', orcid: 'https://orcid.org/0000' },
    { name: 'The group' },
  ],
  date: '2026-03',
  type: 'Journal article',
  path: '/publication/x/outlining-gliomas',
  abstract: 'What was found.',
  venue: 'Journal of Outlines',
  volume: '12',
  issue: '3',
  pages: '1–9',
  publisher: 'The press',
  keywords: ['Gliomas', 'MRI'],
  identifiers: [{ kind: 'doi', text: '10.5555/x', href: 'https://doi.org/10.5555/x' }],
  picture: '/media/paper.webp',
  notices: [
    { kind: 'retraction', href: 'https://doi.org/10.5555/r', date: { machine: '2026-03-04' } },
    { kind: 'correction' },
  ],
}
const project = {
  title: 'Gliomas',
  path: '/project/x/gliomas',
  description: 'What it is about.',
  image: '/media/glioma.webp',
  category: 'Imaging',
  grant: 'HX-12',
  contributors: [someone, nobody],
}

/** Returns a thing as it is serialized in a page. */
const inPage = (thing: JsonLdThing) =>
  JSON.parse(JSON.stringify(combineJsonLd([thing])))['@graph'][0]

test.for([
  ['the group', buildOrganizationJsonLd(site)],
  [
    'a group that says little',
    buildOrganizationJsonLd({
      ...site,
      settings: { ...defaultSettings, phone: '', address: '', description: '', social: [] },
    }),
  ],
  ['the site', buildWebsiteJsonLd(site)],
  [
    'a site without a tagline',
    buildWebsiteJsonLd({ ...site, settings: { ...defaultSettings, tagline: '' } }),
  ],
  ['the way to a page', buildBreadcrumbJsonLd(site, [{ name: 'Projects', path: '/projects' }])],
  [
    'people',
    buildItemListJsonLd([buildPersonJsonLd(site, someone), buildPersonJsonLd(site, nobody)]),
  ],
  ['a paper', buildPublicationJsonLd(site, paper)],
  [
    'a paper of which little is known',
    buildPublicationJsonLd(site, {
      title: 'A',
      cslType: 'document',
      authors: [],
      date: '',
      type: '',
      path: '/publication/x',
    }),
  ],
  ['a data set', buildPublicationJsonLd(site, { ...paper, cslType: 'dataset' })],
  ['a chapter', buildPublicationJsonLd(site, { ...paper, cslType: 'chapter' })],
  ['a page about someone', buildProfilePageJsonLd(site, { ...someone, path: '/person/x' })],
  ['a project', buildProjectJsonLd(site, project)],
  [
    'a project with nothing but its title',
    buildProjectJsonLd(site, { ...project, image: '', category: '', grant: '', contributors: [] }),
  ],
] satisfies [string, JsonLdThing][])('%s is described as schema.org defines it', ([, thing]) => {
  check(inPage(thing))
})

test('unknown facts are omitted', () => {
  const little = {
    title: 'A',
    cslType: 'document',
    authors: [],
    date: '',
    type: '',
    path: '/publication/x',
  }
  expect(Object.keys(inPage(buildPublicationJsonLd(site, little)))).toEqual([
    '@type',
    '@id',
    'headline',
    'author',
    'url',
  ])
})

test.each([
  ['article-journal', 'ScholarlyArticle', { '@type': 'PublicationIssue' }],
  ['paper-conference', 'ScholarlyArticle', { '@type': 'PublicationIssue' }],
  ['article', 'ScholarlyArticle', undefined],
  ['chapter', 'Chapter', { '@type': 'PublicationIssue' }],
  ['book', 'Book', undefined],
  ['thesis', 'Thesis', undefined],
  ['report', 'Report', undefined],
  ['dataset', 'Dataset', undefined],
  ['software', 'SoftwareSourceCode', undefined],
])('%s is a %s', (cslType, type, isPartOf) => {
  const work = inPage(buildPublicationJsonLd(site, { ...paper, publisher: '', cslType }))
  expect(work['@type']).toBe(type)
  if (isPartOf) expect(work.isPartOf).toMatchObject(isPartOf)
  else expect(work).toMatchObject({ publisher: { name: 'Journal of Outlines' } })
})

test('the authors of an edited book are its editors', () => {
  const work = inPage(buildPublicationJsonLd(site, { ...paper, cslType: 'book', isEdited: true }))
  expect(work).toMatchObject({ editor: [{ name: 'A. Renfield' }, { name: 'The group' }] })
  expect(work).not.toHaveProperty('author')
})

test('list items are numbered from one', () => {
  const { itemListElement } = buildBreadcrumbJsonLd(site, [{ name: 'Projects', path: '/projects' }])
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: 'https://salus.example/' },
    { position: 2, name: 'Projects', item: 'https://salus.example/projects' },
  ])
})

test('the authors of a paper are separate people', () => {
  expect(inPage(buildPublicationJsonLd(site, paper)).author).toEqual([
    {
      '@type': 'Person',
      name: 'A. Renfield',
      url: 'https://salus.example/person/x/ada-renfield',
      sameAs: 'https://orcid.org/0000',
    },
    { '@type': 'Organization', name: 'The group' },
  ])
})

test('an organization among the authors is recognized by its name or its name parts', () => {
  const authors = [
    { name: 'The ENIGMA Consortium' },
    { name: 'Google DeepMind', citedAs: 'Google DeepMind' },
    { name: 'Tammy Riklin Raviv', citedAs: 'Riklin Raviv, Tammy' },
    { name: 'Jane Doe' },
    { name: 'Plato' },
  ]
  const { author } = inPage(buildPublicationJsonLd(site, { ...paper, authors }))
  expect(author).toMatchObject(
    ['Organization', 'Organization', 'Person', 'Person', 'Person'].map((type) => ({
      '@type': type,
    })),
  )
})
