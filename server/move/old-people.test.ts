import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { siteZip } from '#server/tools/testing/content/moves.ts'
import {
  type OldSiteFiles,
  readOldSite,
  readOldSiteAt,
  writeOldSite,
} from '#server/tools/testing/content/old-site.ts'
import { temporaryFolder, testOnce } from '#server/tools/testing/database/database.ts'

const peopleLines = ({ lines }: { lines: readonly string[] }) =>
  lines.filter((line) => /^(?:person|team) /.test(line))

testOnce(
  'people who share an address stay separate, and placeholder addresses are left out',
  async () => {
    const author = (name: string, email: string) =>
      `---\ntitle: ${name}\nrole: Researcher\nemail: ${email}\n---\nText.\n`
    const names = Array.from({ length: 12 }, (_, at) => `Member Nr${'abcdefghijkl'[at]}`)
    const { fieldsOf, lines } = await readOldSite({
      ...Object.fromEntries(
        names.map((name, at) => [
          `content/authors/p${at}/_index.md`,
          author(name, at < 6 ? 'test@example.org' : 'lab@uni.edu'),
        ]),
      ),
      'content/authors/head/_index.md': author('Jane Doe', 'your_email@uni.edu'),
    })
    expect(lines.filter((line) => line.startsWith('person '))).toHaveLength(13)
    expect(fieldsOf('Jane Doe')?.email).toBe('')
    expect(lines).toContain(
      'person Jane Doe | Left out, because the theme wrote it: your_email@uni.edu',
    )
    expect(fieldsOf('Member Nra')?.email).toBe('')
    expect(fieldsOf('Member Nrl')?.email).toBe('lab@uni.edu')
    expect(lines.find((line) => line.startsWith('person Member Nrl'))).toContain(
      'lab@uni.edu is also the address of Member Nrk, Member Nrg, Member Nrh and 2 more',
    )
  },
)

testOnce(
  'a person who is listed twice is combined, and is current if any list says so',
  async () => {
    const { fieldsOf, lines } = await readOldSite({
      '_config.yml': 'title: Lab\n',
      '_posts/2020-01-01-x.md': '---\ntitle: X\n---\nText.\n',
      '_data/alumni.yml':
        '- name: Müller, Zoë\n  role: Master student\n  email: zoe@uni.edu\n- name: Old Hand\n',
      '_data/people.yml': '- name: Dr. Zoe Muller\n  role: PhD student\n  github: zoe\n',
    })
    expect(peopleLines({ lines })).toEqual([
      expect.stringMatching(
        /^person Zoe Muller \| Also listed in _data\/alumni.yml:1 \| Not kept from _data\/alumni.yml:1: designation \(Master student\)/,
      ),
      'person Old Hand',
      expect.stringMatching(/^person Zoë Müller/),
      'team People',
      'team Alumni',
    ])
    expect(fieldsOf('Zoe Muller')).toMatchObject({
      designation: 'PhD student',
      email: 'zoe@uni.edu',
      qualifications: 'Dr.',
      socialLinks: [{ name: 'github', url: 'https://github.com/zoe' }],
    })
    expect(fieldsOf('Zoe Muller')).not.toHaveProperty('isAlumni')
    expect(fieldsOf('Old Hand')).toMatchObject({ isAlumni: 'true' })
    expect(fieldsOf('People')).toEqual({ name: 'People', peoples: ['person/_data/people.yml/1'] })
  },
)

testOnce('the front page of a group becomes a page instead of a person', async () => {
  const { fieldsOf, lines } = await readOldSite({
    '_config.yml': 'first_name: The Chen\nlast_name: Lab\nemail: lab@uni.edu\n',
    '_pages/about.md':
      '---\nlayout: about\ntitle: about\npermalink: /\nsubtitle: Health AI\nprofile:\n  image: group.jpg\n  more_info: <p>Room 5</p>\n---\nWe study sleep.\n',
    'assets/img/group.jpg': new Uint8Array([1]),
  })
  expect(lines).toEqual([
    'page The Chen Lab | Was the front page of the old site | Was not in the menu. Goes into the menu as “The Chen Lab”',
    'site The Chen Lab | Becomes public: lab@uni.edu',
  ])
  expect(fieldsOf('The Chen Lab')).toMatchObject({
    path: '/the-chen-lab',
    content: '![The Chen Lab](moved-file:assets%2Fimg%2Fgroup.jpg)\n\nHealth AI\n\nWe study sleep.',
  })
  const owner = await readOldSite({
    '_config.yml': 'title: Jane Doe | Research\nfirst_name: Jane\nlast_name: Doe\n',
    '_pages/about.md': '---\nlayout: about\ntitle: about\n---\nI study sleep.\n',
  })
  expect(owner.lines).toEqual(['person Jane Doe', 'team Members', 'site Jane Doe | Research'])
})

