import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const today = {
  'hugoblox.yaml': 'build: {}\n',
  'config/_default/menus.yaml': 'main:\n  - name: Join\n    url: join/\n    weight: 1\n',
  'data/authors/me.yaml':
    'schema: hugoblox/author/v1\nslug: me\nname:\n  display: Ada Lovelace\n  pronouns: she/her\nrole: Professor\nbio: Works on engines.\naffiliations:\n  - name: Royal Society\nlinks:\n  - icon: at-symbol\n    url: mailto:ada@lab.example\n  - icon: academicons/orcid\n    url: https://orcid.org/0000-0002-1825-0097\ninterests: [Engines]\neducation:\n  - degree: MSc\n    institution: Home\n    start: 1833-01-01\n    summary: |\n      On engines.\n      Twice.\nawards:\n  - title: Medal\n    awarder: Crown\n    date: 1840-01-01\n',
  'assets/media/authors/me.jpg': new Uint8Array([1]),
  'content/publications/notes/index.md':
    "---\ntitle: Notes\nauthors: [me, Charles Babbage]\ndate: '1843-09-01T00:00:00Z'\npublication_types: ['article-journal']\npublication: '*Memoirs*'\nfeatured: true\nhugoblox:\n  ids:\n    doi: 10.5555/notes\nlinks:\n  - type: code\n    url: https://github.com/ada/notes\n  - type: pdf\n    url: ''\nprojects: [engine]\npublication_short: Mem.\n---\n\nMore on **it**.\n",
  'content/publications/notes/cite.bib':
    '@article{n, title={Notes}, author={Lovelace, Ada}, volume={3}, pages={1--9}, year={1843}}',
  'content/publications/notes/featured.png': new Uint8Array([1]),
  'content/projects/engine/index.md':
    '---\ntitle: Engine\nsummary: An engine\ntags: [Hardware]\nauthors: [me]\nexternal_link: https://engine.example\n---\n\n{{< figure src="featured.png" caption="It" >}}\n\n{{< toc >}}\n',
  'content/projects/engine/featured.png': new Uint8Array([1]),
  'content/blog/hello/index.md':
    '---\ntitle: Hello\ndate: 2023-10-27\nauthors: [me, Ted]\ndraft: true\n---\n\nText {{% callout note %}}inside{{% /callout %}}.\n',
  'content/events/talk/index.md':
    '---\ntitle: A talk\ndate: 2024-01-02\nevent_name: Congress\nevent_url: https://congress.example\nlocation: Bern\n---\n\nAbout it.\n',
  'content/join.md':
    '---\ntitle: Join us\ntype: landing\nsections:\n  - block: markdown\n    content:\n      title: Why\n      text: Because.\n  - block: collection\n---\n',
  'content/_index.md': '---\ntitle: ""\nsections:\n  - block: collection\n---\n',
}

testOnce('a site with the current HugoBlox is imported', async () => {
  const { system, lines, left, fieldsOf } = await readOldSite(today)
  expect(system).toBe('hugoblox')
  expect(lines).toEqual([
    'category Hardware',
    'person Ada Lovelace | Becomes public: ada@lab.example',
    'team Members',
    'project Engine | Taken out: toc',
    'publication Notes | Not kept: publication_short',
    'news Hello | Kept as a draft, as it was',
    'news A talk',
    'page Join us | Blocks that stay out: collection | Goes into the menu as “Join”',
    'redirect /blog',
    'redirect /events',
    'redirect /author/me',
    'redirect /authors/me',
    'redirect /author/ada-lovelace',
    'redirect /authors/ada-lovelace',
    'redirect /projects/engine',
    'redirect /publications/notes',
    'redirect /events/talk',
    'redirect /blog/hello',
  ])
  expect(fieldsOf('Ada Lovelace')).toMatchObject({
    designation: 'Professor',
    pronouns: 'she/her',
    profilePic: 'assets/media/authors/me.jpg',
    orcid: '0000-0002-1825-0097',
    about:
      'Works on engines.\n\n## Education\n\n- MSc, Home (1833–)\n\n  On engines.\n  Twice.\n\n## Awards\n\n- Medal, Crown (1840)',
  })
  expect(fieldsOf('Notes')).toMatchObject({
    featured: true,
    publicationSummary: 'More on **it**.',
    picture: 'content/publications/notes/featured.png',
    projects: ['project/engine'],
    links: [{ kind: 'code', url: 'https://github.com/ada/notes' }],
    work: {
      doi: '10.5555/notes',
      venue: 'Memoirs',
      volume: '3',
      date: '1843-09-01',
      authors: [
        { family: 'Lovelace', given: 'Ada' },
        { family: 'Babbage', given: 'Charles' },
      ],
    },
  })
  expect(fieldsOf('Engine')).toMatchObject({
    content: '![It](moved-file:content%2Fprojects%2Fengine%2Ffeatured.png "It")',
    contributors: ['person/me'],
    references: ['https://engine.example'],
  })
  expect(fieldsOf('Hello')).toMatchObject({
    status: 'draft',
    content: 'Text inside.\n\n*By [Ada Lovelace](moved-entry:person%2Fme), Ted*',
  })
  expect(fieldsOf('A talk')?.content).toBe(
    '[Congress](https://congress.example), 2024-01-02, Bern\n\nAbout it.',
  )
  expect(fieldsOf('Join us')).toMatchObject({
    path: '/join',
    menu: 'Join',
    content: '## Why\n\nBecause.',
  })
  expect(left).toContain('content/_index.md: It only shows what Salus makes itself')
})

