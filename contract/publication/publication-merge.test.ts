import { expect, test } from 'vitest'
import { type Publication, publicationSchema } from './publication.ts'
import { publicationEntity } from './publication-entity.ts'
import { computeMergeChanges, publicationMergeFields } from './publication-merge.ts'

const id = '01k9z3f7m2qv8xw4t6r5y1n0ab'
const author = { name: 'Jane Doe', profileId: '', isEqual: false, isCorresponding: false }

/** A publication with only its authors. */
const empty: Publication = publicationSchema.parse({
  ...Object.fromEntries(
    publicationMergeFields.map((name) => {
      const { kind } = publicationEntity.fields[name]
      return [name, kind === 'flag' ? false : /list|relations/.test(kind) ? [] : '']
    }),
  ),
  _id: id,
  version: 1,
  status: 'published',
  publishAt: '',
  unpublishAt: '',
  datePrecision: 'day',
  authors: 'Jane Doe',
  authorList: [author],
})

const samples: Readonly<Record<string, unknown>> = {
  publicationDate: '2024-05-01',
  datePrecision: 'month',
  doi: '10.5555/one',
  pmid: '123',
  ...{
    publicationType: 'Journal article',
    arxivId: '2101.00001',
    keywords: ['EEG'],
    properNouns: ['EEG'],
  },
  links: [{ kind: 'code', url: 'https://lab.example/code' }],
  versions: [{ kind: 'Preprint', doi: '10.1101/1' }],
  notices: [{ kind: 'correction', date: '2024-06-01', doi: '10.5555/two', url: '' }],
  language: 'de',
  projects: [id],
  grants: [id],
  featured: true,
  authors: 'Jane Doe',
  authorList: [{ ...author, profileId: id, isEqual: true }],
}

/** A publication with a value in every field of the definition. */
const full = publicationSchema.parse({
  ...empty,
  ...Object.fromEntries(
    publicationMergeFields.map((name) => [name, samples[name] ?? `some ${name}`]),
  ),
})

test('an empty publication takes every field of the definition', () => {
  const kinds: Readonly<Record<string, { kind: string }>> = publicationEntity.fields
  const travelling = Object.keys(kinds).filter((name) => name in publicationSchema.shape)
  const merged = { ...empty, ...computeMergeChanges(empty, full) }
  for (const name of travelling)
    expect([name, Reflect.get(merged, name)]).toEqual([name, Reflect.get(full, name)])
  expect(computeMergeChanges(full, empty)).toEqual({})
})

test('a preprint merged into its article becomes a version, and supplies fields that versions lack', () => {
  const preprint = publicationSchema.parse({
    ...full,
    ...{
      title: 'As a preprint',
      publicationType: 'Preprint',
      doi: '10.1101/2020.01.01',
      venue: 'bioRxiv',
    },
    publicationDate: '2020-01-01',
    versions: [],
    keywords: ['eeg', 'Sleep'],
  })
  const article = publicationSchema.parse({
    ...empty,
    title: 'As an article',
    publicationType: 'Article',
    doi: '10.5555/two',
    publicationDate: '2021-01-01',
    keywords: ['EEG'],
    properNouns: ['EEG'],
  })
  const merged = computeMergeChanges(article, preprint)
  expect(merged).toMatchObject({
    keywords: ['EEG', 'Sleep'],
    picture: full.picture,
    versions: [
      {
        kind: 'Preprint',
        title: 'As a preprint',
        doi: '10.1101/2020.01.01',
        venue: 'bioRxiv',
        arxivId: '2101.00001',
        publicationDate: '2020-01-01',
      },
    ],
  })
  for (const name of ['title', 'doi', 'arxivId', 'venue', 'publicationDate', 'datePrecision'])
    expect(merged).not.toHaveProperty(name)
})

test('two DOIs of works of the same type are both kept', () => {
  const { versions } = computeMergeChanges(
    { ...full, versions: [] },
    { ...full, doi: '10.5555/other', versions: [] },
  )
  expect(versions).toMatchObject([{ doi: '10.5555/other' }])
})
