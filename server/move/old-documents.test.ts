import { expect } from 'vitest'
import { maxUploadedFileBytes } from '#contract/media/uploaded-file.ts'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'
import { uploadedFileContent } from '#server/tools/testing/files/uploaded-files.ts'
import { listRefusedFiles, storeImportedFiles } from './imported-files.ts'
import { replaceFilePlaceholders } from './placeholders.ts'

const pdf = uploadedFileContent('pdf')

const linesOf = (lines: readonly string[], kind: string): string[] =>
  lines.filter((line) => line.startsWith(kind))

const usedNames = ({ used }: { readonly used: readonly { readonly source: string }[] }): string[] =>
  used.map(({ source }) => source)

const unlinkedReason = 'A document or data that nothing links to which moves in'

testOnce('documents of al-folio come with the entries that name them', async () => {
  const { files, left, lines, fieldsOf } = await readOldSite({
    '_config.yml': 'first_name: Jane\nlast_name: Doe\nurl: https://doe.example\nbaseurl: /jane\n',
    '_data/socials.yml': 'cv_pdf: /assets/pdf/cv.pdf\ngithub_username: jane\n',
    '_pages/about.md': '---\nlayout: about\npermalink: /\n---\nI work.\n',
    '_pages/teaching.md': `---
title: Teaching
permalink: /teaching/
---
[Slides]({{ 'assets/pdf/Week%201.pptx' | relative_url }}) and [data](https://doe.example/jane/assets/data.csv),
<a href="/jane/assets/pdf/notes.pdf" target="_blank">notes</a>, [gone](/assets/pdf/gone.pdf), [film](/assets/film.mp4)

A [reference][cv].

[cv]: /assets/pdf/cv.pdf
`,
    '_projects/engine.md':
      '---\ntitle: Engine\nredirect: /assets/pdf/notes.pdf\ngithub: https://code.example\n---\n',
    '_bibliography/papers.bib': `@article{one, title={One}, author={Doe, Jane}, journal={Night}, year={2024}, pdf={one.pdf}, slides={talk.pdf}, code={https://code.example/one}}
@article{two, title={Two}, author={Doe, Jane}, journal={Night}, year={2023}, pdf={gone.pdf}}
@article{three, title={Three}, author={Doe, Jane}, journal={Night}, year={2022}, pdf={https://doe.example/three.pdf}}
`,
    'assets/pdf/cv.pdf': pdf,
    'assets/pdf/one.pdf': pdf,
    'assets/pdf/talk.pdf': pdf,
    'assets/pdf/notes.pdf': pdf,
    'assets/pdf/Week 1.pptx': uploadedFileContent('pptx'),
    'assets/data.csv': uploadedFileContent('csv'),
    'assets/pdf/unused.pdf': pdf,
  })
  expect(fieldsOf('One')).toMatchObject({ pdf: 'assets/pdf/one.pdf' })
  expect(fieldsOf('Two')).not.toHaveProperty('pdf')
  expect(fieldsOf('Three')).not.toHaveProperty('pdf')
  expect(linesOf(lines, 'publication')).toEqual([
    'publication One | The link “slides” is left out: upload talk.pdf and link to it in the summary',
    'publication Two | The link “pdf” is left out: gone.pdf is not among the files',
    'publication Three',
  ])
  expect(fieldsOf('Engine')).toMatchObject({
    content: '[Engine](moved-file:assets%2Fpdf%2Fnotes.pdf)',
    references: ['https://code.example'],
  })
  expect(fieldsOf('Jane Doe')).toMatchObject({
    about: 'I work.\n\n[CV](moved-file:assets%2Fpdf%2Fcv.pdf)',
  })
  expect(fieldsOf('Teaching')).toMatchObject({
    content: `[Slides](moved-file:assets%2Fpdf%2FWeek%201.pptx) and [data](moved-file:assets%2Fdata.csv), [notes](moved-file:assets%2Fpdf%2Fnotes.pdf), gone, film

A [reference][cv].

[cv]: moved-file:assets%2Fpdf%2Fcv.pdf`,
  })
  expect(linesOf(lines, 'page Teaching')).toEqual([
    'page Teaching | Documents that are not among the files: /assets/pdf/gone.pdf | Files that Salus does not keep: /assets/film.mp4 | Was not in the menu. Goes into the menu as “Teaching”',
  ])
  expect(usedNames(files)).toEqual(
    expect.arrayContaining([
      ...['assets/pdf/cv.pdf', 'assets/pdf/one.pdf', 'assets/pdf/Week 1.pptx', 'assets/data.csv'],
    ]),
  )
  expect(left).toEqual(
    expect.arrayContaining([
      `assets/pdf/talk.pdf: ${unlinkedReason}`,
      `assets/pdf/unused.pdf: ${unlinkedReason}`,
    ]),
  )
  expect(files.entries + files.left + files.used.length).toBe(files.total)
})