testOnce('collections and data files of hand-made Jekyll sites become people', async () => {
  const { fieldsOf, lines, left } = await readOldSite({
    '_config.yml':
      'collections:\n  crew:\n    output: true\n  team:\n    sort_by: rank\n  books: {}\n',
    '_pages/about.md': '---\ntitle: About\n---\nText.\n',
    '_team/a.md': '---\ntitle: Second Member\nrank: 2\nposition: Postdoc\n---\nWorks.\n',
    '_team/b.md':
      '---\nname: First Member\nrank: 1\nposition: Professor\nimage: first.jpg\n---\nLeads.\n',
    '_crew/c.md':
      '---\ntitle: Crew Member\njob_title: Engineer\nphoto: /files/c.png\nredirect_from: /c\n---\n',
    '_books/one.md': '---\ntitle: A Book\nauthor: Someone\nimage: one.jpg\n---\nText.\n',
    '_data/team_members.yml':
      '- name: Listed Member\n  photo: listed.jpg\n  info: Researcher\n  email: listed (at) uni.edu\n  number_educ: 2\n  education1: PhD, ETH\n  education2: MSc, ETH\n',
    '_data/members/solo.yml': 'name: Solo Member\nrole: Technician\n',
    '_data/team_photos.yml': '- name: Picnic\n  file: picnic.jpg\n',
    'images/teampic/listed.jpg': new Uint8Array([1]),
    'files/c.png': new Uint8Array([1]),
    'first.jpg': new Uint8Array([1]),
  })
  expect(lines).toEqual([
    'person Solo Member',
    'person Listed Member | Becomes public: listed@uni.edu',
    'person Crew Member',
    'person First Member',
    'person Second Member',
    'team Members',
    'team Team members',
    'team Crew',
    'team Team',
    expect.stringMatching(/^page About/),
    'redirect /crew/c',
    'redirect /c',
    'redirect /about | FAILED Salus has a page of its own at this address',
  ])
  expect(fieldsOf('Listed Member')).toMatchObject({
    designation: 'Researcher',
    email: 'listed@uni.edu',
    profilePic: 'images/teampic/listed.jpg',
    about: '## Education\n\n- PhD, ETH\n- MSc, ETH',
  })
  expect(fieldsOf('Crew Member')).toMatchObject({
    designation: 'Engineer',
    profilePic: 'files/c.png',
  })
  expect(fieldsOf('First Member')).toMatchObject({ profilePic: 'first.jpg', about: 'Leads.' })
  expect(left.map((each) => each.split(':', 1)[0])).toEqual(
    expect.arrayContaining(['_books/one.md', '_data/team_photos.yml']),
  )
})

testOnce('a Jekyll site of people alone is recognized', async () => {
  const { system, lines } = await readOldSite({
    '_config.yml': 'title: Lab\n',
    '_lab_members/ada.md': '---\nname: Ada Lovelace\n---\n',
    '_layouts/default.html': '{{ content }}',
  })
  expect(system).toBe('al-folio')
  expect(lines).toEqual(['person Ada Lovelace', 'team Members', 'site Lab'])
})

