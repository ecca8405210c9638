import { expect } from 'vitest'
import { startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  importSite,
  previewMove,
  siteZip,
} from '#server/tools/testing/content/moves.ts'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { pictureBytes } from '#server/tools/testing/files/pictures.ts'

const preprint =
  "---\ntitle: 'Listening to sleep'\nauthors: [Ada Lovelace]\ndate: 2025-03-01\npublication: bioRxiv\ndoi: 10.64898/2025.03.01.123456\nabstract: We listened.\ntags: [sleep]\nurl_code: https://code.example/sleep\nprojects: [ears]\naliases: [/old/preprint]\n---\n"
const article =
  "---\ntitle: 'Listening to Sleep'\nauthors: [Ada Lovelace]\ndate: 2026-01-15\npublication_types: ['2']\npublication: Journal of Sleep\ndoi: 10.5555/sleep.1\nurl_pdf: https://sleep.example/1.pdf\nfeatured: true\nprojects: [nights]\n---\n"

const site = async (first: string, second: string) => {
  const texts: Readonly<Record<string, string>> = { preprint, article }
  const folder = (at: string) => `content/publication/${at}/index.md`
  return {
    'content/authors/ada/_index.md': '---\ntitle: Ada Lovelace\n---\n',
    'content/project/ears/index.md': '---\ntitle: Ears\n---\n\nEars.\n',
    'content/project/nights/index.md': '---\ntitle: Nights\n---\n\nNights.\n',
    [folder(`a-${first}`)]: texts[first] ?? '',
    [folder(`b-${second}`)]: texts[second] ?? '',
    [`content/publication/${first === 'preprint' ? 'a' : 'b'}-preprint/featured.png`]:
      await pictureBytes(),
  }
}

testOnce.for([
  ['preprint', 'article'],
  ['article', 'preprint'],
] as const)(
  'a preprint and its article, with the %s first, become one publication',
  async ([first, second]) => {
    const { admin } = await startSite()
    const files = await site(first, second)
    const names = Object.keys(files).find((name) => name.includes('article')) ?? ''
    const { items } = await importSite(admin, siteZip(files))
    const works = items.filter(({ kind }) => kind === 'publication')
    expect(works.map(({ title, status, reason }) => [title, status, reason])).toEqual([
      ['Listening to Sleep', 'new', ''],
      ['Listening to sleep', 'duplicate', `Becomes a version of the publication in ${names}`],
    ])
    const { publications } = await admin.publication.showAllPublications({})
    expect(publications).toMatchObject([
      {
        title: 'Listening to Sleep',
        publicationType: 'Journal article',
        venue: 'Journal of Sleep',
        doi: '10.5555/sleep.1',
        publisher: '',
        abstract: 'We listened.',
        keywords: ['sleep'],
        featured: true,
        picture: expect.stringMatching(/^\/media\//),
        authorList: [{ name: 'Ada Lovelace', profileId: expect.stringMatching(/.+/) }],
        versions: [
          {
            kind: 'Preprint',
            title: 'Listening to sleep',
            venue: 'bioRxiv',
            doi: '10.64898/2025.03.01.123456',
            publicationDate: '2025-03-01',
          },
        ],
      },
    ])
    const [publication] = publications
    expect(publication?.links.map(({ url }) => url).toSorted()).toEqual([
      'https://code.example/sleep',
      'https://sleep.example/1.pdf',
    ])
    expect(publication?.projects).toHaveLength(2)
    const redirects = items.filter(({ title }) => title.startsWith('/publication/'))
    expect(redirects.map(({ title, savedAs }) => [title, savedAs])).toEqual([
      [expect.stringContaining('-article'), publication?._id],
      [expect.stringContaining('-preprint'), publication?._id],
    ])
    const again = await previewMove(admin, siteZip(files))
    expect(again.items.filter(({ status }) => status === 'new')).toEqual([])
  },
)

testOnce('an article whose preprint is on the site is named as another version', async () => {
  const { admin } = await startSite()
  const alone = (text: string) => siteZip({ 'content/publication/a/index.md': text })
  await importSite(admin, alone(preprint))
  const { items } = await previewMove(admin, alone(article))
  expect(items.find(({ kind }) => kind === 'publication')).toMatchObject({
    status: 'duplicate',
    reason: 'Another version of it is here already. The import of publications adds this one',
  })
})

testOnce('of equal entries the richer is kept, in whatever order they are listed', async () => {
  const poor =
    '@article{a, title={On Sleep}, author={Doe, Jane}, journal={Sleep}, year={2024}, code={https://code.example/x}}\n'
  const rich =
    '@article{b, title={On sleep}, author={Doe, Jane and Roe, Richard}, journal={Sleep}, year={2024}, doi={10.5555/1}, volume={3}, abstract={Long.}}\n'
  const other =
    '@article{c, title={On sleep and dreams}, author={Doe, Jane}, journal={Sleep}, year={2024}, doi={10.5555/1}}\n'
  const read = async (...texts: readonly string[]) => {
    const { lines, fieldsOf } = await readOldSite({
      '_config.yml': 'title: x\n',
      '_bibliography/papers.bib': texts.join(''),
    })
    return [lines.filter((line) => line.startsWith('publication')).toSorted(), fieldsOf('On sleep')]
  }
  const found = await read(poor, rich, other)
  expect(found).toMatchObject([
    ['publication On Sleep', 'publication On sleep', 'publication On sleep and dreams'],
    {
      links: [{ kind: 'code', url: 'https://code.example/x' }],
      work: { doi: '10.5555/1', volume: '3', authors: [{ family: 'Doe' }, { family: 'Roe' }] },
    },
  ])
  expect(await read(other, rich, poor)).toEqual(found)
})

testOnce(
  'a preprint is a version of the article with its identifier, unless their titles differ',
  async () => {
    const entry = (type: string, title: string, rest: string) =>
      `@${type}{k, title={${title}}, author={Doe, Jane}, year={2024}, ${rest}}\n`
    const { fieldsOf } = await readOldSite({
      '_config.yml': 'title: x\n',
      '_bibliography/papers.bib': [
        entry('article', 'Listening to sleep at night', 'journal={Sleep}, arxiv={2401.00001}'),
        entry('misc', 'Listening to sleep', 'eprint={2401.00001}, archiveprefix={arXiv}'),
        entry('article', 'On dreams', 'journal={Sleep}, arxiv={2401.00002}'),
        entry('misc', 'Waking up', 'eprint={2401.00002}, archiveprefix={arXiv}'),
      ].join(''),
    })
    expect(fieldsOf('Listening to sleep at night')?.versions).toMatchObject([
      { kind: 'Preprint', title: 'Listening to sleep', arxivId: '2401.00001' },
    ])
    expect(fieldsOf('On dreams')).not.toHaveProperty('versions')
  },
)

testOnce('a hidden work is not merged with a public one', async () => {
  const { admin } = await startSite()
  const hidden = article.replace('featured: true', 'draft: true')
  const files = {
    'content/publication/a/index.md': preprint,
    'content/publication/b/index.md': hidden,
  }
  const items = formatImportItems(await importSite(admin, siteZip(files)))
  expect(items.filter((line) => line.startsWith('publication'))).toEqual([
    expect.stringContaining('publication | Listening to sleep | new'),
    expect.stringContaining('publication | Listening to Sleep | new | Kept as a draft, as it was'),
  ])
})
