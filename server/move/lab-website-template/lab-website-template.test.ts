import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const site = {
  '_config.yaml': 'title: The Lab\nurl: https://lab.example\n',
  'index.md': '---\n---\n\n# The Lab\n\nWelcome.\n',
  'team/index.md':
    '---\ntitle: Team\nnav:\n  order: 3\n---\n\n# {% include icon.html icon="users" %}Team\n\n{% include list.html data="members" %}\n',
  'join/index.md':
    '---\ntitle: Join us\nnav:\n  order: 4\n---\n\nWrite to {% include button.html type="email" text="us@lab.example" link="us@lab.example" %}.\n',
  '_data/types.yaml': 'pi:\n  description: Principal Investigator\n',
  '_members/ada.md':
    '---\nname: Ada Lovelace\nimage: images/ada.png\nrole: pi\naliases:\n  - A. Lovelace\nlinks:\n  orcid: 0000-0002-1825-0097\n  twitter: ada\n  myspace: ada\n---\n\nWorks on engines.\n',
  '_members/grace.md':
    '---\nname: Grace Hopper\nrole: phd\ngroup: alum\nimage: images/grace.svg\n---\n',
  '_members/broken.md': '---\nname: [unclosed\n---\n',
  'images/ada.png': new Uint8Array([1]),
  'images/grace.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '_data/projects.yaml':
    '- title: Engine\n  subtitle: An engine\n  description: It _computes_.\n  link: https://engine.example\n  tags: [software, old]\n',
  '_data/citations.yaml':
    "- id: doi:10.5555/engine\n  title: Notes\n  authors:\n  - A. Lovelace\n  - Charles Babbage\n  publisher: Memoirs\n  date: 2021-02-09T10:25:11Z\n  link: https://example.org/n\n- id: doi:10.5555/none\n  title: Nobody’s\n  date: '1844-01-01'\n",
  '_data/sources.yaml': '- id: doi:10.5555/engine\n',
  '_posts/2019-01-07-hello-world.md':
    '---\ntitle: Hello\nauthor: ada\ntags: [news]\n---\n\nText with ![a picture](/images/ada.png).\n\n<script>alert(1)</script>\n',
  '_styles/all.css': 'a{}',
  'de/join/index.md': '---\ntitle: Komm zu uns\n---\n\nSchreib uns.\n',
  'blog/index.md': '---\ntitle: Blog\n---\n\n{% include list.html data="posts" %}\n',
  'cv/index.md': '---\ntitle: CV\n---\n\nA page in a folder with a short name.\n',
}