testOnce('every key of a person is used or named', async () => {
  const { fieldsOf, lines } = await readOldSite({
    'content/authors/jun/_index.md':
      '---\ntitle: Jun Chen, PhD\nsuperuser: true\nhighlight_name: true\nrole: Professor\norganizations:\n  - name: ETH\n    url: https://ethz.ch\nbio: Short.\ninterests: [Sleep, EEG]\npronouns: they/them\nphone: 1234\nskills: [{name: R}]\nsocial:\n  - icon: graduation-cap\n    link: https://scholar.google.com/citations?user=qc6CJjYAAAAJ&hl=en\n---\nLong.\n',
    'content/authors/roe/_index.md':
      '---\ntitle: Richard Roe\nrole: PhD student\nuser_groups: [Alumni]\nscholar: qc6CJjYAAAAJ&hl=en\ndegree: PhD\nyear: 2016\nfirst_job: Postdoc, MIT\ncurrent_job: Engineer, Acme\n---\n',
    'content/authors/old/_index.md':
      '---\ntitle: Old Hand\nuser_groups: [Former members]\nduration: 2012 – 2016\nnow: Retired\n---\n',
  })
  expect(lines[0]).toBe(
    'person Jun Chen | Not kept: phone, skills | Not kept: superuser, highlight_name',
  )
  expect(fieldsOf('Jun Chen')).toMatchObject({
    designation: 'Professor',
    qualifications: 'PhD',
    AreaofInterest: 'Sleep, EEG',
    pronouns: 'they/them',
    about: 'Short.\n\nLong.',
    positions: [{ title: 'Professor', team: 'ETH', from: '', until: '' }],
  })
  expect(fieldsOf('Richard Roe')).toMatchObject({
    qualifications: 'PhD (2016)',
    nextPosition: 'Postdoc, MIT; now Engineer, Acme',
    isAlumni: 'true',
    socialLinks: [
      { name: 'google-scholar', url: 'https://scholar.google.com/citations?user=qc6CJjYAAAAJ' },
    ],
  })
  expect(fieldsOf('Old Hand')).toMatchObject({
    nextPosition: 'Retired',
    isAlumni: 'true',
    positions: [{ title: '', team: '', from: '2012', until: '2016' }],
  })
})

testOnce('teams and people keep the order of the people page', async () => {
  const author = (title: string, group: string, more = '') =>
    `---\ntitle: ${title}\nuser_groups: [${group}]\n${more}---\n`
  const hugo = await readOldSite({
    'content/authors/a/_index.md': author('Ann Zulu', 'Students'),
    'content/authors/b/_index.md': author('Bob Alfa', 'Students'),
    'content/authors/c/_index.md': author('Cid Mike', 'Students', 'weight: 1\n'),
    'content/authors/d/_index.md': author('Dan Doe', 'Principal Investigators'),
    'content/people/index.md':
      '---\ntitle: People\nsections:\n  - block: people\n    content:\n      user_groups:\n        - Principal Investigators\n        - Students\n      sort_by: Params.last_name\n---\n',
  })
  expect(hugo.lines.filter((line) => line.startsWith('team'))).toEqual([
    'team Principal Investigators',
    'team Students',
  ])
  expect(hugo.fieldsOf('Students')?.peoples).toEqual(['person/c', 'person/b', 'person/a'])
  const lab = await readOldSite({
    '_members/ann.md': '---\nname: Ann Zulu\nrole: phd\n---\n',
    '_members/bob.md': '---\nname: Bob Alfa\nrole: pi\n---\n',
    'team/index.md':
      '---\ntitle: Team\n---\nOur phd students.\n{% include list.html filter="role == \'pi\'" %}\n{% include list.html filter="role != \'pi\'" %}\n',
  })
  expect(lab.fieldsOf('Members')?.peoples).toEqual(['person/bob', 'person/ann'])
  const jekyll = await readOldSite({
    '_config.yml': 'title: Lab\n',
    '_pages/team.html':
      '---\ntitle: Team\n---\nOur postdocs are great.\n{% for m in site.data.people.faculty %}{% endfor %}\n<h2>Postdocs</h2>\n',
    '_data/people.yml':
      'postdocs:\n  - name: Ann Zulu\n    order: 2\n  - name: Bob Alfa\n    order: 1\nfaculty:\n  - name: Cid Mike\n',
  })
  expect(jekyll.lines.filter((line) => line.startsWith('team'))).toEqual([
    'team Faculty',
    'team Postdocs',
  ])
  expect(jekyll.fieldsOf('Postdocs')?.peoples).toEqual([
    'person/_data/people.yml/postdocs.2',
    'person/_data/people.yml/postdocs.1',
  ])
})

