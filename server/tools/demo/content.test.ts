import { expect, test } from 'vitest'
import { findGrantMention } from '#contract/grant/grant-name.ts'
import { socialNetworks } from '#contract/profile/social-link.ts'
import { publicationLinkKinds } from '#contract/publication/publication-fields.ts'
import { findMarkdownParts } from '#server/base/text/markdown-parts.ts'
import { lastPositionEndOf } from '#server/profile/alumni.ts'
import { exampleContent } from './content/examples.ts'

const { categories, teams, projects, publications, grants, latestPosts, partners } = exampleContent
const people = teams.flatMap((team) => team.people)
const sections = projects.flatMap((project) => project.sections)
const progress = projects.flatMap((project) => project.progress)
const milestones = projects.flatMap((project) => project.milestones)
const markdown = [
  ...projects.map(({ content }) => content),
  ...sections.map(({ content }) => content),
  ...progress.map(({ description }) => description),
  ...people.map(({ about }) => about),
].join('\n\n')

/** Whether some texts exceed the limit, and some do not. */
const lengthsAround = (texts: readonly string[], limit: number) => ({
  cut: texts.some((text) => text.length > limit),
  whole: texts.some((text) => text.length <= limit),
})
const both = { cut: true, whole: true }

test('there is as much of everything as promised', () => {
  expect({
    categories: categories.length,
    projects: projects.length,
    teams: teams.length,
    people: people.length,
    publications: publications.length,
    grants: grants.length,
    latestPosts: latestPosts.length,
    partners: partners.length,
  }).toEqual({
    categories: 6,
    projects: 8,
    teams: 5,
    people: 20,
    publications: 30,
    grants: 3,
    latestPosts: 6,
    partners: 10,
  })
  expect(teams.filter(({ name }) => name.startsWith('Researchers - '))).toHaveLength(2)
  const used = new Set(projects.map(({ category }) => category))
  expect(used).toEqual(new Set(categories.map(({ key }) => key)))
})

test('nothing and nobody exists twice', () => {
  for (const names of [
    categories.map(({ key }) => key),
    projects.map(({ key }) => key),
    projects.map(({ title }) => title),
    people.map(({ key }) => key),
    people.map(({ email }) => email),
    people.flatMap(({ picture }) => picture ?? []),
    publications.map(({ publicationLink }) => publicationLink),
    partners.map(({ link }) => link),
  ]) {
    expect(names).toEqual([...new Set(names)])
  }
})

test('every length limit of a page is exceeded by some texts and kept by others', () => {
  const lengths = {
    shortDesc: lengthsAround(
      projects.map(({ shortDesc }) => shortDesc),
      600,
    ),
    qualifications: lengthsAround(
      people.map(({ qualifications }) => qualifications),
      40,
    ),
    designation: lengthsAround(
      people.map(({ designation }) => designation),
      40,
    ),
    publication: lengthsAround(
      publications.map(({ title }) => title),
      50,
    ),
    postTitle: lengthsAround(
      latestPosts.map(({ title }) => title),
      60,
    ),
    postText: lengthsAround(
      latestPosts.map(({ description }) => description),
      226,
    ),
  }
  expect(lengths).toEqual({
    shortDesc: both,
    qualifications: both,
    designation: both,
    publication: both,
    postTitle: both,
    postText: both,
  })
})

test('people use many networks, some of them more than a card shows, and some have no picture', () => {
  const links = people.flatMap(({ socialLinks }) => socialLinks)
  expect(new Set(links.map(({ name }) => name))).toEqual(new Set(socialNetworks.slice(0, 5)))
  expect(people.some(({ socialLinks }) => socialLinks.length > 3)).toBe(true)
  const withoutPicture = people.filter(({ picture }) => picture === undefined)
  expect(withoutPicture).toHaveLength(2)
  expect(people.every(({ AreaofInterest, about }) => AreaofInterest !== '' && about !== '')).toBe(
    true,
  )
})

test('projects have their parts in number and kind', () => {
  for (const project of projects) {
    expect([3, 4, 5]).toContain(project.sections.length)
    expect([3, 4]).toContain(project.milestones.length)
    expect([3, 4, 5]).toContain(project.progress.length)
    expect(project.contributors.length).toBeGreaterThan(2)
    expect(project.sections.some(({ pictures }) => pictures)).toBe(true)
    expect(project.sections.some(({ pictures }) => !pictures)).toBe(true)
    expect(project.progress.some(({ pictures }) => pictures)).toBe(true)
    expect(project.progress.every(({ contributors }) => contributors.length > 0)).toBe(true)
    const mine = new Set(project.progress.flatMap(({ contributors }) => contributors))
    expect([...mine].filter((key) => !project.contributors.includes(key))).toEqual([])
  }
  expect(new Set(milestones.map(({ status }) => status)).size).toBeGreaterThan(4)
  expect(milestones.filter(({ dueDate }) => !/^202[67]-/.test(dueDate))).toEqual([])
})