testOnce('documents of HugoBlox come from bundles, `static` and `uploads`', async () => {
  const { files, left, lines, fieldsOf } = await readOldSite({
    'content/authors/ada/_index.md':
      '---\ntitle: Ada\nsocial:\n  - {icon: cv, icon_pack: ai, link: uploads/cv.pdf}\n---\nBio.\n',
    'content/publication/one/index.md':
      '---\ntitle: One\nauthors: [ada]\nurl_pdf: uploads/one.pdf\nurl_preprint: uploads/pre.pdf\nurl_slides: uploads/talk.pdf\n---\n',
    'content/publication/two/index.md': '---\ntitle: Two\nauthors: [ada]\n---\n',
    'content/publication/two/two.pdf': pdf,
    'content/project/engine/index.md':
      '---\ntitle: Engine\nurl_pdf: plan.pdf\nurl_code: https://code.example\n---\nText.\n',
    'content/project/engine/plan.pdf': pdf,
    'content/post/hello/index.md':
      '---\ntitle: Hello\ndate: 2020-01-02\nurl_slides: /files/talk.odp\n---\nSee {{< staticref "uploads/data.zip" >}}the data{{< /staticref >}}.\n',
    'static/files/talk.odp': uploadedFileContent('odp'),
    'static/uploads/data.zip': uploadedFileContent('zip'),
    'static/uploads/cv.pdf': pdf,
    'static/uploads/one.pdf': pdf,
    'static/uploads/pre.pdf': pdf,
    'static/uploads/talk.pdf': pdf,
  })
  expect(fieldsOf('One')).toMatchObject({ pdf: 'static/uploads/one.pdf', links: [] })
  expect(linesOf(lines, 'publication One')).toEqual([
    'publication One | The link “preprint” is left out: uploads/pre.pdf is a second PDF | The link “slides” is left out: upload uploads/talk.pdf and link to it in the summary',
  ])
  expect(fieldsOf('Two')).toMatchObject({ pdf: 'content/publication/two/two.pdf' })
  expect(fieldsOf('Ada')).toMatchObject({
    about: 'Bio.\n\n[CV](moved-file:static%2Fuploads%2Fcv.pdf)',
  })
  expect(fieldsOf('Engine')).toMatchObject({
    content: 'Text.\n\n[PDF](moved-file:content%2Fproject%2Fengine%2Fplan.pdf)',
    references: ['Code: https://code.example'],
  })
  expect(fieldsOf('Hello')).toMatchObject({
    content:
      'See [the data](moved-file:static%2Fuploads%2Fdata.zip).\n\n[Slides](moved-file:static%2Ffiles%2Ftalk.odp)',
  })
  expect(left).toEqual([
    `static/uploads/pre.pdf: ${unlinkedReason}`,
    `static/uploads/talk.pdf: ${unlinkedReason}`,
  ])
  expect(files.entries + files.left + files.used.length).toBe(files.total)
})

testOnce(
  'documents of the lab template and of publications kept as data are imported',
  async () => {
    const { fieldsOf } = await readOldSite({
      '_members/ada.md': '---\nname: Ada\n---\n[CV](/files/cv.pdf)\n',
      '_data/citations.yaml': `- id: doi:10.5555/sleep
  title: Sleep
  authors: [Ada]
  publisher: Journal of Sleep
  buttons:
    - {type: manuscript, link: files/sleep.pdf}
`,
      'files/cv.pdf': pdf,
      'files/sleep.pdf': pdf,
    })
    expect(fieldsOf('Sleep')).toMatchObject({ pdf: 'files/sleep.pdf' })
    expect(fieldsOf('Ada')).toMatchObject({ about: '[CV](moved-file:files%2Fcv.pdf)' })
    const data = await readOldSite({
      '_config.yml': 'title: x\n',
      '_news/a.md': 'Text.\n',
      '_data/publications.yml':
        '- {title: Dreams, authors: Ada Lovelace, journal: Night, year: 2024, paper: /papers/dreams.pdf}\n',
      'papers/dreams.pdf': pdf,
    })
    expect(data.fieldsOf('Dreams')).toMatchObject({ pdf: 'papers/dreams.pdf' })
  },
)