testOnce('a Wowchemy site with numeric types, groups of people and TOML is imported', async () => {
  const { system, lines, fieldsOf } = await readOldSite({
    'config.yaml': 'baseURL: https://lab.org/\n',
    'content/authors/ada/_index.md':
      '---\ntitle: Ada Lovelace\nrole: Professor\nuser_groups: [Principal Investigators]\nsocial:\n  - icon: twitter\n    icon_pack: fab\n    link: https://twitter.com/ada\norganizations:\n  - name: ETH\n---\nText.\n',
    'content/authors/ada/avatar.jpg': new Uint8Array([1]),
    'content/authors/roe/_index.md': '---\ntitle: Richard Roe\nuser_groups: [Alumni]\n---\n',
    'content/publication/paper/index.md':
      '+++\ntitle = "A paper"\nauthors = ["ada"]\ndate = 2020-05-01 10:25:11\npublication_types = ["1"]\npublication = "In *Proceedings*"\nurl_pdf = "https://lab.org/a.pdf"\n+++\n',
    'content/project/old.md': '---\ntitle: Old\n---\n\nSee [us](https://lab.org/post/x/).\n',
    'content/post/code/index.md': '---js\n{ title: process.exit(1) }\n---\n\nBody.\n',
  })
  expect(system).toBe('hugoblox')
  expect(lines).toEqual([
    'category Projects',
    'person Ada Lovelace',
    'person Richard Roe',
    'team Principal Investigators',
    'team Alumni',
    'project Old',
    'publication A paper',
    'news code',
    'redirect /authors',
    'redirect /project',
    ...['ada', 'ada-lovelace', 'roe', 'richard-roe'].flatMap((name) => [
      `redirect /author/${name}`,
      `redirect /authors/${name}`,
    ]),
    'redirect /project/old',
    'redirect /publication/paper',
    'redirect /post/code',
  ])
  expect(fieldsOf('A paper')).toMatchObject({
    work: { type: 'paper-conference', venue: 'Proceedings', date: '2020-05-01' },
    links: [{ kind: 'pdf', url: 'https://lab.org/a.pdf' }],
  })
  expect(fieldsOf('Old')?.content).toBe('See [us](/post/x/).')
  expect(fieldsOf('Richard Roe')).toMatchObject({ isAlumni: 'true' })
})

testOnce.for([
  { config: '', own: '', other: '.de' },
  { config: 'defaultContentLanguage = "en"\n', own: '.en', other: '.de' },
])(
  'translations of a text are reported, and the text is imported: %j',
  async ({ config, own, other }) => {
    const { lines, left, fieldsOf } = await readOldSite({
      'config/_default/config.toml': `baseURL = "https://lab.org/"\n${config}`,
      'config/_default/menus.en.toml': '[[main]]\nname = "Join"\nurl = "join/"\n',
      'config/_default/menus.de.toml': '[[main]]\nname = "Komm"\nurl = "join/"\n',
      [`content/project/engine/index${own}.md`]: '---\ntitle: Engine\n---\n\nIt runs.\n',
      [`content/project/engine/index${other}.md`]: '---\ntitle: Maschine\n---\n\nSie läuft.\n',
      [`content/authors/ada/_index${own}.md`]: '---\ntitle: Ada\n---\n',
      [`content/authors/ada/_index${other}.md`]: '---\ntitle: Ada\n---\n',
      'content/join.md': '---\ntitle: Join us\n---\n\nDo.\n',
    })
    expect(lines).toEqual([
      'category Projects',
      'person Ada',
      'team Members',
      'project Engine',
      expect.stringMatching(/^page Join us/),
      ...['/authors', '/project', '/author/ada', '/authors/ada', '/project/engine'].map(
        (each) => `redirect ${each}`,
      ),
    ])
    expect(fieldsOf('Join us')?.menu).toBe(own ? 'Join' : undefined)
    const told = left.filter((each) => each.includes('In another language (de'))
    expect(told.map((each) => each.split(':', 1)[0])).toEqual([
      'content/authors/ada/_index.de.md',
      'content/project/engine/index.de.md',
    ])
  },
)