testOnce('a folder and a ZIP in any order give equal people', async () => {
  const site: OldSiteFiles = {
    '_config.yml': 'title: Lab\n',
    '_pages/team.md': '---\ntitle: Team\n---\n## Alumni\n\n## People\n',
    '_data/people.yml': '- name: Ann Zulu\n- name: Bob Alfa\n',
    '_data/alumni.yml': '- name: Ann Zulu\n- name: Cid Mike\n',
    '_team/z.md': '---\nname: Zed Last\nposition: Student\n---\n',
    '_team/y.md': '---\nname: Yan First\nposition: Student\n---\n',
  }
  const read = async (path: string) => {
    const outcome = await readOldSiteAt(path)
    return 'refused' in outcome ? expect.fail(outcome.refused) : outcome.done.entries
  }
  const expected = await read(await writeOldSite(site))
  expect(expected.find(({ title }) => title === 'Ann Zulu')?.fields).not.toHaveProperty('isAlumni')
  const names = Object.keys(site)
  for (const order of [names, names.toReversed(), [...names.slice(3), ...names.slice(0, 3)]]) {
    const zip = siteZip(Object.fromEntries(order.map((name) => [name, site[name] ?? ''])))
    const path = join(temporaryFolder(), 'site.zip')
    await writeFile(path, Buffer.from(await zip.arrayBuffer()))
    expect(await read(path)).toEqual(expected)
  }
})

testOnce('URLs of authors are those that Hugo makes of titles and folders', async () => {
  const { lines } = await readOldSite({
    'content/authors/admin/_index.md': '---\ntitle: Jun Chen\n---\n',
    'content/authors/J. van Zoë/_index.md': "---\ntitle: José O'Neil\naliases: [/jose/]\n---\n",
  })
  const redirects = lines.filter((line) => line.startsWith('redirect /author'))
  expect(redirects).toEqual(
    [
      ...['/authors', '/author/j.-van-zoë', '/authors/j.-van-zoë'],
      ...['/author/josé-oneil', '/authors/josé-oneil', '/author/admin', '/authors/admin'],
      ...['/author/jun-chen', '/authors/jun-chen'],
    ].map((path) => `redirect ${encodeURI(path).toLowerCase()}`),
  )
  expect(lines).toContain('redirect /jose')
})

const lorem =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.\n'
const biography =
  'Write your biography here. Tell the world about yourself. Link to your favorite [subreddit](http://reddit.com). You can put a picture in, too. The code is already in, just name your picture `prof_pic.jpg` and put it in the `img/` folder.\n'

testOnce('people whom themes invented are named as examples', async () => {
  const examplesOf = async (files: OldSiteFiles) =>
    (await readOldSite(files)).lines
      .filter((line) => line.includes('An example of the theme'))
      .map((line) => line.split(' |', 1)[0])
  const alFolio = {
    '_config.yml': 'first_name: You\nmiddle_name: R.\nlast_name: Name\n',
    '_pages/about.md': `---\nlayout: about\ntitle: about\nprofile:\n  more_info: <p>555 your office number</p>\n---\n${biography}`,
    '_pages/profiles.md':
      '---\nlayout: profiles\nprofiles:\n  - content: about_einstein.md\n  - content: jane.md\n---\n',
    '_pages/about_einstein.md': '---\n---\nThe physicist.\n',
    '_pages/jane.md': '# Jane Doe\n\nSleep.\n',
  }
  expect(await examplesOf(alFolio)).toEqual(['person You R. Name', 'person Einstein'])
  const named = await readOldSite({
    ...alFolio,
    '_config.yml': 'first_name: Ada\nlast_name: Lovelace\n',
  })
  expect(named.lines[0]).toBe(
    'person Ada Lovelace | The text is an example of the theme and left out',
  )
  expect(named.fieldsOf('Ada Lovelace')?.about).toBe('')
  expect(
    await examplesOf({
      'content/authors/admin/_index.md': '---\ntitle: Nelson Bighetti\n---\nMine.\n',
      'content/authors/head/_index.md': '---\ntitle: Your Name\n---\n',
      'content/authors/jane/_index.md': '---\ntitle: Jane Doe\n---\n',
    }),
  ).toEqual(['person Nelson Bighetti', 'person Your Name'])
  expect(
    await examplesOf({
      '_members/jane-smith.md': `---\nname: Jane Smith\nrole: pi\n---\n${lorem}`,
      '_members/john-doe.md': '---\nname: John Doe\nrole: phd\n---\nStudies sleep.\n',
    }),
  ).toEqual(['person Jane Smith'])
})