const wordPressItem = (parts: Readonly<Record<string, string>>): string =>
  `<item>${Object.entries(parts)
    .map(([name, value]) => `<${name}><![CDATA[${value}]]></${name}>`)
    .join('')}</item>`

testOnce('documents of WordPress come from the uploads in the archive', async () => {
  const uploads = 'https://lab.example/wp-content/uploads/2020/01'
  const attachment = (id: string, name: string) =>
    wordPressItem({
      ...{ title: name, 'wp:post_id': id, 'wp:post_type': 'attachment' },
      'wp:attachment_url': `${uploads}/${name}`,
    })
  const { files, left, lines, fieldsOf } = await readOldSite({
    'export.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://lab.example</link>${[
      wordPressItem({
        title: 'Teaching',
        link: 'https://lab.example/teaching/',
        'content:encoded': `<p><a href="${uploads}/Week-1.pdf">Week 1</a>, <a href="${uploads}/gone.pdf">gone</a></p>`,
        ...{ 'wp:post_id': '1', 'wp:post_type': 'page', 'wp:status': 'publish' },
      }),
      attachment('2', 'Week-1.pdf'),
      attachment('3', 'unused.pdf'),
    ].join('')}</channel></rss>`,
    'wp-content/uploads/2020/01/Week-1.pdf': pdf,
    'wp-content/uploads/2020/01/unused.pdf': pdf,
  })
  expect(fieldsOf('Teaching')).toMatchObject({
    content: `[Week 1](moved-file:wp-content%2Fuploads%2F2020%2F01%2FWeek-1.pdf), [gone](${uploads}/gone.pdf)`,
  })
  expect(linesOf(lines, 'page')).toEqual([
    'page Teaching | Links that go on to lead to files of the old site: /wp-content/uploads/2020/01/gone.pdf',
  ])
  expect(usedNames(files)).toEqual(['wp-content/uploads/2020/01/Week-1.pdf'])
  expect(left).toEqual([
    'export.xml:3: unused.pdf: A file that no entry shows or links which moves in, or that the archive does not bring',
    `wp-content/uploads/2020/01/unused.pdf: ${unlinkedReason}`,
  ])
})

testOnce('a document that is larger than uploads can be is not stored', async () => {
  const { pictures } = await readOldSite({
    '_config.yml': 'title: x\n',
    '_news/a.md': '[all](/all.csv) [few](/few.csv)\n',
    'all.csv': new Uint8Array(maxUploadedFileBytes + 1),
    'few.csv': new Uint8Array(maxUploadedFileBytes),
  })
  expect(pictures).toEqual([
    ['all.csv', null],
    ['few.csv', expect.any(String)],
  ])
  const stored = await storeImportedFiles(
    (async function* () {
      yield ['all.csv', null] as const
    })(),
    { storePicture: () => expect.fail(), storeDocument: () => expect.fail() },
    async () => undefined,
    undefined,
  )
  expect(listRefusedFiles(stored)).toEqual([
    { source: 'all.csv', reason: 'It stays out: it has more than 50 MB' },
  ])
})

testOnce('links to stored documents get their URLs, and others keep their text', () => {
  const urlOf = (name: string) => (name === 'a (1).pdf' ? '/media/a.pdf' : undefined)
  const replaced = (text: string) => replaceFilePlaceholders(text, urlOf)
  const known = 'moved-file:a%20%281%29.pdf'
  expect(replaced(`[A](${known} "Title") and [B](moved-file:b.pdf)`)).toBe(
    '[A](/media/a.pdf "Title") and B',
  )
  expect(replaced(`[\`a[0]\` \\] b](${known}) ![c](moved-file:c.png)`)).toBe(
    '[`a[0]` \\] b](/media/a.pdf) ',
  )
  expect(replaced(`[![c](moved-file:c.png)D](${known})`)).toBe('[D](/media/a.pdf)')
  expect(replaced(`[a]: ${known}\n[b]: moved-file:b.pdf`)).toBe('[a]: /media/a.pdf\n[b]: <>')
  expect(replaced('[a](moved-file:%zz)')).toBe('a')
})

testOnce('placeholders are replaced in linear time', () => {
  for (const text of ['[', '![', '[a[b]', '[a](moved-file:b ', ']: moved-file:']) {
    const from = performance.now()
    replaceFilePlaceholders(text.repeat(100_000), () => undefined)
    expect(performance.now() - from).toBeLessThan(5_000)
  }
})
