import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const namedAsExample = /An example of the theme/
const namesOf = (lines: readonly string[], isExample: boolean): string[] =>
  lines
    .filter((line) => namedAsExample.test(line) === isExample && !line.startsWith('redirect'))
    .map((line) => line.split(' | ', 1)[0] ?? '')

const projectText =
  'Every project has a beautiful feature showcase page.\nIt’s easy to include images in a flexible 3-column grid format.\n\n<div class="row">\n    {% include figure.liquid path="assets/img/1.jpg" %}\n</div>\n'

testOnce(
  'examples of al-folio are named, texts of the group in the same files are not',
  async () => {
    const { lines } = await readOldSite({
      '_config.yml': 'first_name: Jane\nlast_name: Doe\n',
      '_projects/1_project.md': `---\ntitle: project 1\ndescription: with background image\ncategory: fun\n---\n\n${projectText}`,
      '_projects/2_project.md': `---\ntitle: project 2\ncategory: work\n---\n\n${projectText}\nWe measure sleep.\n`,
      '_projects/3_project.md': `---\ntitle: Sleep\ncategory: work\n---\n\n${projectText}`,
      '_projects/4_project.md':
        '---\ntitle: project 4\ncategory: work\n---\n\nWe study the heart.\n',
      '_news/announcement_1.md': '---\ndate: 2015-10-22\n---\n\nA simple inline announcement.\n',
      '_news/announcement_2.md': '---\ndate: 2025-10-22\n---\n\nAda joined us.\n',
      '_bibliography/papers.bib':
        '@article{einstein1950meaning,\n  title={The meaning of relativity},\n  author={Einstein, Albert and Taub, AH},\n  journal={American Journal of Physics},\n  year={1950}\n}\n\n@article{doe2024,\n  title={The meaning of sleep},\n  author={Doe, Jane},\n  journal={Sleep},\n  year={2024}\n}\n',
    })
    expect(namesOf(lines, true)).toEqual([
      'category Fun',
      'project project 1',
      'publication The meaning of relativity',
      'news A simple inline announcement.',
    ])
    expect(namesOf(lines, false)).toEqual([
      'category Work',
      'project project 4',
      'project Sleep',
      'project project 2',
      'publication The meaning of sleep',
      'news Ada joined us.',
      'site Jane Doe',
    ])
  },
)

testOnce('examples of HugoBlox are named, unless another folder has their text', async () => {
  const talk =
    '---\ntitle: Example Talk\nsummary: An example talk using Wowchemy’s Markdown slides feature.\n---\n'
  const { lines } = await readOldSite({
    'content/authors/ada/_index.md': '---\ntitle: Ada\n---\n',
    'content/event/example/index.md': talk,
    'content/notes/example/index.md': `${talk}\nText.\n`,
    'content/publication/journal-article/index.md':
      '---\ntitle: An example journal article\nauthors: [admin]\nabstract: Lorem ipsum dolor sit amet, consectetur adipiscing elit.\n---\n',
    'content/publication/own/index.md':
      '---\ntitle: An example journal article\nauthors: [ada]\nabstract: We measured sleep.\n---\n',
  })
  expect(namesOf(lines, true)).toEqual([
    'publication An example journal article',
    'news Example Talk',
  ])
})

testOnce('first entries of WordPress and of lab-website-template are named', async () => {
  const item = (id: number, type: string, title: string, content: string) =>
    `<item><title>${title}</title><link>https://lab.example/${id}</link><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[${content}]]></content:encoded></item>`
  const wordpress = await readOldSite({
    'export.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><wp:wxr_version>1.2</wp:wxr_version><link>https://lab.example</link>${item(1, 'post', 'Hello world!', '<!-- wp:paragraph -->\n<p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>\n<!-- /wp:paragraph -->')}${item(2, 'page', 'Sample Page', 'Our laboratory.')}</channel></rss>`,
  })
  expect(namesOf(wordpress.lines, true)).toEqual(['news Hello world!'])
  expect(namesOf(wordpress.lines, false)).toEqual(['page Sample Page'])

  const lorem =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.\n'
  const lab = await readOldSite({
    '_members/ada.md': '---\nname: Ada\n---\n',
    '_posts/2019-01-07-example-post-1.md': `---\ntitle: Example post 1\n---\n\n${lorem}`,
    '_posts/2019-01-08-own.md': `---\ntitle: Sleep\n---\n\n${lorem}`,
    '_data/projects.yaml': `- title: Cool Dataset\n  subtitle: a subtitle\n  description: ${lorem}- title: Cool Dataset\n  description: Recordings of sleep.\n`,
  })
  expect(namesOf(lab.lines, true)).toEqual(['project Cool Dataset', 'news Example post 1'])
})