testOnce.for([
  ['draft: true', 'Kept as a draft, as it was'],
  ['_build:\n  render: never', 'Kept as a draft, as it was'],
  ['date: 2999-01-02', 'Kept as a draft: the old site shows it from 2999-01-02 on'],
  [
    'date: 2020-01-02\npublishDate: 2999-01-02',
    'Kept as a draft: the old site shows it from 2999-01-02 on',
  ],
  ['expiryDate: 2021-01-02', 'Kept as a draft: the old site showed it until 2021-01-02'],
  // An announced event is in the future.
  ['date: 2999-01-02\npublishDate: 2020-01-02', undefined],
] as const)('an entry hidden by Hugo becomes a draft: %s', async ([head, reason]) => {
  const text = `---\ntitle: Plans\nauthors: [ada]\n${head}\n---\nSecret.\n`
  const names = ['authors/x/_index', 'project/x/index', 'publication/x/index', 'event/x', 'plans']
  const files = Object.fromEntries(names.map((name) => [`content/${name}.md`, text]))
  const { lines } = await readOldSite(files)
  const plans = lines.filter((line) => line.includes(' Plans'))
  expect(plans).toHaveLength(names.length)
  for (const line of plans) expect(line.includes(`| ${reason}`)).toBe(reason !== undefined)
})

testOnce('relative links become redirecting URLs', async () => {
  const { fieldsOf } = await readOldSite({
    'content/project/x/index.md': '---\ntitle: X\n---\nText.\n',
    'content/post/a/index.md':
      '---\ntitle: A\n---\n[b](../b/) [b]({{< relref "../b.md" >}}) [x](../../project/x/)\n',
    'content/post/b.md': '---\ntitle: B\n---\n[a](a/index.md)\n',
  })
  expect(fieldsOf('A')?.content).toBe('[b](/post/b/) [b](/post/b) [x](/project/x/)')
  expect(fieldsOf('B')?.content).toBe('[a](/post/a)')
})

testOnce('links by file name are resolved', async () => {
  const { fieldsOf } = await readOldSite({
    'content/project/sleep/index.md': '---\ntitle: Sleep\n---\nText.\n',
    'content/project/two.md': '---\ntitle: Two\n---\nText.\n',
    'content/post/two.md': '---\ntitle: Also two\n---\nText.\n',
    'content/post/a/index.md':
      '---\ntitle: A\n---\n[b]({{< relref "sleep" >}}) [c]({{< ref "project/two.md#x" >}}) [d]({{< ref path="sleep/index.md" >}}) [e]({{< relref "two" >}})\n',
  })
  expect(fieldsOf('A')?.content).toBe(
    '[b](/project/sleep) [c](/project/two#x) [d](/project/sleep) [e](/post/a/two)',
  )
})

testOnce('aliases in front matter become redirects', async () => {
  const { lines } = await readOldSite({
    'content/project/x.md': '---\ntitle: X\nslug: better\n---\nText.\n',
    'content/post/y.md': '---\ntitle: Y\nurl: /special/place/\n---\nText.\n',
  })
  const redirects = lines.filter((line) => line.startsWith('redirect /'))
  expect(redirects).toEqual(
    expect.arrayContaining(['redirect /project/better', 'redirect /special/place']),
  )
})

testOnce('publications whose front matter cannot be read come from their cite.bib', async () => {
  const { lines, fieldsOf } = await readOldSite({
    'content/publication/lost/index.md': '---\ntitle: "Lost\nauthors: ["A"]\n---\nText',
    'content/publication/lost/cite.bib':
      '@article{n, title={Lost}, author={Roe, Ann}, year={2020}}',
    'content/publication/lost/featured.png': new Uint8Array([1]),
    'content/publication/none/index.md': '---\ntitle: "None\n---\n',
    'content/publication/twice/index.md':
      '---\ntitle: A\ntitle: "Twice\nor more"\nauthors: [B]\n---\n',
  })
  expect(lines).toEqual([
    'publication Lost | It is no YAML that can be read, line 2: a quotation mark is not closed. Only its cite.bib was read',
    'publication content/publication/none/index.md | FAILED It is no YAML that can be read, line 2: a quotation mark is not closed',
    'publication Twice or more | Given more than once, the last one counts: title',
    'redirect /publication/lost',
    'redirect /publication/twice',
  ])
  expect(fieldsOf('Lost')).toMatchObject({
    picture: 'content/publication/lost/featured.png',
    work: { authors: [{ family: 'Roe' }] },
  })
})

testOnce(
  'a person whose only group is the alumni is a former member, in no invented team',
  async () => {
    const { lines, fieldsOf } = await readOldSite({
      'content/authors/eve/_index.md': '---\ntitle: Eve Old\nuser_groups: [Alumni]\n---\n',
      'content/authors/ann/_index.md': '---\ntitle: Ann New\nuser_groups: [Researchers]\n---\n',
    })
    expect(lines.filter((line) => line.startsWith('team'))).toEqual([
      'team Researchers',
      'team Alumni',
    ])
    expect(fieldsOf('Alumni')?.peoples).toEqual(['person/eve'])
    expect(fieldsOf('Eve Old')).toMatchObject({ isAlumni: 'true' })
  },
)
