import { setTimeout as wait } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/call/client.ts'
import { fetchRaw } from './answer.ts'
import { temporaryFolder } from './child.ts'
import { quantile } from './numbers.ts'
import { startSalus } from './salus.ts'
import { publicationOf, seed } from './seed.ts'
import { cpuMs, peakMemoryMb } from './usage.ts'
import { openWrites, type Site } from './writes.ts'

/** What others wait while something goes on: all but one in a hundred, in milliseconds. */
interface Waits {
  readonly visits: number
  readonly edits: number
}

/** What an import of many publications takes, and what others notice of it. */
export interface ImportCost {
  readonly previewSeconds: number
  readonly saveSeconds: number
  readonly undoSeconds: number
  readonly before: Waits
  readonly meanwhile: Waits
  /** The longest time in which nobody else had a turn, in milliseconds. */
  readonly longestBlock: number
  readonly peakMb: number
}

const people = 100
const visitEveryMs = 100
const editEveryMs = 200
/** As the dashboard asks. */
const askEveryMs = 700

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

/** Does something again and again until told to stop; answers with how long it takes, all but one in a hundred. */
const repeat = (work: () => Promise<unknown>, everyMs: number) => {
  const times: number[] = []
  let isOver = false
  const walk = async () => {
    while (!isOver) {
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
      await wait(everyMs)
    }
  }
  const walking = walk()
  return async () => {
    isOver = true
    await walking
    return quantile(times, 0.99)
  }
}

/** A visitor opens the publications and an editor changes a project, again and again until told to stop. */
const goOn = async (site: Site) => {
  const write = await openWrites(site, 'projects')
  const visits = repeat(() => fetchRaw(`${site.server.url}/publications`), visitEveryMs)
  const edits = repeat(write, editEveryMs)
  return async (): Promise<Waits> => ({ visits: await visits(), edits: await edits() })
}

/** The longest that the event loop was kept from anyone else since this was last asked, in milliseconds. */
const longestBlock = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(metrics)?.[1]) * 1000
}

/** Previews, saves and takes back BibTeX entries over an otherwise small site. */
export const measureImport = async (entries: number): Promise<ImportCost> => {
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications: 100, projects: 10, profiles: people })
  const server = await startSalus(dataDir)
  const { publication } = createClient(api, {
    fetch: (path, init) => fetch(server.url + path, init),
    token: () => token,
  })
  const settled = async (importId: string, state: 'ready' | 'saved' | 'undone') => {
    for (;;) {
      const { import: found } = await publication.getImport({ importId, entries: false })
      if (found.state === state) return publication.getImport({ importId })
      if (found.state === 'failed') throw new Error(found.reason)
      await wait(askEveryMs)
    }
  }
  /** By the clock, or in processor time where that is less because others use the machine. */
  const timed = async (work: () => Promise<unknown>) => {
    const [began, used] = [performance.now(), cpuMs(server.pids)]
    await work()
    return Math.min(performance.now() - began, cpuMs(server.pids) - used) / 1000
  }

  const site = { server, token }
  const quiet = await goOn(site)
  await wait(5_000)
  const before = await quiet()

  const text = Array.from({ length: entries }, (_, age) => entryOf(age)).join('\n')
  const busy = await goOn(site)
  await longestBlock(server.url)
  let importId = ''
  const previewSeconds = await timed(async () => {
    importId = (await publication.previewImport({ text })).importId
    await settled(importId, 'ready')
  })
  const saveSeconds = await timed(async () => {
    await publication.import({ importId })
    await settled(importId, 'saved')
  })
  const undoSeconds = await timed(async () => {
    await publication.undoImport({ importId })
    await settled(importId, 'undone')
  })
  const block = await longestBlock(server.url)
  const meanwhile = await busy()
  const peakMb = peakMemoryMb(server.pids)
  await server.stop()
  return {
    previewSeconds,
    saveSeconds,
    undoSeconds,
    before,
    meanwhile,
    peakMb,
    longestBlock: block,
  }
}
