import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { temporaryFolder } from './child.ts'
import { type CommandCost, runBuilt } from './run-command.ts'
import { root, startSalus } from './salus.ts'
import { seed } from './seed.ts'

/** Costs of exporting a site and importing it. */
export interface ArchiveCost {
  readonly export: CommandCost
  readonly import: CommandCost
}

const filmBytes = 9 * 1024 * 1024

/** Makes a video of 9 MB: one that plays, and padding that players ignore. */
const makeFilm = (film: Uint8Array): File => {
  const rest = Buffer.alloc(filmBytes - film.length)
  rest.writeUInt32BE(rest.length, 0)
  rest.write('free', 4, 'latin1')
  randomBytes(16).copy(rest, 8)
  return new File([new Uint8Array(film), rest], 'film.mp4')
}

/** Exports a site with videos and imports the archive into an empty site, each by its command. */
export const measureArchive = async (films: number): Promise<ArchiveCost> => {
  const film = await readFile(join(root, 'web/assets/leadership.mp4'))
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications: 1_000, projects: 10 })
  const salus = await startSalus(dataDir)
  const { media, page } = createApiClient(api, {
    fetch: (path, init) => fetch(salus.url + path, init),
    token: () => token,
  })
  const urls: string[] = []
  for (let at = 0; at < films; at++)
    urls.push((await media.uploadFilm({ film: makeFilm(film) })).url)
  const content = urls.map((url) => `[A film](${url})`).join('\n\n')
  await page.createPage({ title: 'Films', path: '/films', content })
  await salus.stop()
  const [folder, other] = [temporaryFolder(), temporaryFolder()]
  const archive = join(folder, 'site.zip')
  const taken = await runBuilt('export', [archive], { DATA_DIR: dataDir })
  await rm(dataDir, { recursive: true })
  const brought = await runBuilt('import', [archive], { DATA_DIR: other })
  await rm(other, { recursive: true })
  await rm(folder, { recursive: true })
  return { export: taken, import: brought }
}