testOnce(
  'a site of the lab-website-template becomes people, projects, publications, news and pages',
  async () => {
    const { system, lines, left, fieldsOf, pictures } = await readOldSite(site)
    expect(system).toBe('lab-website-template')
    expect(lines).toEqual([
      'category Software',
      'person Ada Lovelace | Links that stay out: myspace: ada',
      'person Grace Hopper | An SVG stays out, because Salus takes those for logos alone: images/grace.svg',
      'team Members',
      'team Alumni',
      'project Engine | Tags that stay out: old',
      'publication Notes',
      'publication Nobody’s | FAILED It has no author',
      'news Hello | Tags that stay out: news | Taken out: <script>',
      'page Join us | Goes into the menu as “Join us” | Becomes public: us@lab.example',
      'page CV | Was not in the menu. Goes into the menu as “CV”',
      'redirect /blog',
      'redirect /members/ada.html',
      'redirect /members/ada',
      'redirect /members/grace.html',
      'redirect /members/grace',
      'redirect /2019/01/07/hello-world.html',
      'site The Lab',
    ])
    expect(fieldsOf('Ada Lovelace')).toEqual({
      name: 'Ada Lovelace',
      designation: 'Principal Investigator',
      qualifications: '',
      about: 'Works on engines.',
      otherNames: ['A. Lovelace'],
      profilePic: 'images/ada.png',
      email: '',
      orcid: '0000-0002-1825-0097',
      socialLinks: [{ name: 'twitter', url: 'https://x.com/ada' }],
    })
    expect(fieldsOf('Grace Hopper')).toMatchObject({ isAlumni: 'true', designation: 'Phd' })
    expect(fieldsOf('Hello')).toMatchObject({
      date: '2019-01-07',
      content:
        'Text with ![a picture](moved-file:images%2Fada.png).\n\n*By [Ada Lovelace](moved-entry:person%2Fada)*',
    })
    expect(fieldsOf('Notes')?.work).toMatchObject({ date: '2021-02-09', datePrecision: 'day' })
    expect(fieldsOf('Join us')).toMatchObject({ path: '/join', menu: 'Join us' })
    expect(fieldsOf('Join us')?.content).toContain('[us@lab.example](mailto:us@lab.example)')
    expect(pictures.map(([name]) => name)).toEqual(['images/ada.png'])
    expect(left).toEqual([
      '_config.yaml: Settings of the old site',
      'de/join/index.md: In another language (de). Add it under Translations once its entry is here',
      expect.stringContaining('_members/broken.md: It is no YAML that can be read'),
      '_data/sources.yaml: What it names is in _data/citations.yaml',
      'blog/index.md: It only shows what Salus makes itself',
      'team/index.md: It only shows what Salus makes itself',
      '_styles/all.css: Belongs to the look of the old site',
      'images/grace.svg: An SVG: Salus takes those for logos alone',
    ])
  },
)

testOnce('people and pages hidden by the template become drafts', async () => {
  const { lines, fieldsOf } = await readOldSite({
    '_members/ada.md': '---\nname: Ada\npublished: false\n---\nSecret.\n',
    'plans/index.md': '---\ntitle: Plans\npublished: false\n---\nSecret.\n',
  })
  expect(lines).toContain('person Ada | Kept as a draft, as it was')
  expect(lines).toContain('page Plans | Kept as a draft, as it was')
  expect(fieldsOf('Ada')).toMatchObject({ status: 'draft' })
  expect(fieldsOf('Plans')).toMatchObject({ status: 'draft' })
})

testOnce(
  'a citation without a type gets one from its DOI and publisher, never from nothing',
  async () => {
    const citation = (title: string, doi: string, rest = '') =>
      `- id: doi:${doi}\n  title: ${title}\n  authors: [Ada Lovelace]\n  date: '2024-01-01'\n${rest}`
    const { fieldsOf } = await readOldSite({
      '_members/ada.md': '---\nname: Ada Lovelace\n---\n',
      '_data/citations.yaml': [
        citation('New', '10.64898/2026.01.02.123456', '  publisher: openRxiv\n  type: paper\n'),
        citation('Old', '10.1101/573782', '  publisher: Cold Spring Harbor Laboratory\n'),
        citation('Article', '10.1101/gr.1.2', '  publisher: Genome Research\n'),
        citation('Archive', '10.5281/zenodo.1', '  publisher: Zenodo\n'),
        citation('Program', '10.5281/zenodo.2', '  publisher: Zenodo\n  type: software\n'),
        citation('Bare', '10.1038/s1'),
      ].join(''),
    })
    const workOf = (title: string) => fieldsOf(title)?.work
    expect(workOf('New')).toMatchObject({ type: 'article', venue: 'openRxiv' })
    expect(workOf('Old')).toMatchObject({
      ...{ type: 'article', venue: '', publisher: 'Cold Spring Harbor Laboratory' },
    })
    expect(workOf('Article')).toMatchObject({ type: 'article-journal', venue: 'Genome Research' })
    expect(workOf('Archive')).toMatchObject({ type: 'document' })
    expect(workOf('Program')).toMatchObject({ type: 'software' })
    expect(workOf('Bare')).toMatchObject({ type: 'document' })
  },
)
