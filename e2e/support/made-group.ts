import type { SalusClient } from '#contract/api.ts'
import { makeEdf } from '#server/tools/testing/files/recordings.ts'
import { makeScan } from '#server/tools/testing/files/scans.ts'
import { makeZip } from '#server/tools/testing/files/zip.ts'
import { openSite, type Site } from './site.ts'

const oldSite = {
  '_members/ada.md': '---\nname: Ada Lovelace\nrole: pi\n---\n\nWorks on engines.\n',
  '_members/bob.md': '---\nname: Bob Ünlü\ngroup: alum\n---\n\nWorked on engines.\n',
  '_data/projects.yaml': '- title: Engine\n  description: It computes.\n  tags: [software]\n',
  '_data/citations.yaml':
    "- id: doi:10.5555/notes\n  title: Notes on engines\n  authors: [Ada Lovelace]\n  date: '1843-09-01'\n",
  '_posts/2019-01-07-hello.md': '---\ntitle: Hello\nauthor: ada\n---\n\nWe begin.\n',
  'join/index.md': '---\ntitle: Join us\nnav:\n  order: 1\n---\n\nWrite to us.\n',
  'blog/index.md': '---\ntitle: Blog\n---\n\n{% include list.html data="posts" %}\n',
}

const zipped = (files: Readonly<Record<string, string>>): File =>
  new File(
    [makeZip(Object.entries(files).map(([name, text]) => ({ name, bytes: Buffer.from(text) })))],
    'site.zip',
  )

const until = async (api: SalusClient, importId: string, state: string): Promise<void> => {
  for (;;) {
    const { import: found } = await api.move.getImport({ importId, items: false })
    if (found?.state === state) return
    if (found?.state === 'failed') throw new Error(found.reason)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const addFigures = async ({ figure, page }: SalusClient): Promise<void> => {
  const size = [24, 26, 20] as const
  const scan = makeScan({ size, spacing: [3, 3, 3], voxel: (x, y, z) => x + y + z })
  const channels = [{ label: 'ECG II', rate: 100, value: (at: number) => Math.sin(at) }]
  const volume = await figure.uploadVolume({ file: new File([scan], 'scan'), withoutFace: true })
  const trace = await figure.uploadTrace({
    file: new File([makeEdf({ records: 20, channels, notes: [] })], 'recording'),
  })
  const content = [
    `::volume address="${volume.url}" alt="A head" caption="A made head"`,
    `::trace address="${trace.url}" alt="A sine" caption="One millivolt" from="5" seconds="10"`,
  ].join('\n\n')
  await page.createPage({ title: 'Figures', path: '/figures', content })
}

/** Imports the files of an old site. */
export const importFiles = async (
  api: SalusClient,
  files: Readonly<Record<string, string>>,
): Promise<void> => {
  const { importId } = await api.move.previewImport({ file: zipped(files) })
  await until(api, importId, 'ready')
  await api.move.import({ importId })
  await until(api, importId, 'saved')
}

/** Starts a site imported from another system, in two languages, with redirects, a renamed publication and figures. */
export const openImportedSite = async (): Promise<Site> => {
  const site = await openSite()
  const api = await site.ownerApi()
  await importFiles(api, oldSite)
  await addFigures(api)
  await api.settings.updateSettings({ name: 'Engines', email: 'us@lab.example' })
  await api.site.updateLanguages({ languages: ['en', 'de'] })
  const { posts } = await api.post.getAllPosts({})
  const fields = { title: 'Maschine', shortDesc: 'Sie rechnet.', content: 'Sie rechnet.' }
  await api.translation.saveTranslation({
    ...{ entity: 'post', id: posts[0]?._id ?? '', lang: 'de', fields },
  })
  const { publications } = await api.publication.showAllPublications({})
  const id = publications[0]?._id ?? ''
  await api.publication.updatePublication({ id, title: 'Notes on the engine' })
  return site
}
