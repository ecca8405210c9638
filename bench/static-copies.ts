import { join } from 'node:path'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { temporaryFolder } from './child.ts'
import { printTargets } from './report.ts'
import { type CommandCost, runBuilt } from './run-command.ts'
import { startSalus } from './salus.ts'
import { seed } from './seed.ts'

const publications = 10_000

/** Measures a static copy of the site. */
const copyInto = (folder: string, dataDir: string): Promise<CommandCost> => {
  const place = ['--url', 'https://uni.example', '--base', '/~group/']
  return runBuilt('export-static', [folder, ...place], { DATA_DIR: dataDir })
}

const copyExamples = async (): Promise<CommandCost> => {
  const dataDir = temporaryFolder()
  const salus = await startSalus(dataDir, { SEED_DEMO: 'true' })
  await salus.stop()
  // Salus resizes images in the background, so a first copy creates missing sizes.
  await copyInto(join(temporaryFolder(), 'first'), dataDir)
  return copyInto(join(temporaryFolder(), 'site'), dataDir)
}

/** Changes the title of a publication. */
const renameOne = async (dataDir: string, token: string): Promise<void> => {
  const salus = await startSalus(dataDir)
  const client = createApiClient(api, {
    fetch: (path, init) => fetch(salus.url + path, init),
    token: () => token,
  })
  const { entries } = await client.publication.publicationEntries({ limit: 1 })
  await client.publication.updatePublication({ id: entries[0]?._id ?? '', title: 'Another title' })
  await salus.stop()
}

/** Measures a static copy, and another after one change. Returns whether every target was met. */
export const runStatic = async (): Promise<boolean> => {
  const examples = await copyExamples()
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications, projects: 100, profiles: 100 })
  const folder = join(temporaryFolder(), 'site')
  const first = await copyInto(folder, dataDir)
  await renameOne(dataDir, token)
  const again = await copyInto(folder, dataDir)
  const many = `${publications.toLocaleString('en')} publications`
  return printTargets([
    { what: 'the example site as files', measured: examples.seconds, atMost: 20, unit: ' s' },
    { what: `${many} as files`, measured: first.seconds, atMost: 300, unit: ' s' },
    { what: `memory, ${many} as files`, measured: first.peakMb, atMost: 700, unit: ' MB' },
    {
      what: 'again after one change',
      measured: again.seconds,
      atMost: Math.round(first.seconds) / 10,
      unit: ' s',
    },
  ])
}
