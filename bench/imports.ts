import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { temporaryFolder } from './child.ts'
import { besideOthers, type Noticed, timed, untilState } from './others.ts'
import { startSalus } from './salus.ts'
import { publicationOf, seed } from './seed.ts'
import { peakMemoryMb } from './usage.ts'

/** Costs of importing many publications, also for other requests. */
export interface ImportCost extends Noticed {
  readonly previewSeconds: number
  readonly saveSeconds: number
  readonly undoSeconds: number
  /** Longest block of the event loop, in milliseconds. */
  readonly longestBlock: number
  readonly peakMb: number
}

const people = 100

const entryOf = (age: number): string => {
  const { title, authors, publicationDate, publicationSummary } = publicationOf(age)
  return `@article{bench${age},
  title = {${title} {EEG} number ${age}},
  author = {${authors.replaceAll('.', '').replaceAll(', ', ' and ')}},
  journal = {Journal of Invented Results},
  year = {${publicationDate.slice(0, 4)}},
  doi = {10.5555/bench.${age}},
  abstract = {${publicationSummary.slice(0, 500)}}
}
`
}

/** Returns the longest block of the event loop since the last call, in milliseconds. */
const longestBlock = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1000
}

/** Previews, saves and undoes an import of BibTeX entries over a small site. */
export const measureImport = async (entries: number): Promise<ImportCost> => {
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications: 100, projects: 10, profiles: people })
  const server = await startSalus(dataDir)
  const { publication } = createApiClient(api, {
    fetch: (path, init) => fetch(server.url + path, init),
    token: () => token,
  })
  const settled = async (importId: string, state: 'ready' | 'saved' | 'undone') => {
    await untilState(() => publication.getImport({ importId, entries: false }), state)
    return publication.getImport({ importId })
  }

  const text = Array.from({ length: entries }, (_, age) => entryOf(age)).join('\n')
  const cost = { previewSeconds: 0, saveSeconds: 0, undoSeconds: 0, longestBlock: 0 }
  const noticed = await besideOthers({ server, token }, async () => {
    await longestBlock(server.url)
    let importId = ''
    cost.previewSeconds = await timed(server, async () => {
      importId = (await publication.previewImport({ text })).importId
      await settled(importId, 'ready')
    })
    cost.saveSeconds = await timed(server, async () => {
      await publication.import({ importId })
      await settled(importId, 'saved')
    })
    cost.undoSeconds = await timed(server, async () => {
      await publication.undoImport({ importId })
      await settled(importId, 'undone')
    })
    cost.longestBlock = await longestBlock(server.url)
  })
  const peakMb = peakMemoryMb(server.pids)
  await server.stop()
  return { ...cost, ...noticed, peakMb }
}