test('publications cover the years and several types, newest first', () => {
  const dates = publications.map(({ publicationDate }) => publicationDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect([...new Set(dates.map((date) => date.slice(0, 4)))]).toEqual(
    [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019].map(String),
  )
  const types = new Set(publications.map(({ publicationType }) => publicationType))
  expect(types.size).toBeGreaterThan(4)
  const strays = publications.filter(
    ({ publicationLink }) =>
      !/^https:\/\/doi\.org\/10\.5555\/salus\.20\d\d\.\d{3}$/.test(publicationLink),
  )
  expect(strays).toEqual([])
})

test('further links are of every kind, one paper has a version, and two people have left', () => {
  const kinds = publications.flatMap(({ links = [] }) => links.map(({ kind }) => kind))
  expect(new Set(kinds)).toEqual(new Set(publicationLinkKinds))
  expect(publications.filter(({ versions }) => versions)).toHaveLength(1)
  const left = people.filter(({ positions = [] }) => lastPositionEndOf(positions))
  expect(left.filter(({ nextPosition }) => nextPosition)).toHaveLength(2)
})

test('a project refers to publications that are in the list, by their titles', () => {
  for (const reference of projects.flatMap(({ references }) => references)) {
    const [, link = ''] = /(https:\S+)$/.exec(reference) ?? []
    const named = publications.find(({ publicationLink }) => publicationLink === link)
    expect(reference).toContain(`${named?.title ?? 'a publication'}. `)
    expect(reference).toContain(` ${named?.publicationDate.slice(0, 4)}. `)
  }
})

test.for([
  ['headings', /^#{2,3} \S/m],
  ['bullets', /^- \S/m],
  ['numbers', /^1\. \S/m],
  ['a table', /^\|---\|/m],
  ['a formula', /^\$\$$/m],
  ['a formula in a line', /\S \$[^$\n]+\$/],
  ['a footnote', /^\[\^\w+\]: \S/m],
  ['code', /^~~~python$/m],
  ['a quotation', /^> \S/m],
  ['a picture', /!\[[^\]]+\]\(picture:/],
] as const)('the Markdown has %s', ([, shape]) => {
  expect(markdown).toMatch(shape)
})

test('a project page has footnotes in one place only, so that their marks stay apart', () => {
  for (const { content, sections: parts } of projects) {
    const texts = [content, ...parts.map((section) => section.content)]
    expect(texts.filter((text) => text.includes('[^')).length).toBeLessThan(2)
  }
})

test('every picture has a description', () => {
  const texts = projects.flatMap(({ content, sections: parts }) => [
    content,
    ...parts.map((section) => section.content),
  ])
  const alts = [
    ...texts.flatMap((text) => findMarkdownParts(text).pictures.map(({ alt = '' }) => alt)),
    ...sections.flatMap(({ pictures = [] }) => pictures.map(({ alt }) => alt)),
  ]
  expect(alts.length).toBeGreaterThan(15)
  expect(alts.filter((alt) => alt.length < 20)).toEqual([])
})

test('a picture within a text is one of the same project', () => {
  for (const { content, sections: parts, progress: entries } of projects) {
    const shown: readonly string[] = [
      ...parts.flatMap(({ pictures = [] }) => pictures.map(({ name }) => name)),
      ...entries.flatMap(({ pictures = [] }) => pictures),
    ]
    const inText = [...content.matchAll(/\(picture:([^)]+)\)/g)].map(([, name]) => name)
    expect(inText.filter((name) => !shown.includes(name ?? ''))).toEqual([])
  }
  const elsewhere = [
    ...sections.map(({ content }) => content),
    ...progress.map((p) => p.description),
  ]
  expect(elsewhere.filter((text) => text.includes('picture:'))).toEqual([])
})

test('examples are marked as such', () => {
  for (const { about } of people) expect(about).toMatch(/\*Example profile: .*invented\.\*$/)
  for (const { publicationSummary } of publications) {
    expect(publicationSummary).toMatch(/\*Example entry: .*does not exist\.\*$/)
  }
  for (const project of projects) {
    expect(project.sections.at(-1)?.content).toMatch(/\*Example project: .*invented\.\*$/)
    expect(project.grant).toContain('(example)')
  }
})

test('every grant is named in the texts of its projects', () => {
  for (const grant of grants) {
    const funded = projects.filter(({ key }) => grant.projects.includes(key))
    expect(funded).toHaveLength(grant.projects.length)
    for (const project of funded) expect(findGrantMention(project.grant, grant)).not.toBeNull()
  }
})
