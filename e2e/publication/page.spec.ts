import type { SalusClient } from '#contract/api.ts'
import { expectAccessible, siteFrame } from '../support/axe.ts'
import { parsePage } from '../support/head.ts'
import { readLinkHeader } from '../support/link-header.ts'
import { expectAddress, visit } from '../support/page.ts'
import { entry, publicationInput } from '../support/publications.ts'
import { expect, test } from '../support/test.ts'

const addPerson = async (api: SalusClient) => {
  const { data } = await api.profile.createProfile({
    name: 'Ada Renfield',
    email: 'ada@example.org',
    about: 'Reads scans.',
    designation: 'Radiologist',
    qualifications: 'MD',
    AreaofInterest: 'Gliomas',
    socialLinks: [{ name: 'orcid', url: 'https://orcid.org/0000-0002-1825-0097' }],
  })
  return data._id
}

const author = (name: string, more: object = {}) => ({
  name,
  profileId: '',
  isEqual: false,
  isCorresponding: false,
  ...more,
})

const addFull = async (api: SalusClient) => {
  const ada = await addPerson(api)
  const { data } = await api.publication.addPublication({
    ...publicationInput(),
    authorList: [
      author('Ada Renfield', { profileId: ada, isEqual: true, isCorresponding: true }),
      author('Grace Ambrose', { isEqual: true }),
      author('World Health Organization'),
    ],
    doi: '10.5555/salus.14',
    venue: 'Journal of Outlines',
    volume: '12',
    pages: '101–119',
    publicationDate: '2026-03-01',
    datePrecision: 'month',
    abstract: 'What was done.\n\nWhat was found.',
    laySummary: 'A computer draws the **edge** of a tumour.',
    keywords: ['MRI'],
    links: [{ kind: 'pdf', url: 'https://example.org/gliomas.pdf' }],
    versions: [
      {
        kind: 'Preprint',
        title: '',
        venue: 'arXiv',
        publicationDate: '2025-11-01',
        doi: '',
        arxivId: '2511.00001',
        url: '',
      },
    ],
  })
  return { ada, id: data._id }
}

test('a publication’s page is complete without JavaScript, and tells machines its type, authors and full text', async ({
  reader,
  api,
  site,
}) => {
  const { ada, id } = await addFull(api)
  const { title, publicationLink } = publicationInput()
  await reader.goto('/publications')
  // Citation managers also save complete entries from the list.
  await expect(reader.locator('span.Z3988')).toHaveAttribute(
    'title',
    /&rft\.jtitle=Journal\+of\+Outlines&rft\.au=Renfield%2C\+Ada&.*&rft_id=info%3Adoi%2F10\.5555%2Fsalus\.14$/,
  )
  await entry(reader, title).getByRole('link', { name: title, exact: true }).click()
  await expectAddress(reader, `/publication/${id}/outlining-gliomas-in-three-dimensions`)
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const authors = reader.getByRole('region', { name: 'Authors' })
  await expect(authors.getByRole('listitem')).toHaveText([
    'Ada Renfield* (contributed equally)✉ (corresponding author), ',
    'Grace Ambrose* (contributed equally), ',
    'World Health Organization',
  ])
  await expect(authors.getByRole('link', { name: 'Ada Renfield' })).toHaveAttribute(
    'href',
    `/person/${ada}/ada-renfield`,
  )
  await expect(reader.locator('article > header')).toContainText('Journal of Outlines · March 2026')
  const abstract = reader.getByRole('region', { name: 'Abstract' })
  await expect(abstract.getByRole('paragraph')).toHaveText(['What was done.', 'What was found.'])
  await expect(reader.getByText('A computer draws the edge of a tumour.')).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Read the publication' })).toHaveAttribute(
    'href',
    publicationLink,
  )
  await expect(reader.getByRole('link', { name: 'PDF' })).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Preprint' })).toHaveAttribute(
    'href',
    'https://arxiv.org/abs/2511.00001',
  )
  const cite = reader.getByRole('region', { name: 'Cite' })
  await expect(cite.getByRole('heading', { level: 3 })).toHaveText([
    'APA',
    'Vancouver',
    'Harvard',
    'IEEE',
    'BibTeX',
    'RIS',
  ])
  await expect(cite).toContainText('Renfield, A., Ambrose, G.')
  await expect(cite).toContainText('@article{')
  await expect(cite).toContainText('TY - JOUR')
  await expect(cite.getByRole('button')).toHaveCount(0)
  await reader.getByRole('link', { name: 'MRI' }).click()
  await expectAddress(reader, '/publications?topic=MRI')
  await expect(entry(reader, title)).toBeVisible()

  // Machines find the type of the publication, its authors and its full text.
  const response = await reader.goto(`/publication/${id}`)
  const root = site.server.url
  const headers = response?.headers() ?? {}
  expect(headers.vary).toBe('accept-encoding, accept')
  expect(readLinkHeader(headers.link ?? '')).toEqual([
    { href: 'https://doi.org/10.5555/salus.14', rel: 'cite-as' },
    { href: 'https://orcid.org/0000-0002-1825-0097', rel: 'author' },
    ...[
      ['bib', 'application/x-bibtex'],
      ['ris', 'application/x-research-info-systems'],
      ['csl.json', 'application/vnd.citationstyles.csl+json'],
    ].map(([ending, type]) => ({
      href: `${root}/publication/${id}.${ending}`,
      rel: 'describedby',
      type,
    })),
    { href: 'https://example.org/gliomas.pdf', rel: 'item', type: 'application/pdf' },
  ])
  const tags = await reader
    .locator('meta[name^=citation_], meta[name^="z:"]')
    .evaluateAll((all) => all.map((tag) => [tag.getAttribute('name'), tag.getAttribute('content')]))
  expect(tags).toEqual([
    ['z:itemType', 'journalArticle'],
    ['citation_title', publicationInput().title],
    ['citation_author', 'Renfield, Ada'],
    ['citation_author', 'Ambrose, Grace'],
    ['citation_author', 'World Health Organization,'],
    ['citation_publication_date', '2026/03'],
    ['citation_journal_title', 'Journal of Outlines'],
    ['citation_volume', '12'],
    ['citation_firstpage', '101'],
    ['citation_lastpage', '119'],
    ['citation_doi', '10.5555/salus.14'],
    ['citation_pdf_url', 'https://example.org/gliomas.pdf'],
    [
      'citation_abstract_html_url',
      `${root}/publication/${id}/outlining-gliomas-in-three-dimensions`,
    ],
    ['citation_abstract', 'What was done.\n\nWhat was found.'],
    ['citation_keywords', 'MRI'],
  ])
  await expect(reader.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `${root}/publication/${id}/outlining-gliomas-in-three-dimensions`,
  )
  const accept = 'application/x-bibtex'
  const cited = await fetch(`${root}/publication/${id}`, { headers: { accept } })
  expect(await cited.text()).toMatch(/^@article\{/)
  const sitemap = await (await fetch(`${root}/sitemap.xml`)).text()
  expect(sitemap).toContain(`/publication/${id}/outlining-gliomas-in-three-dimensions</loc>`)
})

