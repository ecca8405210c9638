import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const lineOf = (lines: readonly string[], title: string): string =>
  lines.find((line) => line.startsWith(`publication ${title}`)) ?? ''

testOnce('every key of a publication of HugoBlox is used or named', async () => {
  const { lines, fieldsOf } = await readOldSite({
    'content/authors/ada/_index.md': '---\ntitle: Ada Lovelace\n---\n',
    'content/project/ears/index.md': '---\ntitle: Ears\n---\n\nEars.\n',
    'content/publication/sleep/index.md': `---
title: Sleep
authors: [ada, Jane Doe, Richard Roe]
author_notes: [Equal contribution, Equal contribution, Corresponding author]
date: 2024-05-06
publication_types: ['2']
publication_short: JS
url_code: https://code.example/sleep
url_pdf: uploads/sleep.pdf
url_slides: https://slides.example/sleep
url_video: https://video.example/sleep
url_dataset: https://data.example/sleep
url_poster: https://poster.example/sleep
url_source: https://source.example/sleep
url_project: https://project.example/sleep
links:
  - {name: Press release, url: https://press.example/sleep}
  - {type: preprint, provider: arxiv, id: 2401.00001}
  - {type: custom, label: Custom Link, url: https://custom.example}
event: Night 2024
event_url: https://night.example
tags: [sleep]
categories: [ears]
projects: [ears, gone]
slides: deck
aliases: [/old/sleep]
---
`,
    'content/publication/sleep/cite.bib':
      '@article{sleep, title={Sleep}, author={Lovelace, Ada}, journal={Journal of Sleep}, volume={3}, pmid={12345678}, abstract={We slept.}, doi={10.5555/sleep}, note={Oral presentation}, isbn={978-1}, year={2024}}',
  })
  expect(fieldsOf('Sleep')).toMatchObject({
    projects: ['project/ears', 'project/gone'],
    links: [
      { kind: 'code', url: 'https://code.example/sleep' },
      { kind: 'data', url: 'https://data.example/sleep' },
      { kind: 'slides', url: 'https://slides.example/sleep' },
      { kind: 'video', url: 'https://video.example/sleep' },
      { kind: 'poster', url: 'https://poster.example/sleep' },
      { kind: 'code', url: 'https://source.example/sleep' },
      { kind: 'page', url: 'https://project.example/sleep' },
      { kind: 'page', url: 'https://press.example/sleep' },
      { kind: 'preprint', url: 'https://arxiv.org/abs/2401.00001' },
      { kind: 'page', url: 'https://custom.example' },
    ],
    work: {
      authors: [
        { family: 'Lovelace', isEqual: true },
        { family: 'Doe', isEqual: true },
        { family: 'Roe', isCorresponding: true },
      ],
      ...{ type: 'article-journal', venue: 'Journal of Sleep', volume: '3', pmid: '12345678' },
      ...{ abstract: 'We slept.', doi: '10.5555/sleep', keywords: ['sleep', 'ears'] },
    },
  })
  const line = lineOf(lines, 'Sleep')
  for (const named of [
    'The link “pdf” is left out: uploads/sleep.pdf is not among the files',
    'The link https://press.example/sleep loses its label “Press release”',
    'The link https://custom.example loses its label “Custom Link”',
    'Its projects are not in the site: gone',
    'Not kept: note (Oral presentation)',
    'Not kept: isbn (978-1)',
    'Not kept: publication_short, event, event_url, slides',
  ])
    expect(line).toContain(named)
  expect(lines).toContain('redirect /old/sleep')
})

testOnce('remarks on authors without a mark are named', async () => {
  const { lines } = await readOldSite({
    'content/publication/a/index.md':
      '---\ntitle: A\nauthors: [Ada, Jane Doe]\nauthor_notes: ["", Now at Elsewhere]\n---\n',
  })
  expect(lineOf(lines, 'A')).toContain('Notes on authors that stay out: Now at Elsewhere')
})

