import { expect } from 'vitest'
import { readOldSite } from '#server/tools/testing/content/old-site.ts'
import { testOnce } from '#server/tools/testing/database/database.ts'

const papers = `---
---

@string{jot = {Journal of Things}}

@article{doe2024,
  title={Outlining {EEG} signals},
  author={Doe, Jane and Lovelace, Ada},
  journal=jot,
  year={2024},
  selected={true},
  preview={eeg.png},
  pdf={eeg.pdf},
  additional_info={Best poster},
  file={C:\\\\Users\\\\ada\\\\Papers\\\\eeg.pdf}
}
`

const site = {
  '_config.yml':
    'first_name: Jane\nlast_name: Doe\nurl: https://doe.example\nbaseurl: /lab\npermalink: /blog/:year/:title/\nlanguages: [en-us, de]\ndefault_lang: en-us\n',
  '_bibliography/papers.bib': papers,
  'assets/img/publication_preview/eeg.png': new Uint8Array([1]),
  'assets/img/jane.jpg': new Uint8Array([1]),
  '_pages/en-us/about.md':
    '---\nlayout: about\ntitle: about\npermalink: /\nprofile:\n  image: jane.jpg\n  more_info: >\n    <p>Room 555</p>\n---\n\nI work on [signals](/lab/projects/eeg/).\n',
  '_pages/en-us/teaching.md':
    '---\nlayout: page\ntitle: Teaching\npermalink: /teach/\nnav: true\n---\n\nCourses.\n',
  '_pages/en-us/publications.md':
    '---\nlayout: page\ntitle: publications\n---\n\n{% bibliography %}\n',
  '_pages/en-us/blog.md':
    '---\ntitle: Blog\npermalink: /blog/\n---\n\n{% for p in site.posts %}{% endfor %}\n',
  '_pages/en-us/people.md': '---\ntitle: people\n---\n\nWe are many.\n',
  '_data/de/cv.yml': '- title: Lebenslauf\n',
  '_pages/de/teaching.md': '---\ntitle: Lehre\n---\n\nKurse.\n',
  '_data/socials.yml':
    'email: jane@doe.example\ngithub_username: jane\nscholar_userid: qc6CJjYAAAAJ\ncv_pdf: /assets/cv.pdf\nrss_icon: true\n',
  '_data/alumni.yml': '- name: Richard Roe\n  role: PhD 2012–2016\n  image: roe.jpg\n',
  '_data/coauthors.yml': '"doe":\n  - firstname: ["Jane", "J."]\n    url: https://doe.example\n',
  '_projects/en-us/eeg.md':
    '---\ntitle: EEG\ndescription: Signals\nimg: assets/img/jane.jpg\nimportance: 2\ncategory: work\n---\n\n<div class="row">\n    <div class="col-sm">\n        {% include figure.liquid path="assets/img/jane.jpg" title="Jane" class="x" %}\n    </div>\n</div>\n\nText {{ site.time }}.\n\n{% raw %}\n`{{ kept }}`\n{% endraw %}\n',
  '_projects/en-us/first.md':
    '---\ntitle: First\nimportance: 1\ncategory: work\n---\n\nThe first.\n',
  '_projects/de/eeg.md': '---\ntitle: EKG\n---\n\nSignale.\n',
  '_news/en-us/one.md':
    '---\ndate: 2015-10-22 15:59:00-0400\ninline: true\n---\n\nA simple inline announcement.\n',
  '_posts/2016-02-01-post.md': '---\ntitle: A post\ndate: 2016-02-01\ntags: a\n---\n\nMore.\n',
}

testOnce('a site of al-folio becomes one entry per text in the main language', async () => {
  const { system, lines, left, fieldsOf } = await readOldSite(site)
  expect(system).toBe('al-folio')
  expect(lines).toEqual([
    'category Work',
    'person Jane Doe | Not kept: cv_pdf | Becomes public: jane@doe.example',
    'person Richard Roe | The picture roe.jpg is not among the files',
    'team Members',
    'team Alumni',
    'project EEG | Taken out: {{ site.time }}',
    'project First',
    expect.stringMatching(
      /^publication Outlining EEG signals \| .*Not kept: additional_info \(Best poster\).*eeg\.pdf/,
    ),
    'news A simple inline announcement.',
    'news A post | Tags that stay out: a',
    'page Teaching | Goes into the menu as “Teaching”',
    'page people | Kept as a draft: Salus has a page of its own for this',
    'redirect /blog',
    'redirect /people',
    'redirect /projects/first',
    'redirect /projects/eeg',
    'redirect /blog/2016/post',
    'site Jane Doe | Becomes public: jane@doe.example',
  ])
  expect(JSON.stringify(fieldsOf('Outlining EEG signals'))).not.toContain('Users')
  expect(fieldsOf('Outlining EEG signals')).toMatchObject({
    featured: true,
    picture: 'assets/img/publication_preview/eeg.png',
    work: { venue: 'Journal of Things' },
  })
  expect(fieldsOf('Jane Doe')).toMatchObject({
    about: 'I work on [signals](/projects/eeg/).\n\nRoom 555',
    profilePic: 'assets/img/jane.jpg',
    otherNames: ['Jane Doe', 'J. Doe'],
    socialLinks: [
      { name: 'github', url: 'https://github.com/jane' },
      { name: 'google-scholar', url: 'https://scholar.google.com/citations?user=qc6CJjYAAAAJ' },
    ],
  })
  expect(fieldsOf('Richard Roe')).toMatchObject({ isAlumni: 'true' })
  expect(fieldsOf('EEG')).toMatchObject({
    content: '![Jane](moved-file:assets%2Fimg%2Fjane.jpg)\n\nText .\n\n`{{ kept }}`',
    categoryId: 'category/work',
  })
  expect(fieldsOf('Teaching')).toMatchObject({ path: '/teach', menu: 'Teaching' })
  for (const name of ['_projects/de/eeg.md', '_pages/de/teaching.md', '_data/de/cv.yml'])
    expect(left).toContain(
      `${name}: In another language (de; the site is read in en-us). Add it under Translations once its entry is here`,
    )
  expect(left).toContain('_pages/en-us/publications.md: It only shows what Salus makes itself')
})

