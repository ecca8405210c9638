import { expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { talksPreset } from '#contract/collection/presets/talks.ts'
import { buildItemJsonLd } from './json-ld-item.server.ts'

const id = 'a'.repeat(26)
const talks = definePresetIn(talksPreset)
const site = {
  publicUrl: 'https://lab.example',
  prefix: '/de',
  settings: { name: 'Lab', address: 'Street 1\nGraz' },
}
const item = {
  _id: id,
  collection: 'talks',
  title: 'On engines',
  date: '2026-05-03',
  until: '2026-05-05',
  picture: '/media/a.png',
  values: { speakers: [{ _id: id, name: 'Ada' }], place: 'Graz' },
  path: `/talks/${id}/on-engines`,
  isPast: true,
  position: 0,
  ...publishedState,
  version: 1,
}
const url = `https://lab.example/de${item.path}`
const build = (schema: string, more: object = {}) =>
  buildItemJsonLd(site, { ...talks, schema }, { ...item, ...more }, 'About engines')

test('an event has dates, a place and performers', () => {
  expect(build('Event')).toMatchObject({
    '@type': 'Event',
    name: 'On engines',
    url,
    description: 'About engines',
    startDate: '2026-05-03',
    endDate: '2026-05-05',
    location: { '@type': 'Place', name: 'Graz' },
    performer: [{ '@type': 'Person', name: 'Ada' }],
    organizer: { name: 'Lab' },
    image: 'https://lab.example/media/a.png',
  })
})

test('a position has its first and last day, and the group as organization', () => {
  expect(build('JobPosting', { values: {} })).toMatchObject({
    '@type': 'JobPosting',
    title: 'On engines',
    datePosted: '2026-05-03',
    validThrough: '2026-05-05',
    hiringOrganization: { '@type': 'Organization', name: 'Lab' },
    jobLocation: { '@type': 'Place', address: 'Street 1, Graz' },
  })
})

test.for(['SoftwareSourceCode', 'Dataset', 'Course', 'Thesis', 'CreativeWork', 'Recipe'])(
  '%s has at least a name, a URL and a description',
  (schema) => {
    expect(build(schema)).toMatchObject({
      '@type': schema,
      name: 'On engines',
      url,
      description: 'About engines',
    })
  },
)

test('a collection without a type has things', () => {
  expect(build('')['@type']).toBe('Thing')
})