testOnce('every field of a BibTeX entry is used or named', async () => {
  const { lines, fieldsOf } = await readOldSite({
    '_config.yml': 'title: x\n',
    '_bibliography/papers.bib': `@inproceedings{one, title={One}, author={Doe, Jane and Roe, Ann}, booktitle={Night}, year={2024}, selected={true}, abbr={NGT}, note={Best Paper Award},
  annotation={* equal}, additional_info={More}, altmetric={248277}, dimensions={true}, google_scholar_id={abc}, bibtex_show={true}, isbn={1-2}, file={/home/ada/one.pdf}, code={https://code.example/one}}
`,
  })
  expect(fieldsOf('One')).toMatchObject({ featured: true, award: 'Best Paper Award' })
  expect(lineOf(lines, 'One').split(' | ').slice(1)).toEqual([
    'Not kept: abbr (NGT)',
    'Not kept: annotation (* equal)',
    'Not kept: additional_info (More)',
    'Not kept: altmetric (248277)',
    'Not kept: google_scholar_id (abc)',
    'Not kept: isbn (1-2)',
  ])
})

testOnce('buttons of a citation are links, and their labels are named', async () => {
  const { lines, fieldsOf } = await readOldSite({
    '_members/ada.md': '---\nname: Ada\n---\n',
    '_data/citations.yaml': `- id: doi:10.5555/sleep
  title: Sleep
  authors: [Ada]
  publisher: Journal of Sleep
  orcid: 0000-0002-1825-0097
  plugin: orcid.py
  repo: lab/sleep
  buttons:
    - {type: manuscript, link: https://lab.example/sleep}
    - {type: source, text: Manuscript Source, link: https://code.example/sleep}
    - {type: website, link: /sleep}
  grant: R01
`,
  })
  expect(fieldsOf('Sleep')?.links).toEqual([
    { kind: 'pdf', url: 'https://lab.example/sleep' },
    { kind: 'code', url: 'https://code.example/sleep' },
    { kind: 'code', url: 'https://github.com/lab/sleep' },
  ])
  expect(lineOf(lines, 'Sleep').split(' | ').slice(1)).toEqual([
    'The link “website” is left out: /sleep is no web address',
    'The link https://code.example/sleep loses its label “Manuscript Source”',
    'Not kept: grant',
  ])
})

testOnce('publications that a Jekyll site keeps as data are imported', async () => {
  const { lines, fieldsOf } = await readOldSite({
    '_config.yml': 'title: x\n',
    '_news/a.md': 'Text.\n',
    '_data/publications.yml': `- authors: "P. Boyeau\\\\*, J. Hong\\\\*, and N. Yosef"
  title: Quantifying *heterogeneity*
  details: bioRxiv
  year: 2024
  doi: 10.1101/2022.10.04.510898
  biorxiv: https://www.biorxiv.org/content/10.1101/2022.10.04.510898v2
  github: https://github.com/lab/one
  preprint: true
  contentshare:
- authors: [Ada Lovelace, and Lindsey Cormack]
  title: Sleep
  details: Nature
  year: 2023
  openmaterials: yes
`,
  })
  expect(fieldsOf('Quantifying heterogeneity')).toMatchObject({
    links: [
      { kind: 'preprint', url: 'https://www.biorxiv.org/content/10.1101/2022.10.04.510898v2' },
      { kind: 'code', url: 'https://github.com/lab/one' },
    ],
    work: {
      type: 'article',
      venue: 'bioRxiv',
      doi: '10.1101/2022.10.04.510898',
      authors: [
        { family: 'Boyeau', given: 'P.', isEqual: true },
        { family: 'Hong', given: 'J.', isEqual: true },
        { family: 'Yosef', given: 'N.' },
      ],
    },
  })
  expect(fieldsOf('Sleep')?.work).toMatchObject({
    ...{ type: 'article-journal', venue: 'Nature', date: '2023-01-01' },
    authors: [{ family: 'Lovelace' }, { family: 'Cormack' }],
  })
  expect(lines).toContain('publication Quantifying heterogeneity')
  expect(lines).toContain('publication Sleep | Not kept: openmaterials')
})
