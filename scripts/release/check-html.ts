import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SalusClient } from '#contract/api.ts'
import { allSitePages } from '#contract/pages.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { runCommandOn } from '#server/tools/testing/process/command.ts'
import { openSite, type Site } from '../../e2e/support/site.ts'
import { checkHtmlFolder, hasJava } from './nu-checker.ts'

const languages = ['en', 'de', 'ar', 'fi', 'he']

/** Number of entries per kind of page, as these differ in their filled fields. */
const perKind = 3

/** Paths of public pages that are not in the sitemap. */
const unlisted = [
  ...languages.flatMap((code) => {
    const prefix = code === 'en' ? '' : `/${code}`
    return ['/search?q=heart', '/newsletter', '/publications?year=2024', '/nothing-here'].map(
      (path) => prefix + path,
    )
  }),
  ...allSitePages
    .filter(({ path, audience }) => audience === 'account' && !path.includes(':'))
    .map(({ path }) => path),
]

/** Markdown with every element and block that needs only text. */
const text = `
# A heading

| left | middle | right |
| :--- | :----: | ----: |
| a    | b      | c     |

A note[^1], a formula $x_1^2$ and \`code\`.

$$\\sum_{i=1}^n a_i$$

- [x] done
- [ ] to do

\`\`\`python
print(1)
\`\`\`

[^1]: The note.

::people

::publications limit="3"

::projects

::contact

::address

:::address
A street
:::

::embed address="https://vimeo.com/76979871" title="A film"

::film address="https://vimeo.com/76979871" title="A film"

:::position Doctoral student until="2999-01-01" apply="mailto:jobs@lab.example"
Write to us.
:::

:::question Who may apply?
Everyone.
:::
`

/** Returns the path without id and title, such as `/de/project/:id`. */
const kindOf = (path: string): string =>
  path.replace(/[?#].*/, '').replace(/\/[0-9a-hjkmnp-tv-z]{26}(?=\/|$).*/, '/:id')

const fewOfEachKind = (paths: readonly string[]): string[] => {
  const counts = new Map<string, number>()
  return paths.filter((path) => {
    const count = counts.get(kindOf(path)) ?? 0
    counts.set(kindOf(path), count + 1)
    return count < perKind
  })
}

/** Uploads a picture, scans and a recording. Returns blocks that show them. */
const addFigures = async (api: SalusClient): Promise<string> => {
  const fileOf = (bytes: Uint8Array<ArrayBuffer>, name: string) => new File([bytes], name)
  const voxel = (x: number) => x
  const scan = fileOf(makeScan({ voxel }), 'scan.nii.gz')
  const labels = fileOf(makeScan({ voxel: (x) => Number(x > 5) }), 'labels.nii.gz')
  const volumes = [
    await api.figure.uploadVolume({ file: scan, labels, withoutFace: true, download: true }),
    await api.figure.uploadVolume({
      file: fileOf(makeScan({ sform: null, voxel }), 'bare.nii.gz'),
    }),
  ]
  const channels = [{ label: 'ECG', value: Math.sin }]
  const notes = [{ at: 1, seconds: 2, text: 'A note' }]
  const recording = fileOf(makeEdf({ channels, notes }), 'recording.edf')
  const { url, still } = await api.figure.uploadTrace({ file: recording })
  return [
    ...volumes.map((volume) => `::volume address="${volume.url}" alt="A head" legend="1: Right"`),
    `::trace address="${url}" alt="A heart" caption="A recording"`,
    `::figure picture="${still}" alt="A heart" caption="A picture"`,
    `![A heart](${still})`,
  ].join('\n\n')
}

/** Adds content of every kind. Returns the paths of pages that need a secret link. */
const addContent = async (site: Site): Promise<string[]> => {
  const api = await site.ownerApi()
  await api.site.updateLanguages({ languages })
  const content = `${text}\n${await addFigures(api)}`
  await api.page.createPage({ title: 'Everything', path: '/everything', content })
  const draft = { title: 'Draft', path: '/draft', content, status: 'draft' } as const
  const { data } = await api.page.createPage(draft)
  const preview = await api.preview.sharePreview({ entity: 'page', id: data._id })
  const { publications } = await api.publication.showAllPublications({ limit: 1 })
  const include = publications.map(({ _id: id }) => ({ kind: 'publication' as const, id }))
  const { data: issue } = await api.issue.createIssue({ subject: 'News', include })
  await api.issue.sendIssue({ issueId: issue._id })
  return [new URL(preview.url).pathname]
}

const savePages = async (
  { server }: Site,
  folder: string,
  linked: readonly string[],
): Promise<number> => {
  const map = await (await fetch(`${server.url}/sitemap.xml`)).text()
  const listed = Array.from(
    map.matchAll(/<loc>([^<]*)/g),
    ([, page = '']) => new URL(page).pathname,
  )
  const paths = [...fewOfEachKind(listed), ...unlisted, ...linked]
  for (const path of paths) {
    const page = await fetch(server.url + path)
    writeFileSync(join(folder, `${encodeURIComponent(path)}.html`), await page.text())
  }
  return paths.length
}

const saveExport = async ({ server }: Site, work: string, folder: string): Promise<number> => {
  const target = join(work, 'export')
  const { code, said } = await runCommandOn(
    { dataDir: server.dataDir, databaseUrl: undefined },
    'export-static',
    [target, '--url', 'https://lab.example'],
    { NODE_ENV: 'production', PUBLIC_URL: server.url },
  )
  if (code !== 0) throw new Error(said)
  const files = (await readdir(target, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  )
  const few = fewOfEachKind(files.map((name) => `/${name}`))
  for (const file of few) {
    cpSync(join(target, file), join(folder, `export ${encodeURIComponent(file)}`))
  }
  return few.length
}

/** Runs the Nu HTML checker. Returns the number of pages, and its errors and warnings. */
const checkPages = async (): Promise<{ pages: number; faults: string[] }> => {
  const work = mkdtempSync(join(tmpdir(), 'salus-html-'))
  const folder = join(work, 'pages')
  mkdirSync(folder)
  const site = await openSite({ examples: true, standIns: true, loaders: true })
  try {
    const linked = await addContent(site)
    const pages = (await savePages(site, folder, linked)) + (await saveExport(site, work, folder))
    return { pages, faults: await checkHtmlFolder(folder) }
  } finally {
    await site.close()
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * Checks the HTML of every kind of public page, in languages with and without built-in texts, as sent by the server and as
 * exported. Throws on errors or warnings.
 */
export const checkHtml = async (): Promise<void> => {
  if (!(await hasJava())) {
    console.log('not run Java is not installed: nobody has checked the HTML')
    return
  }
  const { pages, faults } = await checkPages()
  if (faults.length > 0) throw new Error(`The Nu HTML checker reports:\n${faults.join('\n')}`)
  console.log(`ok      the Nu HTML checker accepts ${pages} pages`)
}
