import { setTimeout as wait } from 'node:timers/promises'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/call/client.ts'
import { fetchRaw } from './answer.ts'
import { temporaryFolder } from './child.ts'
import { quantile } from './numbers.ts'
import { startSalus } from './salus.ts'
import { publicationOf, seed } from './seed.ts'
import { cpuMs, peakMemoryMb } from './usage.ts'

/** What an import of many publications takes, and what visitors notice of it. */
export interface ImportCost {
  readonly entries: number
  readonly previewSeconds: number
  readonly saveSeconds: number
  /** What nine of ten visitors wait at most, before and meanwhile, in milliseconds. */
  readonly before: number
  readonly meanwhile: number
  readonly peakMb: number
}

const people = 100
const visitEveryMs = 100
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

/** Opens the page of the publications again and again, as visitors do, until told to stop. */
const visit = (url: string) => {
  const times: number[] = []
  let isOver = false
  const walk = async () => {
    while (!isOver) {
      const began = performance.now()
      await fetchRaw(`${url}/publications`)
      times.push(performance.now() - began)
      await wait(visitEveryMs)
    }
  }
  const walking = walk()
  return async () => {
    isOver = true
    await walking
    return quantile(times, 0.9)
  }
}

/** Previews and saves BibTeX entries over an otherwise small site. */
export const measureImport = async (entries: number): Promise<ImportCost> => {
  const dataDir = temporaryFolder()
  const token = await seed(dataDir, { publications: 100, profiles: people })
  const server = await startSalus(dataDir)
  const { publication } = createClient(api, {
    fetch: (path, init) => fetch(server.url + path, init),
    token: () => token,
  })
  const settled = async (importId: string, state: 'ready' | 'saved') => {
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

  const quiet = visit(server.url)
  await wait(5_000)
  const before = await quiet()

  const text = Array.from({ length: entries }, (_, age) => entryOf(age)).join('\n')
  const busy = visit(server.url)
  let importId = ''
  const previewSeconds = await timed(async () => {
    importId = (await publication.previewImport({ text })).importId
    await settled(importId, 'ready')
  })
  const saveSeconds = await timed(async () => {
    await publication.import({ importId })
    await settled(importId, 'saved')
  })
  const meanwhile = await busy()
  const peakMb = peakMemoryMb(server.pids)
  await server.stop()
  return { entries, previewSeconds, saveSeconds, before, meanwhile, peakMb }
}
