import { expect } from 'vitest'
import { type OldSiteFiles, readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const hugo = (files: OldSiteFiles) =>
  readOldSite({ 'content/authors/ada/_index.md': '---\ntitle: Ada\n---\n', ...files })
const jekyll = (files: OldSiteFiles) =>
  readOldSite({ '_config.yml': 'title: Lab\n', '_pages/x.md': '---\n---\nX\n', ...files })
const lab = (files: OldSiteFiles) => readOldSite({ '_data/citations.yaml': '[]', ...files })

const lineOf = (lines: readonly string[], title: string) =>
  lines.find((line) => !line.startsWith('redirect') && line.includes(title))

testOnce('every key of a Hugo text is used or named', async () => {
  const { lines, fieldsOf } = await hugo({
    'content/project/engine.md':
      '---\ntitle: Engine\nsummary: An engine\nsubtitle: It computes\ndate: 1843-01-02\nlinks:\n  - name: Plans\n    url: https://plans.example\nurl_code: https://code.example\nfunding: Crown\n---\nText.\n',
    'content/event/talk.md':
      '---\ntitle: Talk\ndescription: On engines\ndate: 2024-01-02\ndate_end: 2024-01-04\nevent_url: https://congress.example\nurl_slides: https://slides.example\nprojects: [engine]\nimage:\n  caption: By Babbage\n  focal_point: ""\naudience: All\n---\nText.\n',
    'content/join/_index.md':
      '---\ntitle: Join\nsummary: We look for you\ndate: 2020-01-02\ntags: [jobs]\naliases: [/openings/, work]\nlinks:\n  - label: Form\n    url: https://form.example\n---\nWrite to us.\n',
  })
  expect(lineOf(lines, 'Engine')).toBe(
    'project Engine | Its date stays out: 1843-01-02 | Not kept: funding',
  )
  expect(fieldsOf('Engine')).toMatchObject({
    shortDesc: 'An engine',
    content: 'It computes\n\nText.',
    references: ['Code: https://code.example', 'Plans: https://plans.example'],
  })
  expect(lineOf(lines, 'Talk')).toBe(
    'news Talk | The caption of its picture stays out: By Babbage | Not kept: audience',
  )
  expect(fieldsOf('Talk')).toMatchObject({
    description: 'On engines',
    content:
      '[https://congress.example](https://congress.example), 2024-01-02–2024-01-04\n\nText.\n\n[Slides](https://slides.example)\n\nProjects: [Engine](moved-entry:project%2Fengine)',
  })
  expect(lineOf(lines, 'Join')).toBe(
    'page Join | Its date stays out: 2020-01-02 | Tags that stay out: jobs',
  )
  expect(fieldsOf('Join')?.content).toBe(
    'We look for you\n\nWrite to us.\n\n[Form](https://form.example)',
  )
  expect(lines).toEqual(expect.arrayContaining(['redirect /openings', 'redirect /work']))
})

testOnce('every key of a Jekyll text is used or named', async () => {
  const { lines, fieldsOf } = await jekyll({
    '_projects/engine.md':
      '---\ntitle: Engine\nredirect: https://a.example\ngithub: https://b.example\ntags: [old]\nfunding: Crown\n---\nText.\n',
    '_news/hello.md':
      '---\ntitle: Hello\ndate: 2020-01-02\ncategories: [events]\nplace: Bern\n---\nText.\n',
    '_pages/teaching.md':
      '---\ntitle: Teaching\ndescription: Courses of the group\nauthor: Ada\n---\n# Teaching\n\nEngines.\n',
  })
  expect(lineOf(lines, 'Engine')).toBe(
    'project Engine | Tags that stay out: old | Not kept: funding',
  )
  expect(fieldsOf('Engine')?.references).toEqual(['https://a.example', 'https://b.example'])
  expect(lineOf(lines, 'Hello')).toBe('news Hello | Tags that stay out: events | Not kept: place')
  expect(lineOf(lines, 'Teaching')).toBe(
    'page Teaching | Not kept: author | Was not in the menu. Goes into the menu as “Teaching”',
  )
  expect(fieldsOf('Teaching')?.content).toBe('Courses of the group\n\nEngines.')
})

testOnce('pages of Jekyll may be HTML', async () => {
  const { fieldsOf } = await jekyll({
    '_pages/courses.html':
      '---\ntitle: Courses\n---\n<section>\n    <p>On <b>engines</b>.</p>\n</section>\n',
  })
  expect(fieldsOf('Courses')?.content).toBe('On **engines**.')
})

testOnce('every key of a text of the lab-website-template is used or named', async () => {
  const { lines } = await lab({
    '_data/projects.yaml': '- title: Engine\n  group: featured\n  tags: [software]\n',
    '_posts/2020-01-02-hello.md':
      '---\ntitle: Hello\nimage: images/no.png\nplace: Bern\n---\nText.\n',
    'join/index.md': '---\ntitle: Join\nauthor: Ada\n---\nWrite to us.\n',
  })
  expect(lineOf(lines, 'Engine')).toBe('project Engine | Not kept: group')
  expect(lineOf(lines, 'Hello')).toBe(
    'news Hello | The picture images/no.png is not among the files | Not kept: place',
  )
  expect(lineOf(lines, 'Join')).toBe('page Join | Not kept: author')
})

testOnce.for([
  [
    'al-folio',
    () =>
      jekyll({
        '_pages/a.md': '---\ntitle: Last\nnav: true\nnav_order: 5\n---\nText.\n',
        '_pages/b.md': '---\ntitle: First\nnav: true\nnav_order: 2\n---\nText.\n',
      }),
  ],
  [
    'lab-website-template',
    () =>
      lab({
        'a/index.md': '---\ntitle: Last\nnav:\n  order: 5\n---\nText.\n',
        'b/index.md': '---\ntitle: First\nnav:\n  order: 2\n---\nText.\n',
      }),
  ],
  [
    'HugoBlox',
    () =>
      hugo({
        'config/_default/menus.yaml':
          'main:\n  - name: Last\n    url: a/\n    weight: 50\n  - name: First\n    url: b\n    weight: 20\n',
        'content/a.md': '---\ntitle: Last\n---\nText.\n',
        'content/b.md': '---\ntitle: First\n---\nText.\n',
      }),
  ],
] as const)('pages keep their order in the menu: %s', async ([, read]) => {
  const { lines } = await read()
  const pages = lines.filter((line) => line.includes('| Goes into the menu'))
  expect(pages.map((line) => line.split(' ')[1])).toEqual(['First', 'Last'])
})

testOnce('projects of Hugo are sorted by weight, then by date', async () => {
  const { lines } = await hugo({
    'content/project/a.md': '---\ntitle: Old\ndate: 2001-01-01\n---\n',
    'content/project/b.md': '---\ntitle: New\ndate: 2020-01-01\n---\n',
    'content/project/c.md': '---\ntitle: Chosen\nweight: 1\n---\n',
  })
  // Lists show the entry that is saved last at the top.
  const projects = lines.filter((line) => line.startsWith('project'))
  expect(projects.map((line) => line.split(' ')[1])).toEqual(['Old', 'New', 'Chosen'])
})

testOnce('URLs that led to a page which Salus replaces lead to the page of Salus', async () => {
  const { lines } = await jekyll({
    '_pages/team.md': '---\ntitle: Team\nredirect_from: [/crew/, /who]\n---\nWe are many.\n',
    '_pages/publications.md':
      '---\ntitle: Papers\nredirect_from: /output\n---\n{% bibliography %}\n',
  })
  expect(lines.filter((line) => line.startsWith('redirect'))).toEqual([
    'redirect /output',
    'redirect /crew',
    'redirect /who',
  ])
})

testOnce('list pages that disappear lead to the nearest page', async () => {
  const { lines } = await hugo({
    'content/opportunity/phd.md': '---\ntitle: PhD\n---\nWrite to us.\n',
    'content/courses/_index.md': '---\ntitle: Courses\n---\n',
    'content/courses/logic.md': '---\ntitle: Logic\n---\nText.\n',
    'content/openings/_index.md': '---\ntitle: Openings\n---\n',
  })
  const paths = lines.filter((line) => line.startsWith('redirect /'))
  expect(paths).toEqual(
    expect.arrayContaining(['redirect /opportunity', 'redirect /courses', 'redirect /openings']),
  )
})

testOnce('a page whose list was made by the theme shows the list, or becomes a draft', async () => {
  const { fieldsOf, lines } = await jekyll({
    '_pages/output.md': '---\ntitle: Output\n---\nOur papers.\n\n{% bibliography -f papers %}\n',
    '_pages/crew.md':
      '---\ntitle: Crew\n---\n{% for member in site.members %}{{ member.name }}{% endfor %}\n',
    '_pages/tools.md':
      '---\ntitle: Tools\n---\nWhat we built.\n\n{% for t in site.data.tools %}{{ t }}{% endfor %}\n',
  })
  expect(fieldsOf('Output')?.content).toBe('Our papers.\n\n::publications')
  expect(fieldsOf('Crew')?.content).toBe('::people')
  expect(lineOf(lines, 'Tools')).toContain(
    'Kept as a draft: the old theme made its content from other files',
  )
  expect(fieldsOf('Tools')).toMatchObject({ status: 'draft' })

  const { fieldsOf: hugoFieldsOf, lines: hugoLines } = await hugo({
    'content/output.md':
      '---\ntitle: Output\nsections:\n  - block: collection\n    content:\n      text: Our papers.\n      filters:\n        folders: [publication]\n---\n',
    'content/log.md':
      '---\ntitle: Log\nsections:\n  - block: pages\n    content:\n      page_type: post\n---\n',
    'content/gear.md':
      '---\ntitle: Gear\nsections:\n  - block: hero\n    content:\n      text: What we use.\n  - block: slider\n---\n',
  })
  expect(hugoFieldsOf('Output')?.content).toBe('Our papers.\n\n::publications')
  expect(hugoFieldsOf('Log')?.content).toBe('::news')
  expect(lineOf(hugoLines, 'Gear')).toContain('Kept as a draft')

  const { fieldsOf: labFieldsOf } = await lab({
    'output/index.md': '---\ntitle: Output\n---\n\n{% include list.html data="citations" %}\n',
    'tools/index.md': '---\ntitle: Tools\n---\n\n{% include list.html data="projects" %}\n',
  })
  expect(labFieldsOf('Output')?.content).toBe('::publications')
  expect(labFieldsOf('Tools')?.content).toBe('::projects')
})
