import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import lighthouse from 'lighthouse'
import { endWithUs, temporaryFolder } from './child.ts'
import { median } from './numbers.ts'
import { startSalus } from './salus.ts'

/** What a visitor's first page was found to be, each the middle of all visits. */
export interface Verdict {
  readonly path: string
  /** From 0 to 100, by the name of the category. */
  readonly scores: Readonly<Record<string, number>>
  readonly paintMs: number
  readonly largestPaintMs: number
  readonly blockedMs: number
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

/** Opens a page in a browser that has never seen the site; Lighthouse imitates a phone with slow 4G. */
const visit = async (program: string, url: string) => {
  const profile = `--user-data-dir=${join(temporaryFolder(), 'profile')}`
  const browser = endWithUs(
    spawn(program, [...browserFlags, profile], { stdio: ['ignore', 'ignore', 'pipe'] }),
  )
  const portOf = async () => {
    for await (const line of createInterface({ input: browser.stderr })) {
      const [, port] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line) ?? []
      if (port !== undefined) return Number(port)
    }
    throw new Error(`${program} did not start`)
  }
  const result = await lighthouse(url, {
    port: await portOf(),
    logLevel: 'error',
    onlyCategories: categories,
  })
  browser.kill('SIGKILL')
  if (!result) throw new Error(`Lighthouse says nothing about ${url}`)
  return result.lhr
}

type Report = Awaited<ReturnType<typeof visit>>

const middle = (path: string, reports: readonly Report[]): Verdict => {
  const number = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
  const score = (category: string) =>
    median(reports.map((report) => (report.categories[category]?.score ?? 0) * 100))
  return {
    path,
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])),
    paintMs: number('first-contentful-paint'),
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
  }
}

const projectOf = async (url: string): Promise<string> => {
  const list = await (await fetch(`${url}/projects`)).text()
  const [, path] = /href="(\/project\/[^"]+)"/.exec(list) ?? []
  if (path === undefined) throw new Error('There is no project among the examples')
  return path
}

/** Visits the pages of a new installation with the example content, without the loaders. */
export const measureVisits = async (program: string, times: number): Promise<Verdict[]> => {
  const salus = await startSalus(temporaryFolder(), {
    SEED_DEMO: 'true',
    INTRO_LOADER_MS: '0',
    TRANSITION_LOADER_MS: '0',
  })
  const paths = ['/', '/projects', await projectOf(salus.url), '/team', '/publications']
  const verdicts: Verdict[] = []
  for (const path of paths) {
    const reports: Report[] = []
    for (let at = 0; at < times; at++) reports.push(await visit(program, salus.url + path))
    verdicts.push(middle(path, reports))
  }
  await salus.stop()
  return verdicts
}