testOnce('entries hidden by Jekyll become drafts', async () => {
  const site = {
    '_config.yml': 'title: Lab\n',
    '_pages/plans.md': '---\ntitle: Plans\nnav: true\npublished: false\n---\nSecret.\n',
    '_posts/2999-01-02-ahead.md': '---\ntitle: Ahead\n---\nSecret.\n',
    '_projects/hidden.md': '---\ntitle: Hidden\npublished: false\n---\nSecret.\n',
  }
  const { lines, fieldsOf } = await readOldSite(site)
  expect(lines.filter((line) => !/^(?:redirect|category)/.test(line))).toEqual([
    'project Hidden | Kept as a draft, as it was',
    'news Ahead | Kept as a draft: the old site shows it from 2999-01-02 on',
    'page Plans | Kept as a draft, as it was',
    'site Lab | Menu items that stay out: Plans (/plans)',
  ])
  for (const title of ['Hidden', 'Ahead', 'Plans'])
    expect(fieldsOf(title)).toMatchObject({ status: 'draft' })
  const shown = await readOldSite({ ...site, '_config.yml': 'future: true\n' })
  expect(shown.lines).toContain('news Ahead')
})

testOnce('links to files and relative links become redirecting URLs', async () => {
  const { lines, fieldsOf } = await readOldSite({
    '_config.yml': 'permalink: /blog/:year/:title/\n',
    '_posts/2020-01-05-first.md':
      '---\ntitle: First\n---\n[a]({% post_url 2020-02-06-second %}) [b]({% link _pages/open.md %}) [c](../second/) [d]({{ "open" | relative_url }})\n',
    '_posts/2020-02-06-second.md': '---\ntitle: Second\n---\nText.\n',
    '_pages/open.md': '---\ntitle: Open\n---\nText.\n',
  })
  expect(fieldsOf('First')?.content).toBe(
    '[a](/blog/2020/second) [b](/open) [c](/blog/2020/second/) [d](/open)',
  )
  expect(lines).toContain('news First')
})

testOnce('links to files become their permalinks, or URLs with their categories', async () => {
  const { fieldsOf } = await readOldSite({
    '_config.yml': 'title: Lab\n',
    '_posts/2020-01-05-first.md':
      '---\ntitle: First\n---\n[a]({% post_url 2020-02-06-second %}#end) [b]({% link _pages/open.md %}) [c]({% link _projects/x.md %})\n',
    '_posts/2020-02-06-second.markdown': '---\ntitle: Second\ncategories: talks\n---\nText.\n',
    '_pages/open.md': '---\ntitle: Open\npermalink: /jobs/\n---\nText.\n',
    '_projects/x.md': '---\ntitle: X\n---\nText.\n',
  })
  expect(fieldsOf('First')?.content).toBe(
    '[a](/talks/2020/02/06/second.html#end) [b](/jobs/) [c](/projects/x)',
  )
})

testOnce('categories of a post are part of its old URL', async () => {
  const { lines } = await readOldSite({
    '_config.yml': 'title: Lab\n',
    '_posts/2020-01-05-one.md': '---\ntitle: One\ncategories: [News, Deep learning]\n---\nText.\n',
    '_posts/2020-01-06-two.md': '---\ntitle: Two\ncategories: news talks\n---\nText.\n',
  })
  expect(lines.filter((line) => line.startsWith('redirect'))).toEqual([
    'redirect /news/talks/2020/01/06/two.html',
    'redirect /news/deep%20learning/2020/01/05/one.html',
  ])
})

testOnce('drafts, HTML texts and former URLs are imported', async () => {
  const { lines, left, fieldsOf } = await readOldSite({
    '_config.yml': 'permalink: /blog/:title/\n',
    '_drafts/idea.md': '---\ntitle: Idea\n---\nText.\n',
    '_posts/2020-01-05-old.html':
      '---\ntitle: Old\nredirect_from:\n  - /2020/old.html\n  - older\n---\n<div>\n\n    <p>In <b>HTML</b></p>\n</div>\n',
    '_pages/open.md': '---\ntitle: Open\nredirect_from: /jobs/\n---\nText.\n',
  })
  expect(lines).toEqual([
    'news Idea | Kept as a draft, as it was',
    'news Old',
    'page Open',
    ...['/blog/old', '/2020/old.html', '/older', '/jobs'].map((path) => `redirect ${path}`),
  ])
  expect(left).toEqual(['_config.yml: Settings of the old site'])
  expect(fieldsOf('Old')?.content).toBe('In **HTML**')
  expect(fieldsOf('Idea')).toMatchObject({ status: 'draft' })
})