test('a publication without an abstract is saved with its whole summary, and without either it is described by authors, venue and year', async ({
  request,
  api,
}) => {
  const summary = `It is *fast*. ${'Very much so. '.repeat(40)}`.trim()
  const { data } = await api.publication.addPublication({
    ...publicationInput({ authors: 'A. Renfield', publicationSummary: summary }),
    venue: 'Journal of Outlines',
  })
  const headNow = async () =>
    parsePage(await (await request.get(`/publication/${data._id}`)).text()).head
  expect(await headNow()).toMatchObject({ citation_abstract: summary.replaceAll('*', '') })
  // Only a rule, because imported entries have no summary.
  await api.publication.updatePublication({ id: data._id, publicationSummary: '---' })
  const head = await headNow()
  expect(head.description).toBe('A. Renfield · Journal of Outlines · 2026')
  expect(head).not.toHaveProperty('citation_abstract')
  await api.publication.updatePublication({ id: data._id, venue: '', publisher: 'Zenodo' })
  expect(await headNow()).toMatchObject({ description: 'A. Renfield · Zenodo · 2026' })
})

test('citations are copied with a click, and the page is accessible', async ({ page, api }) => {
  const { id } = await addFull(api)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `/publication/${id}`)
  await page.getByRole('button', { name: 'Copy as BibTeX' }).click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@article\{/)
  // By keyboard, with the italics of the style beside the plain text.
  await page.getByRole('button', { name: 'Copy as APA' }).press('Enter')
  const copied = () =>
    page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const isRich = item?.types.includes('text/html')
      const html = isRich ? await item?.getType('text/html') : undefined
      return { html: (await html?.text()) ?? '', text: await navigator.clipboard.readText() }
    })
  await expect.poll(async () => (await copied()).html).toContain('<i>')
  const { html, text } = await copied()
  expect(text).not.toContain('<')
  expect(html.replaceAll(/<[^>]+>/g, '')).toContain(text.slice(0, 20))
  await expect(page.locator('li', { hasText: 'APA' }).locator('p i').first()).toHaveCSS(
    'font-style',
    'italic',
  )
  await expectAccessible(page, 'html', siteFrame)
})

test('a preprint of three hundred authors shows where it was published', async ({
  reader,
  api,
}) => {
  const ada = await addPerson(api)
  const { data } = await api.publication.addPublication({
    ...publicationInput({ title: 'A consortium speaks' }),
    authorList: Array.from({ length: 300 }, (_, index) =>
      index === 200 ? author('Ada Renfield', { profileId: ada }) : author(`Author ${index + 1}`),
    ),
    publicationType: 'Preprint',
    versions: [
      {
        kind: 'Journal article',
        title: '',
        venue: 'Journal of Outlines',
        publicationDate: '2026-05-01',
        doi: '10.5555/outlines.1',
        arxivId: '',
        url: '',
      },
    ],
  })
  await reader.goto(`/publication/${data._id}`)
  await expect(
    reader.getByRole('link', { name: 'This paper appeared in Journal of Outlines' }),
  ).toHaveAttribute('href', 'https://doi.org/10.5555/outlines.1')
  const authors = reader.getByRole('region', { name: 'Authors' })
  await expect(authors.getByText('Author 12 …')).toBeVisible()
  await expect(authors.getByText('Author 300')).toBeHidden()
  await expect(authors.getByRole('link', { name: 'Ada Renfield' })).toBeVisible()
  await authors.getByText('Show all 300 authors').click()
  await expect(authors.getByText('Author 300')).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Abstract' })).toHaveCount(0)
  await reader.goto('/publications')
  await expect(entry(reader, 'A consortium speaks')).toContainText(/Author \d+ and 2\d\d more/)
})
