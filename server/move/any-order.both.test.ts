import { expect, test } from 'vitest'
import type { SalusClient } from '#contract/api.ts'
import { apiBasePath } from '#contract/call/call.ts'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { makeProfile, startSite } from '#server/tools/testing/content/content.ts'
import {
  formatImportItems,
  importSite,
  siteZip,
  waitForMove,
} from '#server/tools/testing/content/moves.ts'
import { type OldSiteFiles, writeOldSite } from '#server/tools/testing/content/old-site.ts'
import { pictureBytes } from '#server/tools/testing/files/pictures.ts'
import { readZip } from '#server/tools/testing/files/read-zip.ts'
import { uploadedFileContent } from '#server/tools/testing/files/uploaded-files.ts'

const picture = await pictureBytes()

/** Builds a page, post or person of a WordPress export. */
const wordPressItem = (id: number, type: string, title: string) =>
  `<item><title>${title}</title><link>https://lab.example/${title.toLowerCase()}/</link><content:encoded><![CDATA[Text of ${title}.]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>2020-01-0${id} 10:00:00</wp:post_date><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status></item>`

const sites: Readonly<Record<string, OldSiteFiles>> = {
  'al-folio': {
    '_config.yml': 'first_name: Jane\nlast_name: Doe\nurl: https://doe.example\n',
    '_pages/about.md':
      '---\nlayout: about\npermalink: /\nprofile:\n  image: jane.png\n---\nI work.\n',
    '_pages/join.md':
      '---\ntitle: Join\nnav: true\nnav_order: 2\nredirect_from: /openings\n---\nDo.\n',
    '_pages/apply.md': '---\ntitle: Apply\nnav: true\nnav_order: 1\n---\nNow.\n',
    '_projects/a.md': '---\ntitle: Second\nimportance: 2\ncategory: work\n---\nText.\n',
    '_projects/b.md': '---\ntitle: First\nimportance: 1\ncategory: fun\n---\nText.\n',
    '_projects/c.md': '---\ntitle: First\nimportance: 3\ncategory: fun\n---\nThe same.\n',
    '_bibliography/papers.bib':
      '@article{n, title={Notes}, author={Doe, Jane}, journal={J}, year={1843}, pdf={notes.pdf}}',
    'assets/pdf/notes.pdf': uploadedFileContent('pdf'),
    '_news/one.md': '---\ntitle: One\ndate: 2020-01-02\n---\nText.\n',
    '_news/two.md': '---\ntitle: Two\ndate: 2021-01-02\n---\nText.\n',
    'assets/img/jane.png': picture,
    'assets/main.css': 'a{}',
  },
  HugoBlox: {
    'config/_default/menus.yaml': 'main:\n  - name: Join\n    url: join/\n    weight: 1\n',
    'content/authors/ada/_index.md': '---\ntitle: Ada\nuser_groups: [Heads]\n---\nBio.\n',
    'content/authors/bob/_index.md': '---\ntitle: Bob\nuser_groups: [Students, Heads]\n---\nBio.\n',
    'content/authors/ada/avatar.png': picture,
    'content/project/engine/index.md': '---\ntitle: Engine\nauthors: [ada]\n---\nText.\n',
    'content/publication/notes/index.md':
      '---\ntitle: Notes\nauthors: [ada]\ndate: 1843-09-01\npublication_types: ["2"]\nprojects: [engine]\n---\n',
    'content/publication/notes/notes.pdf': uploadedFileContent('pdf'),
    'content/publication/notes/cite.bib': '@article{n, title={Notes}, volume={3}}',
    'content/post/hello.md': '---\ntitle: Hello\ndate: 2020-01-02\nauthors: [bob]\n---\nText.\n',
    'content/join.md': '---\ntitle: Join us\naliases: [/work]\n---\nDo.\n',
    'content/opportunity/phd.md': '---\ntitle: PhD\n---\nDo.\n',
  },
  'lab-website-template': {
    '_config.yaml': 'title: Lab\n',
    '_members/ada.md': '---\nname: Ada\nimage: images/ada.png\nrole: pi\n---\nBio.\n',
    '_members/bob.md': '---\nname: Bob\ngroup: alum\n---\nBio.\n',
    '_data/types.yaml': 'pi:\n  description: Head\n',
    '_data/projects.yaml':
      '- title: Engine\n  description: Text\n- title: Loom\n  description: Text\n',
    '_data/citations.yaml':
      "- id: doi:10.5555/notes\n  title: Notes\n  authors: [Ada]\n  publisher: J\n  date: '1843-09-01'\n",
    '_posts/2019-01-07-hello.md': '---\ntitle: Hello\nauthor: ada\n---\nText.\n',
    'join/index.md': '---\ntitle: Join us\nnav:\n  order: 1\n---\nDo.\n',
    'images/ada.png': picture,
  },
  WordPress: {
    'export.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://lab.example</link><wp:wxr_version>1.2</wp:wxr_version>${[
      wordPressItem(1, 'page', 'Join'),
      wordPressItem(2, 'post', 'Hello'),
      wordPressItem(3, 'team_member', 'Ada'),
      wordPressItem(4, 'project', 'Engine'),
    ].join('')}</channel></rss>`,
    'notes.txt': 'Not an export.',
  },
  'a table': {
    'people.csv': 'name,team,role\nAda,Heads,Professor\nBob,Students,\n',
    'publications.csv': 'title,authors,year,venue\nNotes,Ada Lovelace,1843,Journal\n',
  },
}

const exportOfSite = async (): Promise<OldSiteFiles> => {
  const { app, admin, token } = await startSite()
  await makeProfile(admin, { name: 'Ada' })
  await admin.category.addCategory({ name: 'Imaging' })
  await admin.page.createPage({ title: 'Join', path: '/join', content: 'Do.' })
  const headers = { authorization: `Bearer ${token}` }
  const response = await app.fetch(`${apiBasePath}/move/export`, { headers })
  return Object.fromEntries(await readZip(await response.bytes()))
}

/** Returns everything that an import may add, in the order of its lists. */
const contentOf = async (admin: SalusClient) => {
  const { categories } = await admin.category.showAllCategories()
  const { teams } = await admin.team.all()
  const { publications } = await admin.publication.showAllPublications()
  return {
    people: (await admin.profile.profiles()).profiles.map(({ name }) => name),
    teams: teams.map(({ name, peoples }) => [name, ...peoples.map((person) => person.name)]),
    categories: categories.map(({ name }) => name),
    projects: (await admin.post.getAllPosts({})).posts.map(({ title }) => title),
    publications: publications.map(({ title, pdf }) => [title, pdf]),
    news: (await admin.frontPage.frontPages()).frontPages.map(({ title }) => title),
    pages: (await admin.page.pages({ status: 'all' })).pages.map(({ path, status }) => [
      path,
      status,
    ]),
    menu: (await admin.site.getMenus()).menus.more.map(({ label, target }) => [label, target]),
  }
}

const importFolder = async (app: TestApp, admin: SalusClient, files: OldSiteFiles) => {
  const { moves } = app.services
  const importId = await moves.read({ accountId: null, name: 'Test' }, await writeOldSite(files))
  await moves.save(importId, undefined)
  return waitForMove(admin, importId)
}

/** Imports a site into an empty Salus, undoes the import and repeats it. Returns both results. */
const importTwice = async (files: OldSiteFiles, isFolder = false) => {
  const app = await startTestApp()
  const admin = app.client(await app.adminToken())
  const load = async () => {
    const move = isFolder
      ? await importFolder(app, admin, files)
      : await importSite(admin, siteZip(files))
    const items = move.items.map(({ source }, at) => `${source} ${formatImportItems(move)[at]}`)
    return { move, result: { items, left: move.left, content: await contentOf(admin) } }
  }
  const empty = await contentOf(admin)
  const { move, result } = await load()
  await admin.move.undoImport({ importId: move.importId })
  await waitForMove(admin, move.importId)
  expect(await contentOf(admin)).toEqual(empty)
  return { first: result, second: (await load()).result }
}

const reversed = (files: OldSiteFiles): OldSiteFiles =>
  Object.fromEntries(Object.entries(files).toReversed())

test.for([...Object.keys(sites), 'Salus'])(
  'an import has equal results from a folder and from archives in any order, also after it was undone: %s',
  async (name) => {
    const files = sites[name] ?? (await exportOfSite())
    const { first, second } = await importTwice(files)
    expect(first.items.length).toBeGreaterThan(2)
    expect(second).toEqual(first)
    expect(await importTwice(reversed(files))).toEqual({ first, second })
    expect(await importTwice(files, true)).toEqual({ first, second })
  },
)
